import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** Data of the current request or task, available anywhere in the code without passing it along. */
export interface RequestContext {
  /** Logger that includes the service name and the request id. */
  readonly logger: Logger;
  readonly requestId?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs a function; everything it starts sees this context. */
export const runInContext = <Result>(context: RequestContext, run: () => Result): Result =>
  storage.run(context, run);

/** The context of the current request, task or start; `undefined` outside of any service. */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Request id of the current request or task, to pass on in calls and tasks. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

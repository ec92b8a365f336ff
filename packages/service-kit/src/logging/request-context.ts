import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

/** What belongs to the running request or task, wherever the code is: reached without passing it along. */
export interface RequestContext {
  /** Logger that already carries the service name and the request id. */
  readonly logger: Logger;
  readonly requestId?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs a function so that everything it starts sees this context. */
export const runInContext = <Result>(context: RequestContext, run: () => Result): Result =>
  storage.run(context, run);

/** The context of the running request, task or start; `undefined` outside of any service. */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** Request id of the running request or task, to pass on in calls and tasks. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

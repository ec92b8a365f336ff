import type { AiAnswer } from '@commons/contracts/ai';
import { refuse } from '@commons/service-kit/errors/refuse';
import type { AnswerEnd } from './answer-channel.service.js';

export const callerLeft = Symbol('the caller left');
export const waitIsOver = Symbol('the wait is over');

/** The end of a wait: an answer, a refusal, the caller's disconnect, or a timeout. Only the first counts. */
export class Ending {
  readonly promise: Promise<AiAnswer>;
  resolve: (answer: AiAnswer) => void = () => undefined;
  reject: (reason: unknown) => void = () => undefined;

  constructor(signal: AbortSignal, waitMs: number) {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Nobody handles the rejection until the wait begins.
    this.promise.catch(() => undefined);
    const timer = setTimeout(() => this.reject(waitIsOver), waitMs);
    const left = () => this.reject(callerLeft);
    if (signal.aborted) left();
    signal.addEventListener('abort', left, { once: true });
    const clear = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', left);
    };
    this.promise.then(clear, clear);
  }
  /** Ends it as the worker reported. */
  by(end: AnswerEnd): void {
    if (end.kind === 'done') this.resolve(end.answer);
    else this.reject(refuse(end.status, end.detail));
  }
}

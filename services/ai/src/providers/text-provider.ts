import type { AdvisorRequest } from '@commons/contracts/ai';

/** What is to be written, with the facts as entered. */
export interface WritingOrder {
  readonly tool: 'business-advisor';
  readonly input: AdvisorRequest;
}

/** Who writes: a language model, or the built-in writer. Only this service knows which there are. */
export interface TextProvider {
  /** Answered to the caller, so that the screen can label the text: `built-in`, or the name of the model. */
  readonly name: string;
  /** @throws when the model cannot be reached, takes too long, or answers nothing */
  write(order: WritingOrder, signal?: AbortSignal): Promise<string>;
}

/** Injection token of the provider the settings name. */
export const TEXT_PROVIDER = Symbol('TEXT_PROVIDER');

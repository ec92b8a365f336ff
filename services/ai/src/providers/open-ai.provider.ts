import OpenAI from 'openai';
import type { AiConfig } from '../ai.config.js';
import { advicePrompt } from './advice-prompt.js';
import type { TextProvider, WritingOrder } from './text-provider.js';

/** Any OpenAI-compatible endpoint. It is asked once: after a failure the built-in writer takes over. */
export class OpenAiProvider implements TextProvider {
  readonly name: string;
  readonly #client: OpenAI;

  constructor(config: AiConfig) {
    this.name = config.OPENAI_MODEL;
    this.#client = new OpenAI({
      // Local endpoints want none, the client insists on one.
      apiKey: config.OPENAI_API_KEY ?? 'none',
      baseURL: config.OPENAI_BASE_URL,
      timeout: config.AI_MODEL_TIMEOUT_MS,
      maxRetries: 0,
    });
  }

  async write(order: WritingOrder, signal?: AbortSignal): Promise<string> {
    const answer = await this.#client.chat.completions.create(
      { model: this.name, messages: advicePrompt(order.input) },
      { signal },
    );
    const text = answer.choices?.[0]?.message?.content?.trim();
    if (!text) throw new Error('the model answered nothing');
    return text;
  }
}

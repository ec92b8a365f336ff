import { z } from 'zod';

/** Settings of the AI service. Without a key and a base URL the built-in writer writes all texts. */
export const AiConfig = z.object({
  OPENAI_API_KEY: z.string().optional(),
  /** Any OpenAI-compatible endpoint, e.g. http://127.0.0.1:11434/v1. */
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  /** Longest wait of a caller for a whole text. */
  AI_WAIT_MS: z.coerce.number().int().min(100).max(120_000).default(25_000),
  /** Longest wait of a caller who follows the stream. */
  AI_STREAM_WAIT_MS: z.coerce.number().int().min(100).max(600_000).default(120_000),
  /** Longest silence of the model before the built-in writer takes over: less than the caller waits. */
  AI_MODEL_TIMEOUT_MS: z.coerce.number().int().min(50).max(120_000).default(20_000),
  /** Longest time that a model may write one text: less than a streaming caller waits. */
  AI_MODEL_WRITING_MS: z.coerce.number().int().min(50).max(600_000).default(90_000),
  /** Longest text of a model in characters: many times what any tool asks for. */
  AI_MODEL_TEXT_LIMIT: z.coerce.number().int().min(100).max(1_000_000).default(60_000),
  /** Texts that the model writes concurrently, across all workers; 0 for no limit. */
  AI_MODEL_CONCURRENCY: z.coerce.number().int().min(0).max(10_000).default(0),
  /** Texts started per minute, across all workers; 0 for no limit. */
  AI_MODEL_PER_MINUTE: z.coerce.number().int().min(0).max(100_000).default(0),
  /** Longest pause requested by the model that is waited out; during a longer one the built-in writer writes. */
  AI_LONGEST_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(5_000),
  /** Texts that one account may start per minute, and have written concurrently (decision A36). */
  AI_TEXTS_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(20),
  AI_TEXTS_AT_ONCE: z.coerce.number().int().min(1).max(100_000).default(4),
  /** Whether the built-in writer drafts English texts with its small language model: about 2 s of a core and 350 MB more. */
  AI_DRAFTS: z.stringbool().default(true),
  /** Longest wait for a draft; then the text is written without one. */
  AI_DRAFT_MS: z.coerce.number().int().min(100).max(120_000).default(20_000),
  /** How long writing continues after the last reader left: enough for a reload over a slow line. */
  AI_LEAVE_MS: z.coerce.number().int().min(0).max(60_000).default(20_000),
});
export type AiConfig = z.output<typeof AiConfig>;

/** Injection token of these settings. */
export const AI_CONFIG = Symbol('AI_CONFIG');

import { builtInProvider } from '@commons/contracts/tools/ai-lists';
import { METRICS } from '@commons/service-kit/health/service-metrics';
import { log } from '@commons/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Counter, Histogram, type Registry } from 'prom-client';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import type { GenerationOutcome, GenerationRecord } from './generation.schema.js';

/** The user and the tool of a text. The tool comes from a fixed list, because it is a label of metrics. */
export interface GenerationPurpose {
  readonly userId: string;
  readonly tool: string;
}

export interface Generation {
  readonly byModel: boolean;
  readonly outcome: GenerationOutcome;
  readonly durationMs: number;
  readonly tokensIn?: number | undefined;
  readonly tokensOut?: number | undefined;
}

const secondsBuckets = [0.01, 0.1, 0.5, 1, 2, 5, 10, 20, 40, 80];

/** Records each generation and counts it in the metrics. */
@Injectable()
export class GenerationsService {
  readonly #endpoint: string;
  readonly #seconds: Histogram<'provider' | 'tool' | 'outcome'>;
  readonly #tokens: Counter<'provider' | 'direction'>;

  constructor(
    @InjectModel('Generation') private readonly generations: Model<GenerationRecord>,
    @Inject(AI_CONFIG) private readonly config: AiConfig,
    @Inject(METRICS) registry: Registry,
  ) {
    this.#endpoint = new URL(config.OPENAI_BASE_URL ?? 'https://api.openai.com').host;
    this.#seconds = new Histogram({
      name: 'ai_generation_seconds',
      help: 'Time to write a text, by writer, tool and outcome',
      labelNames: ['provider', 'tool', 'outcome'],
      buckets: secondsBuckets,
      registers: [registry],
    });
    this.#tokens = new Counter({
      name: 'ai_tokens_total',
      help: 'Tokens counted by the endpoints, in and out',
      labelNames: ['provider', 'direction'],
      registers: [registry],
    });
  }

  /** Records a generation without blocking the end of the text. While MongoDB is down only the record is missing. */
  record({ userId, tool }: GenerationPurpose, generation: Generation): void {
    const { byModel, outcome, durationMs, tokensIn, tokensOut } = generation;
    const provider = byModel ? this.#endpoint : builtInProvider;
    this.#seconds.observe({ provider, tool, outcome }, durationMs / 1_000);
    if (tokensIn) this.#tokens.inc({ provider, direction: 'in' }, tokensIn);
    if (tokensOut) this.#tokens.inc({ provider, direction: 'out' }, tokensOut);
    const record = {
      user_id: userId,
      tool,
      provider,
      ...(byModel && { model: this.config.OPENAI_MODEL }),
      ...(tokensIn !== undefined && { tokens_in: tokensIn }),
      ...(tokensOut !== undefined && { tokens_out: tokensOut }),
      duration_ms: Math.round(durationMs),
      outcome,
      created_at: new Date(),
    };
    setImmediate(() => void this.#store(record));
  }

  /** `lean`: a mongoose document costs more than the rest of the record, and the types are checked already. */
  async #store(record: Omit<GenerationRecord, '_id'>): Promise<void> {
    try {
      await this.generations.insertMany([record], { lean: true });
    } catch (error) {
      log().warn({ reason: (error as Error).message }, 'a generation was not recorded');
    }
  }
}

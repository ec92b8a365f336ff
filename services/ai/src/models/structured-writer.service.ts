import { builtInProvider } from '@commons/contracts/tools/ai-lists';
import { log } from '@commons/service-kit/logging/logger';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { GenerationPurpose } from '../generations/generations.service.js';
import type { Prompt } from './language-model.js';
import { type WriterOptions, WriterService } from './writer.service.js';

export interface StructuredOrder<Schema extends z.ZodType> {
  readonly purpose: GenerationPurpose;
  readonly prompt: Prompt;
  readonly schema: Schema;
  /** The answer of the built-in writer. */
  writeBuiltIn(): z.output<Schema>;
}

/** The answer and its provider. */
export interface StructuredAnswer<Value> {
  readonly value: Value;
  readonly provider: string;
}

/** Requests a structured answer: validated, repaired once by the model itself, else from the built-in writer. */
@Injectable()
export class StructuredWriterService {
  constructor(private readonly writer: WriterService) {}

  /** @throws ModelFailure 'declined' or 'cancelled' */
  async answer<Schema extends z.ZodType>(
    { purpose, prompt, schema, writeBuiltIn }: StructuredOrder<Schema>,
    options: Pick<WriterOptions, 'signal' | 'postpone' | 'starts'>,
  ): Promise<StructuredAnswer<z.output<Schema>>> {
    const quiet = { ...options, onText: () => undefined, onRestart: () => undefined };
    // The built-in value needs no text: this one only marks that the built-in writer was used.
    const ask = (asked: Prompt) =>
      this.writer.write({ purpose, prompt: asked, writeBuiltIn: () => '' }, quiet);
    let asked = prompt;
    for (let attempt = 1; attempt <= 2; attempt++) {
      const { text, provider } = await ask(asked);
      if (provider === builtInProvider) break;
      const read = readJson(text, schema);
      if (read.success) return { value: read.data, provider };
      log().warn({ attempt, problem: read.problem }, 'the answer of the model has the wrong shape');
      asked = repairPrompt(prompt, text, read.problem);
    }
    return { value: writeBuiltIn(), provider: builtInProvider };
  }
}

type Read<Value> = { success: true; data: Value } | { success: false; problem: string };

function readJson<Schema extends z.ZodType>(text: string, schema: Schema): Read<z.output<Schema>> {
  try {
    // Many models wrap their JSON in a code fence.
    const json = JSON.parse(text.replace(/^```(?:json)?\s*|\s*```$/g, ''));
    const result = schema.safeParse(json);
    if (result.success) return { success: true, data: result.data };
    return { success: false, problem: z.prettifyError(result.error) };
  } catch {
    return { success: false, problem: 'It is not JSON.' };
  }
}

const repairPrompt = (prompt: Prompt, answer: string, problem: string): Prompt => ({
  ...prompt,
  rules: `${prompt.rules} Your last answer did not have that shape. Give the whole answer again in the right shape. Problem: ${problem}`,
  entries: `${prompt.entries}\n<entry label="Your last answer">\n${answer.replaceAll('<', '&lt;')}\n</entry>`,
});

import { writeText } from '@commons/contracts/tasks/ai-tasks';
import { builtInProvider } from '@commons/contracts/tools/ai-lists';
import type { Voice } from '@commons/contracts/tools/voice';
import { calendarDay } from '@commons/service-kit/config/time-zone';
import { Portal } from '@commons/service-kit/portal/portal';
import {
  Processor,
  type TaskContext,
  type TaskProcessor,
} from '@commons/service-kit/queues/processor';
import { TaskCancellations } from '@commons/service-kit/queues/task-cancellations';
import type { z } from 'zod';
import { AccountsService } from '../accounts/accounts.service.js';
import { DraftModelService } from '../draft-model/draft-model.service.js';
import { clearMemos } from '../facts/memo.js';
import { MarketsService } from '../markets/markets.service.js';
import type { BuiltInText } from '../models/built-in-text.js';
import { ModelFailure } from '../models/language-model.js';
import { WriterService } from '../models/writer.service.js';
import { findTool } from '../tools/writing-tools.js';
import { applyVoice } from '../voice/apply-voice.js';
import { VoiceService } from '../voice/voice.service.js';
import { AnswerOutput } from './answer-output.js';
import { type AnswerEnd, AnswersService, stopped } from './answers.service.js';
import { checkedText, fallbackNote } from './checked-text.js';
import { promptWithFacts } from './prompt-facts.js';
import { answerIdOf } from './task-id.js';
import { TextLimitsService } from './text-limits.service.js';

type Payload = z.output<(typeof writeText)['payload']>;

const declined: AnswerEnd = {
  kind: 'failed',
  status: 422,
  detail: 'The model declined to write this. Please change your text.',
};
const failed: AnswerEnd = {
  kind: 'failed',
  status: 500,
  detail: 'Server error. Please try again later.',
};

/** Writes the text of an AI tool and appends each piece to its answer as it arrives. */
@Processor(writeText)
export class WriteTextProcessor implements TaskProcessor<typeof writeText> {
  constructor(
    private readonly writer: WriterService,
    private readonly answers: AnswersService,
    private readonly cancellations: TaskCancellations,
    private readonly limits: TextLimitsService,
    private readonly accounts: AccountsService,
    private readonly markets: MarketsService,
    private readonly voices: VoiceService,
    private readonly drafts: DraftModelService,
    private readonly portal: Portal,
  ) {}

  async process(payload: Payload, context: TaskContext): Promise<void> {
    const state = { postponed: false };
    const output = new AnswerOutput(this.answers, answerIdOf(context.id));
    let end: AnswerEnd;
    try {
      end = await this.#write(payload, context, output, state);
    } catch (error) {
      if (!(error instanceof ModelFailure)) {
        // Ends it now: no one should wait for a task that is not retried.
        if (context.lastAttempt && !state.postponed)
          await this.#end(payload, context, output, failed);
        throw error;
      }
      end = error.kind === 'cancelled' ? stopped : declined;
    } finally {
      clearMemos();
    }
    await this.#end(payload, context, output, end);
    await context.erase();
  }

  /** In this order, the reader last: a caller who starts the next text at once must find this one ended. */
  async #end(
    { user_id }: Payload,
    { id }: TaskContext,
    output: AnswerOutput,
    end: AnswerEnd,
  ): Promise<void> {
    await Promise.all([this.limits.end(user_id, answerIdOf(id)), output.end(end)]);
  }

  #write(
    { tool: toolId, user_id, business_id = user_id, language, input }: Payload,
    context: TaskContext,
    output: AnswerOutput,
    state: { postponed: boolean },
  ): Promise<AnswerEnd> {
    const { starts } = context;
    const id = answerIdOf(context.id);
    const tool = findTool(toolId);
    if (!tool) throw new Error(`there is no tool ${toolId}`);
    const today = calendarDay(new Date(), this.portal.now.time_zone);
    // Runs the look-ups that precede the model call concurrently.
    const begun = this.answers.find(id);
    const resting = this.writer.isModelResting();
    const known = this.accounts.facts(user_id, business_id);
    // Without the store, texts are written without the author's style.
    const manner = tool.isLetter ? this.voices.of(user_id).catch(() => ({})) : {};
    const trade = tool.tradeOf?.(input);
    const lookedUp = trade && this.markets.facts(trade);
    for (const asked of [begun, resting]) asked.catch(() => undefined);
    return this.cancellations.watch(context.id, async (signal) => {
      const answer = await begun;
      if (!answer) return stopped;
      // A worker died halfway: the text shown so far is discarded.
      if (answer.hasText) await this.answers.append(id, [{ kind: 'restart', reason: 'worker' }]);
      const [facts, market, voice] = await Promise.all([known, lookedUp, manner]);
      const account = { ...facts, language };
      const prompt = promptWithFacts(tool.prompt(input, today, account, market), {
        tool,
        input,
        account,
        voice,
      });
      const written = await this.writer.write(
        {
          purpose: { userId: user_id, tool: tool.id },
          prompt,
          writeBuiltIn: async () => {
            const order = tool.draftOf?.(input);
            const draft = order && (await this.drafts.draft(order, signal));
            return inVoice(tool.writeBuiltIn(input, today, account, market, draft), voice);
          },
        },
        {
          signal,
          onText: (piece) => output.text(piece),
          onRestart: () => output.restart(),
          postpone: (milliseconds) => {
            state.postponed = true;
            return context.postpone(milliseconds);
          },
          starts,
          resting,
        },
      );
      const { provider, missing, isFallback } = written;
      const { text, checks } =
        provider === builtInProvider
          ? { text: written.text, checks: isFallback ? [fallbackNote(language)] : [] }
          : checkedText(written.text, { tool, input, prompt, account });
      const worksheet = tool.worksheet?.(input, account);
      const result = {
        result: text,
        provider,
        ...(tool.asResponse && { response: text }),
        ...(missing && missing.length > 0 && { missing: [...missing] }),
        ...(checks.length > 0 && { checks }),
        ...(worksheet && {
          // What a model has computed is not known.
          worksheet: { ...worksheet, decides: worksheet.decides && provider === builtInProvider },
        }),
      };
      return { kind: 'done', answer: result };
    });
  }
}

const inVoice = (written: string | BuiltInText, voice: Voice): string | BuiltInText =>
  typeof written === 'string'
    ? applyVoice(written, voice)
    : { ...written, text: applyVoice(written.text, voice) };

import { z } from 'zod';
import { shortText } from '../field-types.js';
import { filled } from '../text/filled-text.js';
import {
  maxOptionLength,
  maxOptions,
  maxQuestionLength,
  maxQuestions,
  maxSentAnswersLength,
  maxTextAnswerLength,
  numberAnswerMost,
  questionKinds,
  readAnswerFilter,
} from './screening-lists.js';

const id = z.string().regex(/^q[0-9a-z]{1,15}$/);
const option = filled(shortText(maxOptionLength));
const limit = z.number().min(-numberAnswerMost).max(numberAnswerMost);

/** The answers that an employer prefers. Applicants never see them, and they decide nothing (decision B11). */
export const WantedAnswer = z
  .object({
    /** One of these: `yes` or `no`, or options of a choice. */
    answers: z.array(shortText(maxOptionLength)).min(1).max(maxOptions).optional(),
    /** For a number. */
    min: limit.optional(),
    max: limit.optional(),
  })
  .meta({ id: 'WantedAnswer' });

/** A question of a posting. An existing `id` updates that question, even with other words. */
export const ScreeningQuestion = z
  .object({
    id: id.optional(),
    kind: z.enum(questionKinds),
    question: filled(shortText(maxQuestionLength)),
    required: z.boolean().optional(),
    /** For a choice only. */
    options: z.array(option).min(2).max(maxOptions).optional(),
    wanted: WantedAnswer.optional(),
  })
  .superRefine((asked, context) => {
    const message = optionsProblem(asked) ?? wantedProblem(asked);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .meta({ id: 'ScreeningQuestion' });
type ScreeningQuestion = z.output<typeof ScreeningQuestion>;

type CheckedQuestion = Pick<ScreeningQuestion, 'kind' | 'options' | 'wanted'>;

function optionsProblem({ kind, options }: CheckedQuestion): string | undefined {
  if (kind !== 'choice') return options && 'Only a choice has answers to choose from.';
  if (!options) return 'A choice needs at least two answers to choose from.';
  return new Set(options).size < options.length ? 'Two answers are the same.' : undefined;
}

function wantedProblem({ kind, options = [], wanted }: CheckedQuestion): string | undefined {
  if (!wanted) return undefined;
  const { answers, min, max } = wanted;
  const isRange = min !== undefined || max !== undefined;
  if (kind === 'number') {
    if (answers) return 'Of a number, say at least or at most.';
    return (min ?? -Infinity) > (max ?? Infinity)
      ? '"At least" is more than "at most".'
      : undefined;
  }
  if (kind === 'text') return 'No answer can be marked for a text.';
  const known = kind === 'yes_no' ? ['yes', 'no'] : options;
  if (isRange || !answers?.every((one) => known.includes(one)))
    return 'The marked answer is none of the answers.';
  return undefined;
}

/** The questions of a posting, in their order. When absent, the current ones are kept. */
export const screeningQuestions = z
  .array(ScreeningQuestion)
  .max(maxQuestions)
  .superRefine((questions, context) => {
    const ids = questions.flatMap(({ id: known }) => known ?? []);
    if (new Set(ids).size < ids.length)
      context.addIssue({ code: 'custom', message: 'Two questions have the same id.' });
  })
  .optional();

/** A question of a job. Only its employer gets `wanted`. */
export const JobQuestion = z
  .object({
    id: z.string(),
    kind: z.enum(questionKinds),
    question: z.string(),
    required: z.boolean(),
    options: z.array(z.string()).optional(),
    wanted: WantedAnswer.optional(),
  })
  .meta({ id: 'JobQuestion' });
export type JobQuestion = z.infer<typeof JobQuestion>;

const answer = z.union([z.string(), z.number()]);

/** A question as asked, with the answer; absent for an omitted optional question. */
export const ScreeningAnswer = z
  .object({
    id: z.string(),
    kind: z.enum(questionKinds),
    question: z.string(),
    answer: answer.optional(),
  })
  .meta({ id: 'ScreeningAnswer' });
export type ScreeningAnswer = z.infer<typeof ScreeningAnswer>;

/** `question` is the wording that the applicant read: the application is refused when it has changed since. */
const sentAnswers = z
  .array(
    z.object({
      id,
      question: z.string().max(maxQuestionLength).optional(),
      answer: z.union([z.string().max(maxTextAnswerLength * 2), z.number()]),
    }),
  )
  .max(maxQuestions);
export type SentAnswers = z.output<typeof sentAnswers>;

/** Answers in the application form: JSON, `[{"id": "q1", "answer": "yes"}]`. */
export const sentAnswersField = z
  .string()
  .max(maxSentAnswersLength)
  .transform((text, context) => {
    const read = sentAnswers.safeParse(parsed(text));
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: 'Expected a JSON list of answers' });
    return z.NEVER;
  })
  .optional();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers to filter by, written by `answerFilterText`. */
export const answerFilter = z
  .string()
  .max(2_000)
  .refine((text) => readAnswerFilter(text) !== undefined, 'Expected answers like q1=yes&q2.min=2')
  .transform((text) => text || undefined)
  .optional();

// Screening questions of a job: kinds, limits, and valid answers. No zod here: front ends import this file.

export const questionKinds = ['yes_no', 'choice', 'number', 'text'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const maxQuestions = 10;
export const maxQuestionLength = 200;
export const maxOptions = 10;
export const maxOptionLength = 80;
export const maxTextAnswerLength = 2_000;
/** Largest absolute value of a number. */
export const numberAnswerMost = 1_000_000_000;
/** Longest JSON of all answers in the application form, in characters. */
export const maxSentAnswersLength = 60_000;

/** `yes` or `no`, an option, a number, or a text. */
export type AnswerValue = string | number;

/** The answers that an employer prefers; informative only, they never decide an application. */
export interface WantedAnswer {
  /** One of these, for yes/no and choice. */
  readonly answers?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The part of a question that validates an answer. */
export interface AskedQuestion {
  readonly kind: QuestionKind;
  readonly required?: boolean | undefined;
  readonly options?: readonly string[] | undefined;
}

/** The error of an answer, for the person who gives it; undefined when it is valid. */
export function answerProblem(
  { kind, required, options = [] }: AskedQuestion,
  answer: AnswerValue | undefined,
): string | undefined {
  const isEmpty = answer === undefined || (typeof answer === 'string' && answer.trim() === '');
  if (isEmpty) return required ? missing[kind] : undefined;
  if (kind === 'number') return numberProblem(answer);
  if (typeof answer !== 'string') return 'Answer with a text.';
  if (kind === 'yes_no') return ['yes', 'no'].includes(answer) ? undefined : missing.yes_no;
  if (kind === 'choice') return options.includes(answer) ? undefined : missing.choice;
  return answer.length > maxTextAnswerLength
    ? `Use at most ${maxTextAnswerLength.toLocaleString('en-US')} characters.`
    : undefined;
}

const missing: Readonly<Record<QuestionKind, string>> = {
  yes_no: 'Choose Yes or No.',
  choice: 'Choose one of the answers.',
  number: 'Enter a number.',
  text: 'Write an answer.',
};

function numberProblem(answer: AnswerValue): string | undefined {
  if (typeof answer !== 'number' || !Number.isFinite(answer))
    return 'Enter a number like 3 or 2.5.';
  if (Math.abs(answer) <= numberAnswerMost) return undefined;
  return `Enter a number up to ${numberAnswerMost.toLocaleString('en-US')}.`;
}

/** An answer as displayed. */
export function answerText(kind: QuestionKind, answer: AnswerValue): string {
  if (kind === 'yes_no') return answer === 'yes' ? 'Yes' : 'No';
  return typeof answer === 'number' ? answer.toLocaleString('en-US') : answer;
}

/** Whether an answer is a preferred one; undefined without preferences or without an answer. */
export function isPreferredAnswer(
  wanted: WantedAnswer | undefined,
  answer: AnswerValue | undefined,
): boolean | undefined {
  if (!wanted || answer === undefined) return undefined;
  const { answers, min, max } = wanted;
  if (typeof answer === 'string') return answers?.includes(answer);
  if (min === undefined && max === undefined) return undefined;
  return answer >= (min ?? -Infinity) && answer <= (max ?? Infinity);
}

/** The answers to filter by, per question. */
export interface AnswerFilter {
  readonly [questionId: string]: WantedAnswer & { readonly words?: string | undefined };
}

const questionId = /^q[0-9a-z]{1,15}$/;
const limit = /^-?\d{1,10}(\.\d{1,4})?$/;

/**
 * Parses a filter, itself a query string: `q1=yes`, `q2=Day&q2=Night` (either), `q3.min=2`, `q4.words=bread`. Undefined
 * for anything else.
 */
export function readAnswerFilter(text: string): AnswerFilter | undefined {
  const found: Record<string, { answers?: string[]; min?: number; max?: number; words?: string }> =
    {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [id = '', part, ...rest] = name.split('.');
    if (!questionId.test(id) || rest.length > 0 || !value) return undefined;
    found[id] ??= {};
    const one = found[id];
    if (part === undefined) one.answers = [...(one.answers ?? []), value];
    else if (part === 'words') one.words = value;
    else if ((part === 'min' || part === 'max') && limit.test(value)) one[part] = Number(value);
    else return undefined;
  }
  return Object.keys(found).length <= maxQuestions ? found : undefined;
}

/** Writes a filter that {@link readAnswerFilter} parses; questions without a condition are omitted. */
export function answerFilterText(filter: AnswerFilter): string {
  const query = new URLSearchParams();
  for (const [id, { answers = [], min, max, words }] of Object.entries(filter)) {
    for (const answer of answers) query.append(id, answer);
    if (min !== undefined) query.set(`${id}.min`, String(min));
    if (max !== undefined) query.set(`${id}.max`, String(max));
    if (words?.trim()) query.set(`${id}.words`, words.trim());
  }
  return query.toString();
}

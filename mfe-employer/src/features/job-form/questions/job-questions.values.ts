import { maxOptions, type QuestionKind } from '@commons/contracts/applications/screening-lists';
import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { t } from '@commons/ui/text/texts';
import { optionalNumber } from '@commons/web-kit/forms/typed-number';

type PostedQuestion = NonNullable<JobPosting['questions']>[number];

/** A question in the form: text as in the inputs. */
export interface QuestionValues {
  /** Identifies the row. */
  readonly key: string;
  /** Id of a stored question; else empty. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly question: string;
  readonly required: boolean;
  /** One option per line. */
  readonly options: string;
  /** Preferred: `yes` or `no`, or options. */
  readonly wanted: readonly string[];
  readonly min: string;
  readonly max: string;
}

export const kindLabels: Readonly<Record<QuestionKind, string>> = {
  yes_no: t('yesNo'),
  choice: t('oneSeveralAnswers'),
  number: t('aNumber'),
  text: t('aText'),
};

let made = 0;
const nothing = { id: '', question: '', required: true, options: '', wanted: [], min: '', max: '' };

export const newQuestion = (): QuestionValues => {
  made += 1;
  return { ...nothing, key: `new-${Date.now()}-${made}`, kind: 'yes_no' };
};

export const questionValues = (questions: readonly PostedQuestion[] = []): QuestionValues[] =>
  questions.map(({ id = '', kind, question, required = false, options = [], wanted }, at) => ({
    ...{ key: id || `given-${at}`, id, kind, question, required },
    options: options.join('\n'),
    wanted: wanted?.answers ?? [],
    min: wanted?.min === undefined ? '' : String(wanted.min),
    max: wanted?.max === undefined ? '' : String(wanted.max),
  }));

/** The options: the distinct lines. */
export const optionsOf = ({ options }: Pick<QuestionValues, 'options'>): string[] => [
  ...new Set(
    options
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const isBlank = ({ question, options }: QuestionValues) => !question.trim() && !options.trim();

/** The questions to send, without empty rows. */
export const postedQuestions = (questions: readonly QuestionValues[]): PostedQuestion[] =>
  questions
    .filter((one) => !isBlank(one))
    .map((one) => {
      const { id, kind, question, required } = one;
      const wanted = wantedOf(one);
      return {
        ...(id && { id }),
        ...{ kind, question: question.trim(), required },
        ...(kind === 'choice' && { options: optionsOf(one) }),
        ...(wanted && { wanted }),
      };
    });

function wantedOf(one: QuestionValues): PostedQuestion['wanted'] {
  const { kind, min, max } = one;
  if (kind === 'number') {
    const limits = { min: optionalNumber(min), max: optionalNumber(max) };
    return limits.min === undefined && limits.max === undefined ? undefined : limits;
  }
  const known = kind === 'yes_no' ? ['yes', 'no'] : kind === 'choice' ? optionsOf(one) : [];
  const answers = known.filter((answer) => one.wanted.includes(answer));
  return answers.length > 0 ? { answers } : undefined;
}

/** Validation errors of a row by field. */
export type QuestionProblems = Partial<Record<'question' | 'options' | 'min' | 'max', string>>;

export function questionProblems(one: QuestionValues): QuestionProblems {
  if (isBlank(one)) return {};
  const [min, max] = [optionalNumber(one.min), optionalNumber(one.max)];
  const noNumber = (number: number | undefined) =>
    Number.isNaN(number) ? t('enterNumberLike2') : undefined;
  const found: { [Field in keyof QuestionProblems]: string | undefined } = {
    question: one.question.trim() ? undefined : t('writeQuestion'),
    ...(one.kind === 'choice' && { options: optionsProblem(optionsOf(one)) }),
    ...(one.kind === 'number' && {
      min: noNumber(min),
      max:
        noNumber(max) ??
        ((min ?? -Infinity) > (max ?? Infinity) ? t('enterMoreThanAt') : undefined),
    }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

function optionsProblem(options: readonly string[]): string | undefined {
  if (options.length < 2) return t('writeAtLeastTwo');
  if (options.length > maxOptions) return t('writeAtMostMostoptions', { maxOptions });
  return options.some((option) => option.length > 80) ? t('useAtMost80') : undefined;
}

/** Name of a control in a row. */
export const rowField = ({ key }: QuestionValues, field: string) => `question-${key}-${field}`;

/** The first invalid control. */
export function firstQuestionProblem(questions: readonly QuestionValues[]): string | undefined {
  for (const one of questions) {
    const [field] = Object.keys(questionProblems(one));
    if (field) return rowField(one, field);
  }
  return undefined;
}

/** One question per line, to compare two versions. */
export const questionsWords = (questions: readonly QuestionValues[]): string =>
  postedQuestions(questions)
    .map(({ kind, question, options }) =>
      options ? `${question} (${options.join(', ')})` : `${question} (${kindLabels[kind]})`,
    )
    .join('\n');

import type { JobQuestion } from '@commons/contracts/applications/screening';
import { type AnswerValue, answerProblem } from '@commons/contracts/applications/screening-lists';
import { t, translate } from '@commons/ui/text/texts';
import { isApiError } from '@commons/web-kit/api/api-error';
import { typedNumber } from '@commons/web-kit/forms/typed-number';

/** Answers as typed or chosen, by the id of the question. */
export type TypedAnswers = Readonly<Record<string, string>>;

/** An answer in the request, with the wording of the question. */
interface GivenAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: AnswerValue;
}

function answerOf({ kind }: JobQuestion, typed: string | undefined): AnswerValue | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  return kind === 'number' ? typedNumber(text) : text;
}

/** The answers to send; omitted questions are absent. */
export const givenAnswers = (
  questions: readonly JobQuestion[],
  typed: TypedAnswers,
): GivenAnswer[] =>
  questions.flatMap((one) => {
    const answer = answerOf(one, typed[one.id]);
    return answer === undefined ? [] : [{ id: one.id, question: one.question, answer }];
  });

/** Errors by the id of the question. */
export const answerProblems = (
  questions: readonly JobQuestion[],
  typed: TypedAnswers,
): TypedAnswers =>
  Object.fromEntries(
    questions.flatMap((one) => {
      const problem = answerProblem(one, answerOf(one, typed[one.id]));
      return problem ? [[one.id, translate(problem)]] : [];
    }),
  );

/** The server's errors about answers: by question, and in general. Undefined for any other failure. */
export function refusedAnswers(error: unknown) {
  if (!isApiError(error) || !Array.isArray(error.detail)) return undefined;
  const ofAnswers = error.detail.filter(({ loc }) => loc[1] === 'answers');
  if (ofAnswers.length === 0) return undefined;
  const [general] = ofAnswers.filter(({ loc }) => loc[2] === undefined);
  return {
    problems: Object.fromEntries(
      ofAnswers.flatMap(({ loc, msg }) =>
        loc[2] === undefined ? [] : [[String(loc[2]), translate(msg)]],
      ),
    ),
    text: general ? translate(general.msg) : t('pleaseCheckMarkedAnswers'),
  };
}

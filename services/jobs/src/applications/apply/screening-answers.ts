import type {
  JobQuestion,
  ScreeningAnswer,
  SentAnswers,
} from '@commons/contracts/applications/screening';
import { answerProblem } from '@commons/contracts/applications/screening-lists';
import type { FieldError } from '@commons/contracts/errors';
import { refuse } from '@commons/service-kit/errors/refuse';

const changed =
  'The employer changed the questions of this job in the meantime. Please look at them again.';

const refusal = (msg: string, ...id: string[]): FieldError => ({
  loc: ['body', 'answers', ...id],
  msg,
  type: 'value_error',
});

/**
 * The questions of a job with the answers of one application, to be stored with it.
 * @throws 422 for a missing or invalid answer, or one to an outdated question
 */
export function screeningAnswers(
  questions: readonly JobQuestion[] = [],
  sent: SentAnswers = [],
): ScreeningAnswer[] {
  const answers = new Map(sent.map((one) => [one.id, one]));
  const isOther = ({ id, question: read }: SentAnswers[number]) => {
    const asked = questions.find((one) => one.id === id);
    return !asked || (read !== undefined && read !== asked.question);
  };
  if (answers.size < sent.length) throw refuse(422, [refusal('A question is answered twice.')]);
  if (sent.some(isOther)) throw refuse(422, [refusal(changed)]);
  const problems = questions.flatMap((question) => {
    const problem = answerProblem(question, tidy(answers.get(question.id)?.answer));
    return problem ? [refusal(problem, question.id)] : [];
  });
  if (problems.length > 0) throw refuse(422, problems);
  return questions.map(({ id, kind, question }) => {
    const answer = tidy(answers.get(id)?.answer);
    return { id, kind, question, ...(answer !== undefined && answer !== '' && { answer }) };
  });
}

/** Normalised like other texts: trimmed, with LF, without control characters. */
const tidy = (answer: string | number | undefined) =>
  typeof answer === 'string'
    ? answer
        .replaceAll('\r\n', '\n')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are to be removed
        .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
        .trim()
    : answer;

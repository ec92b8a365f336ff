import { foldText } from '@commons/contracts/fold-text';
import {
  type AnswerValue,
  answerText,
  type QuestionKind,
} from '@commons/contracts/screening-lists';
import { byteOrderMark, csvLine } from '@commons/service-kit/http/csv-line';
import type { ApplicationRecord } from '../application.schema.js';

type Column = readonly [string, (one: ApplicationRecord) => string | undefined];

const columns: readonly Column[] = [
  ['Name', ({ applicant }) => applicant.name],
  ['Email', ({ applicant }) => applicant.email],
  ['Location', ({ applicant }) => applicant.location],
  ['Job', ({ job }) => job.title],
  ['Status', ({ status, withdrawn_at }) => (withdrawn_at ? 'withdrawn' : status)],
  ['Applied (UTC)', ({ applied_at }) => applied_at.toISOString()],
  ['Stars', ({ stars }) => (stars ? String(stars) : undefined)],
  ['Tags', ({ tags }) => tags?.join(', ')],
  ['Private note', ({ private_note }) => private_note],
  ['Note to the applicant', ({ notes }) => notes],
  ['Resume', ({ resume }) => resume?.filename],
  ['Cover letter', ({ cover_letter }) => cover_letter],
];

/** One for each question, also when several jobs ask the same. */
function answerColumns(questions: readonly string[]): Column[] {
  const byText = new Map(questions.map((question) => [foldText(question), question]));
  return [...byText].map(([key, question]) => [
    question,
    ({ answers = [] }) => {
      const given = answers.find((one) => foldText(one.question) === key);
      return given?.answer === undefined ? undefined : answerCell(given.kind, given.answer);
    },
  ]);
}

/** Numbers without commas, so that a table can count with them. */
const answerCell = (kind: QuestionKind, answer: AnswerValue) =>
  typeof answer === 'number' ? String(answer) : answerText(kind, answer);

/**
 * The table in pieces, as its rows arrive.
 * @param questions that any of the rows answers
 */
export async function* applicationsCsv(
  rows: AsyncIterable<ApplicationRecord>,
  questions: readonly string[] = [],
): AsyncGenerator<string> {
  const all = [...columns, ...answerColumns(questions)];
  yield byteOrderMark + csvLine(all.map(([name]) => name));
  for await (const row of rows) yield csvLine(all.map(([, read]) => read(row)));
}

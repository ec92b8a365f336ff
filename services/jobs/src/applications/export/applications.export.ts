import { foldText } from '@commons/contracts/fold-text';
import {
  type AnswerValue,
  answerText,
  type QuestionKind,
} from '@commons/contracts/screening-lists';
import type { ApplicationRecord } from '../application.schema.js';

/** Excel takes a file without this mark for the old character set of the machine. */
const byteOrderMark = '\ufeff';

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

/** What a program for tables takes for a formula at the start of a cell, also behind blanks and in full width. */
const formula = /^[\s\u200b]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r|%]/;

/** A cell as RFC 4180 has it. A formula becomes a text, so that nobody's name runs on the reader's machine. */
function cell(text = ''): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly (string | undefined)[]) => `${cells.map(cell).join(',')}\r\n`;

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
  yield byteOrderMark + line(all.map(([name]) => name));
  for await (const row of rows) yield line(all.map(([, read]) => read(row)));
}

import {
  type AnswerValue,
  answerText,
  type QuestionKind,
} from '@commons/contracts/applications/screening-lists';
import { foldText } from '@commons/contracts/text/fold-text';
import { isoMinute } from '@commons/service-kit/config/time-zone';
import { byteOrderMark, csvLine } from '@commons/service-kit/http/csv-line';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { translatedWords } from '@commons/service-kit/texts/translated-words';
import { jobsTexts } from '../../texts/jobs-texts.js';
import type { ApplicationRecord } from '../application.schema.js';

type Column = readonly [string, (one: ApplicationRecord) => string | undefined];

const columns = (t: Translate, say: Translate, timeZone: string): readonly Column[] => [
  [t('csvName'), ({ applicant }) => applicant.name],
  [t('csvEmail'), ({ applicant }) => applicant.email],
  [t('csvLocation'), ({ applicant }) => applicant.location],
  [t('csvJob'), ({ job }) => job.title],
  [t('csvStatus'), ({ status, withdrawn_at }) => say(withdrawn_at ? 'withdrawn' : status)],
  [t('csvApplied'), ({ applied_at }) => isoMinute(applied_at, timeZone)],
  [t('csvStars'), ({ stars }) => (stars ? String(stars) : undefined)],
  [t('csvTags'), ({ tags }) => tags?.join(', ')],
  [t('csvPrivateNote'), ({ private_note }) => private_note],
  [t('csvNote'), ({ notes }) => notes],
  [t('csvResume'), ({ resume }) => resume?.filename],
  [t('csvCoverLetter'), ({ cover_letter }) => cover_letter],
];

/** One column per question, even when several jobs ask the same. */
function answerColumns(questions: readonly string[], say: Translate): Column[] {
  const byText = new Map(questions.map((question) => [foldText(question), question]));
  return [...byText].map(([key, question]) => [
    question,
    ({ answers = [] }) => {
      const given = answers.find((one) => foldText(one.question) === key);
      return given?.answer === undefined ? undefined : answerCell(given.kind, given.answer, say);
    },
  ]);
}

/** Numbers without commas, so that spreadsheets can calculate with them. */
const answerCell = (kind: QuestionKind, answer: AnswerValue, say: Translate) => {
  if (typeof answer === 'number') return String(answer);
  const text = answerText(kind, answer);
  return kind === 'yes_no' ? say(text) : text;
};

/**
 * The CSV in chunks, as its rows arrive.
 * @param timeZone of the town, for the times
 * @param questions all questions of the rows
 * @param language of the headings
 */
export async function* applicationsCsv(
  rows: AsyncIterable<ApplicationRecord>,
  timeZone: string,
  questions: readonly string[] = [],
  language?: string,
): AsyncGenerator<string> {
  const say = translatedWords(language);
  const all = [...columns(jobsTexts(language), say, timeZone), ...answerColumns(questions, say)];
  yield byteOrderMark + csvLine(all.map(([name]) => name));
  for await (const row of rows) yield csvLine(all.map(([, read]) => read(row)));
}

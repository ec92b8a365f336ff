import { datesIn } from '../../dates/dates.js';
import { fullStop } from '../../lines/sentence-end.js';
import { endsInOccupation, namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark } from '../../vocabulary/organizations.js';
import { placeScore } from '../../vocabulary/places.js';
import { withoutDates } from '../labels/told-dates.js';
import type { NarrativeEntry } from './narrative-entries.js';

const longestSentence = 240;
const maxWordsOfTitle = 10;

/** "3 years", "1.4 year", "nine months", with what may follow: "of", "experience". */
const length = String.raw`(?:\d[\d.]*\s?\+?|one|two|three|four|five|six|seven|eight|nine|ten)\s?(?:years?|yrs?\.?|months?|weeks?|seasons?)(?:['’]s?)?(?: of)?`;

/** "Presently working as a Clerk in Acme", "4 years work as Technician in Acme": a job told without "I". */
const tells = new RegExp(
  String.raw`^(?:(?:presently|currently|previously|now|earlier|at present|recently|also|has|have|having|i|i am|am|was|been|since|for|with|and|${length})[\s,]+)*(?:work(?:ing|ed)?|serv(?:ing|ed)|employed|joined|experienced?)(?!\p{L})`,
  'iu',
);
const beginsWithLength = new RegExp(`^${length}\\s+`, 'iu');
const anyLength = new RegExp(`(?<![\\p{L}\\d])${length}(?!\\p{L})`, 'iu');

const lead =
  /^(?:[•*–-]\s*)?(?:\(?\p{Ll}\)\s*|\(?\d{1,2}(?:[.)](?!\d)\s*|\s+(?=\p{Lu})(?!(?:year|yr|month|week))))?[.,\s]*/iu;

/** Words between the parts of such a sentence: what follows is a title, or where the person worked. */
const marks =
  /(?:^|\s)(?<mark>as|als|in(?! charge)|at|with|for|from|under|bei|by|on|where|since|during|to|till|until|w\.?e\.?f\.?)(?:\s+(?:an?|their|company|m\/s\.?))*(?=\s+\S)/giu;
const ofTitle = /^(?:as|als)$/i;
const ofEmployer = /^(?:in|at|with|for|from|under|bei)$/i;

interface Clause {
  readonly mark: string;
  readonly text: string;
}

/** The parts of a sentence, each with the word before it. */
function clausesOf(text: string): Clause[] {
  const found = [...text.matchAll(marks)];
  const ends = [...found.map(({ index }) => index), text.length];
  const first = { mark: '', text: text.slice(0, ends[0]).trim() };
  return [
    first,
    ...found.map(({ index, 0: whole, groups = {} }, at) => ({
      mark: groups.mark ?? '',
      text: text.slice(index + whole.length, ends[at + 1]).trim(),
    })),
  ];
}

const trimmed = (text: string) =>
  text.replace(/(?<!\b(?:ltd|inc|co|corp|pvt))[\s.,;:)]+$/iu, (end) =>
    end.includes(')') ? ')' : '',
  );

const nextSentence = new RegExp(`${fullStop}\\s+(?=\\p{Lu}\\p{Ll})`, 'u');

/** "Dubai, Acme Catering LLC": where it was may stand before the name. */
function employerIn({ text }: Clause): string[] {
  const parts = text.split(/,\s+/);
  const [first = '', second] = parts;
  const name = second && placeScore(first) >= 0.7 && !placeScore(second) ? parts.slice(1) : parts;
  // "Deep Infotech, Lko": a sentence goes on behind the comma.
  // "in a leading company M/s. Acme Ltd"
  const called = (name[0] ?? '').replace(/^.*\bm\/s\.?\s*/iu, '');
  const own = trimmed(called.split(nextSentence)[0] ?? '');
  return /^(?:\p{Ll}+ |\p{Ll})?\p{Lu}/u.test(own) && /\p{L}{2}/u.test(own) ? [own] : [];
}

/** "Storekeeper Sunrise Aircon": the words to the last one of an occupation with its rank, and those behind them. */
export function titleAndRest(text: string): readonly [string, string] | undefined {
  const all = text.split(/\s+/);
  for (let count = Math.min(all.length, maxWordsOfTitle); count > 0; count -= 1) {
    const title = all.slice(0, count).join(' ');
    if (!endsInOccupation(trimmed(title))) continue;
    const end = /^(?:I{1,3}|IV|V|\d)$/.test(all[count] ?? '') ? count + 1 : count;
    return [all.slice(0, end).join(' '), all.slice(end).join(' ')];
  }
  return undefined;
}

/** "as a parking lot attendant": an article stands before a title, not before "part of the team". */
const isNamed = (sentence: string, title: string) =>
  ['as a ', 'as an '].some((begin) => sentence.includes(`${begin}${title}`));

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Between the names of a note, and the words before them. */
const betweenNames = /[|()]|\s[–—-]\s|[,;]\s/u;
const beforeName = /^(?:also|then|in|at|with|for|as)(?: an?)?(?:\s+|$)/i;
const maxWordsOfNote = 14;

/** "The Copper Kettle - 4 years (sous chef)", "Two years in Big Moe's, line cook": two names, and how long. */
function notedJob(text: string): NarrativeEntry | undefined {
  const rest = text.replace(anyLength, ' | ');
  if (rest === text || text.split(' ').length > maxWordsOfNote) return undefined;
  const names = rest.split(betweenNames).map((name) => name.trim().replace(beforeName, ''));
  const title = names.find((name) => endsInOccupation(name));
  const organization = names.find((name) => /^\p{Lu}\p{L}/u.test(name) && !namesOccupation(name));
  return title && organization ? { title: capitalized(title), organization } : undefined;
}

/** Whether a line begins with how long one worked: "2 years worked as". */
export const tellsLength = (text: string): boolean => beginsWithLength.test(text.replace(lead, ''));

/** Whether a line begins to tell a job: "Worked as". */
export const tellsJob = (text: string): boolean => tells.test(text.replace(lead, ''));

/**
 * The job that a line tells without "I", as an item of a list may: "Worked as a Clerk in Acme from 2010 to 2012",
 * "5 years light driver in Acme", "Acme Ltd as a Clerk".
 * @param isListed whether the line is an item among jobs: it then needs no word that tells of work
 */
export function toldJob(sentence: string, isListed = false): NarrativeEntry | undefined {
  if (sentence.length > longestSentence) return undefined;
  const [written, dates] = withoutDates(sentence.replace(/["“”]\s?(\.(?=\s))?/g, ' '));
  const text = written.replace(lead, '').replace(/\s+/g, ' ').trim();
  const isTold = tells.test(text);
  const noted = isListed && !isTold ? notedJob(text) : undefined;
  if (noted) return { ...noted, ...(dates && { dates }) };
  const [first, ...clauses] = clausesOf(text.replace(beginsWithLength, ''));
  const titles = clauses.filter(({ mark }) => ofTitle.test(mark));
  const named =
    titles.find(({ text: own }) => namesOccupation(own)) ??
    titles.find(({ text: own }) => isTold && (/^\p{Lu}/u.test(own) || isNamed(text, own)));
  const isLong = (isTold ? anyLength : beginsWithLength).test(text);
  if (!isTold && !(isListed && (isLong || named))) return undefined;
  // "storekeeper Acme Ltd"
  const leading = !named && !isTold && isLong ? titleAndRest(first?.text ?? '') : undefined;
  const told = trimmed(named?.text ?? leading?.[0] ?? '');
  if (told.split(' ').length > maxWordsOfTitle || datesIn(told)?.isRange) return undefined;
  const rest = leading?.[1] && hasOrganizationMark(leading[1]) ? capitalized(leading[1]) : '';
  const before = !isTold && named && !isLong ? (first?.text ?? '') : '';
  const places = [
    ...(before && hasOrganizationMark(before) ? [{ mark: 'at', text: before }] : []),
    ...(rest ? [{ mark: 'at', text: rest }] : []),
    ...clauses.filter(({ mark }) => ofEmployer.test(mark)),
  ];
  const employers = places.flatMap(employerIn).filter((name) => placeScore(name) < 0.9);
  const organization = employers.find(hasOrganizationMark) ?? employers[0];
  if (!told) {
    const isSure = isTold && dates?.isRange && organization && hasOrganizationMark(organization);
    return isSure ? { organization, dates } : undefined;
  }
  if (!organization && !isLong && !(isTold && dates?.isRange)) return undefined;
  // "a Clerk, where I"
  const title = capitalized(told.split(/,\s+(?=\p{Ll})/u)[0] ?? told);
  return { title, ...(organization && { organization }), ...(dates && { dates }) };
}

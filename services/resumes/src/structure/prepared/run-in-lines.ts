import { datesIn } from '../dates/dates.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { fullStop } from '../lines/sentence-end.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { hasOrganizationMark, namesSchool } from '../vocabulary/organizations.js';
import { jobAndDescription } from './one-line-jobs.js';

/** Longest names and dates of a job before the sentences about it, in letters. */
const longestHead = 120;
const minWords = 3;

/** Names, the full stop behind them, and a sentence. */
const namesAndSentence = new RegExp(`^(.{6,90}?)${fullStop}\\s+(\\p{Lu}.*)$`, 'u');

/** "Service tech, Acme Heating. April 2020 - present. I run six calls a day.": names, dates and sentences in one line. */
function withSentencesApart({ text }: DocumentLine): readonly string[] {
  if (isBullet(text)) return [text];
  return withDatesFirst(text) ?? withDatesLast(text);
}

/** "2015 to now  Lovely Nails, nail tech. Many regular customers." */
function withDatesFirst(text: string): readonly string[] | undefined {
  const dates = datesIn(text.slice(0, longestHead));
  if (!dates || dates.from > 1) return undefined;
  // "Summer 2026 | Trail Crew Member, Lula Lake Land Trust. Built two bridges."
  if (!dates.isRange && !/^\s*[|:]/.test(text.slice(dates.to))) return undefined;
  const [, names = '', rest = ''] = namesAndSentence.exec(text.slice(dates.to)) ?? [];
  const isNamed = namesOccupation(names) || hasOrganizationMark(names);
  return isNamed && /,|\s[–—-]\s/.test(names) ? [text.slice(0, dates.to) + names, rest] : undefined;
}

function withDatesLast(text: string): readonly string[] {
  const dates = datesIn(text.slice(0, longestHead));
  const isCourse = dates !== undefined && namesSchool(text.slice(0, dates.from));
  if (!dates || !(dates.isRange || isCourse)) return [text];
  const head = text.slice(0, dates.to);
  const [, stop, rest = ''] = /^([.;:])\s+(\p{Lu}.*)$/u.exec(text.slice(dates.to)) ?? [];
  const before = text.slice(0, dates.from);
  const isNamed = /[,–—|]|\s-\s/.test(before) || /\sat\s\p{Lu}/u.test(before);
  const names = isCourse || namesOccupation(before) || hasOrganizationMark(before);
  if (!stop || !isNamed || !names || rest.split(' ').length < minWords) return [text];
  return [head.replace(/\.\s+(?=[^.]*$)/, ', '), rest];
}

/** "MBA, Lee University, 2019 · BS, Bryan College, 2011": several entries in one line, each with its year at its end. */
function withEntriesApart(text: string): readonly string[] {
  const parts = text.split(/\s+[·•|]\s+|;\s+/);
  const isEntry = (part: string) => {
    const dates = datesIn(part);
    return (
      dates !== undefined &&
      dates.to === part.length &&
      /[\p{L}\d)],\s*$/u.test(part.slice(0, dates.from))
    );
  };
  return parts.length > 1 && parts.every(isEntry) ? parts : [text];
}

/** Gives each entry, and the sentences about it, lines of their own. */
export const withRunInLines = (lines: readonly DocumentLine[]): DocumentLine[] =>
  lines.flatMap((line) =>
    withEntriesApart(line.text)
      .flatMap((text) => jobAndDescription(text) ?? withSentencesApart({ ...line, text }))
      .map((text, at) => (at === 0 ? { ...line, text } : { ...line, text, apart: false })),
  );

import type { ApplicationFilter } from '@commons/contracts/applications/application-filter';
import { readAnswerFilter } from '@commons/contracts/applications/screening-lists';
import { foldText } from '@commons/contracts/text/fold-text';
import type { QueryFilter } from 'mongoose';
import type { z } from 'zod';
import type { ApplicationRecord } from '../application.schema.js';

export type EmployerFilter = z.output<typeof ApplicationFilter>;

/** Fields that are searched for words. The text of résumés is not stored here. */
const searched = [
  'applicant.name',
  'applicant.email',
  'applicant.location',
  'job.title',
  'cover_letter',
  'tags',
  'private_note',
];

/** The filter without the status, as a query. */
export function queryOfFilter(
  filter: Omit<EmployerFilter, 'status'>,
): QueryFilter<ApplicationRecord> {
  const { search, job_id, tag, stars, applied_from, applied_before, answers } = filter;
  const all = [...wordsOf(search ?? '').map(anywhere), ...answersOf(answers)];
  return {
    ...(job_id && { job_id }),
    ...(tag && { tags: new RegExp(`^${pattern(foldText(tag))}$`, 'i') }),
    ...(stars > 0 && { stars: { $gte: stars } }),
    ...((applied_from || applied_before) && {
      applied_at: {
        ...(applied_from && { $gte: new Date(applied_from) }),
        ...(applied_before && { $lt: new Date(applied_before) }),
      },
    }),
    ...(all.length > 0 && { $and: all }),
  };
}

/** At most ten words. */
const wordsOf = (text: string) => foldText(text).split(' ').filter(Boolean).slice(0, 10);

const anywhere = (word: string) => {
  const found = new RegExp(pattern(word), 'i');
  return { $or: searched.map((field) => ({ [field]: found })) };
};

/** One condition per filtered question. */
function answersOf(text: string | undefined): QueryFilter<ApplicationRecord>[] {
  return Object.entries(readAnswerFilter(text ?? '') ?? {}).map(([id, wanted]) => {
    const { answers, min, max, words = '' } = wanted;
    const conditions = [
      ...(answers ? [{ answer: { $in: [...answers] } }] : []),
      ...(min !== undefined ? [{ answer: { $gte: min } }] : []),
      ...(max !== undefined ? [{ answer: { $lte: max } }] : []),
      ...wordsOf(words).map((word) => ({ answer: new RegExp(pattern(word), 'i') })),
    ];
    return { answers: { $elemMatch: { id, ...(conditions.length > 0 && { $and: conditions }) } } };
  });
}

/** Letters with an accent by the one without: e → é è ê … */
const accented = new Map<string, string>();
for (let code = 0xc0; code <= 0x1eff; code += code === 0x24f ? 0x1e00 - 0x24f : 1) {
  const letter = String.fromCharCode(code);
  const base = foldText(letter);
  if (base.length === 1 && base !== letter) accented.set(base, (accented.get(base) ?? '') + letter);
}

/**
 * A pattern that finds a folded word in unfolded text, with any accents, composed or decomposed. Each letter matches
 * one character, so it takes linear time.
 */
function pattern(folded: string): string {
  return [...folded]
    .map((letter) => {
      const others = accented.get(letter);
      const one = letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
      return `${others ? `[${one}${others}]` : one}[\u0300-\u036f]*`;
    })
    .join('');
}

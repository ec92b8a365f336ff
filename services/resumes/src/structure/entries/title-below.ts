import type { SectionLine } from '../lines/section-line.js';
import { endsInOccupation, namesOccupation } from '../vocabulary/occupations.js';
import type { Entry } from './entry.js';
import type { EntryDraft } from './entry-draft.js';
import { wordsOf } from './entry-names.js';
import type { EntryKind } from './entry-roles.js';

/** "Interact Incorporated | Spring 2009" above "• Software Engineering Intern": an item that is a title and no more. */
export function titleBelow(
  { details, named }: EntryDraft,
  lines: readonly SectionLine[],
  kind: EntryKind,
): string | undefined {
  const [first] = details;
  const { text = '' } = lines.find(({ at }) => at === first)?.line ?? {};
  const item = text.replace(/^[•*–-]\s+/u, '');
  const isTitle =
    kind === 'experience' &&
    first === (named.at(-1) ?? 0) + 1 &&
    item !== text &&
    wordsOf(item) <= 7 &&
    /^\p{Lu}/u.test(item) &&
    !/[.;:]$|\d/.test(item) &&
    !/^\p{L}+(?:ed|ing)\s/u.test(item) &&
    endsInOccupation(item.split(',').at(-1) ?? '');
  return isTitle ? item : undefined;
}

/** The names of a job with the title that is in the item below it: what stood for a title is the employer. */
export function withTitleBelow(
  names: Pick<Entry, 'title' | 'organization'>,
  title: string | undefined,
): Pick<Entry, 'title' | 'organization'> {
  const { title: named = '', organization } = names;
  if (!title || (organization && named) || namesOccupation(named)) return names;
  const employer = organization ?? named;
  return { title, ...(employer && { organization: employer }) };
}

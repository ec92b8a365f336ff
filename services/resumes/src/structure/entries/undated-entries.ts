import { isBullet } from '../lines/bullet.js';
import type { SectionLine } from '../lines/section-line.js';
import { namesDegree, namesSchool } from '../vocabulary/organizations.js';
import type { EntryKind } from './entry.js';
import { type EntryDraft, maxEntries } from './entry-draft.js';
import { isName } from './names/entry-names.js';

/** Without dates, a line in another look or above a list names an entry. */
export function undatedDrafts(lines: readonly SectionLine[], kind: EntryKind): EntryDraft[] {
  const line = (position: number) => lines[position]?.line ?? { text: '' };
  const isNewCourse = (position: number) => {
    const [above, own] = [line(position - 1).text, line(position).text];
    return namesDegree(above) === namesDegree(own) && namesSchool(above) === namesSchool(own);
  };
  const starts = lines.flatMap(({ line: own }, position) => {
    const next = line(position + 1);
    const isAbove = position + 1 < lines.length && (isBullet(next.text) || !isName(next));
    const words = kind === 'education' ? namesDegree(own.text) || namesSchool(own.text) : isAbove;
    return isName(own) && !own.text.endsWith(',') && words ? [position] : [];
  });
  const firsts =
    kind === 'education'
      ? starts.filter((position) => !starts.includes(position - 1) || isNewCourse(position))
      : starts;
  return firsts.slice(0, maxEntries).map((position, index) => {
    const end = firsts[index + 1] ?? lines.length;
    const isPair = kind === 'education' && starts.includes(position + 1) && position + 1 < end;
    const named = isPair ? [position, position + 1] : [position];
    return {
      named: named.map((one) => lines[one]?.at ?? 0),
      details: lines.slice(position + named.length, end).map(({ at }) => at),
      texts: named.map((one) => line(one).text),
    };
  });
}

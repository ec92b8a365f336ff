import { namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../../vocabulary/organizations.js';

/** One to three words in capitals: "Bad Hersfeld", "Saint-Malo". */
const town =
  "(\\p{Lu}[\\p{L}.'’-]+(?: (?:(?:de|do|da|del|am|an der|sur) )?\\p{Lu}[\\p{L}.'’-]+){0,2})";

/** "Plant Manager, Acme Foods plc – Bradford". */
const behindDash = new RegExp(`^([^|,]{3,80}), ([^|]{3,80}?) [–—] ${town}(?=\\s*(?:\\||$))`, 'u');

/** "University of Reading | Reading", the town at the right edge. */
const inCell = new RegExp(`^([^|]{3,80}) \\| ${town}$`, 'u');

const alone = new RegExp(`^${town}$`, 'u');

const namesTitle = (text: string) => namesOccupation(text) || namesDegree(text);
const namesPlaceOfWork = (text: string) => hasOrganizationMark(text) || namesSchool(text);
const namesNothing = (text: string) => !namesTitle(text) && !namesPlaceOfWork(text);

/** Whether a text could be a town by its form, and names nothing else. */
export const isTown = (text: string): boolean => alone.test(text) && namesNothing(text);

/**
 * Takes a town that no list has off the lines of an entry. It names nothing else, and both title and employer (or degree
 * and school) are told without it.
 */
export function withoutTown(lines: readonly string[]): { rest: readonly string[]; town?: string } {
  for (const [at, line] of lines.entries()) {
    const [begin, first = '', second = '', behind = ''] = behindDash.exec(line) ?? [];
    const isWhole =
      (namesTitle(first) && second.includes(' ')) ||
      (namesPlaceOfWork(second) && !namesPlaceOfWork(first)) ||
      (namesSchool(first) && namesDegree(second));
    if (begin && isWhole && namesNothing(behind)) {
      const names = begin.slice(0, -behind.length).replace(/ [–—] $/, '');
      return { rest: lines.with(at, names + line.slice(begin.length)), town: behind };
    }
    const [, name = '', cell = ''] = inCell.exec(line) ?? [];
    const isNamed = lines.some((other) => other !== line && namesTitle(other));
    if (isNamed && namesPlaceOfWork(name) && !namesTitle(name) && namesNothing(cell))
      return { rest: lines.with(at, name), town: cell };
  }
  return { rest: lines };
}

import { occupations as searched } from '@commons/service-kit/search/vocabulary/vocabulary-lists';
import { alternation } from './word-list.js';

const wholeWords = alternation('occupations');
const anywhere = new RegExp(alternation('occupations-anywhere'), 'u');

/** "Hands" alone are no occupation. */
const hand = '(?:farm|ranch|field|deck|stage|hired) ?hand';
const endsInHand = new RegExp(`${hand}s?$`, 'i');

const pattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${wholeWords}|head of|${hand})s?(?![\p{L}])`,
  'iu',
);

const longestTitle = 160;

/** Titles as the search knows them: "front desk", "accounts payable". */
const titles = new Set(
  searched
    .split('\n')
    .flatMap((line) => line.split('>')[0]?.split(',') ?? [])
    .map((title) => title.trim().toLowerCase())
    .filter(Boolean),
);

/** Whether a text names an occupation, e.g. "Senior Bookkeeper", "Krankenpflegerin". */
export function namesOccupation(text: string): boolean {
  // Matching takes quadratic time in the length of a word; no title is that long.
  // "Volunteer State Steel": Tennessee's name for itself is no occupation.
  const title = text.slice(0, longestTitle).replace(/\bVolunteer State\b/i, ' ');
  return pattern.test(title) || anywhere.test(title) || titles.has(title.trim().toLowerCase());
}

/** Whether the last word, or the first before "of", is an occupation: "Store Manager", "Head of Sales". */
export function endsInOccupation(text: string): boolean {
  const title = text
    .slice(0, longestTitle)
    .replace(/[,(/–-].*$/u, '')
    // "Technician II", "Analyst 3": the level follows the occupation.
    .replace(/\s+(?:I{1,3}|IV|V|[1-5])\s*$/, '')
    .trim();
  const [head = ''] = title.split(/\s+(?:of|for|de|del|der|des|du|di|für|in|en)\s+/i);
  const last = head.split(/\s+/).at(-1) ?? '';
  return pattern.test(last) || endsInHand.test(head) || anywhere.test(title.slice(-4));
}

import type { TownWord } from '@commons/contracts/portal/town-lists';
import { foldText } from '@commons/contracts/text/fold-text';
import { wordKey } from '@commons/contracts/text/word-key';
import { facetTerm } from './facet-term.js';
import { fromList } from './facet-text.js';
import type { UnderstoodWords } from './search-subject.js';
import { foldWords } from './words/words.js';

/** What a search may say for a category or an area of the town's own: its names in both languages, and its words. */
export const townMeanings = (
  list: readonly TownWord[],
  facet: string,
  kind: string,
): UnderstoodWords[] =>
  list.map(({ name, spanish, words }) => ({
    words: [name, spanish, ...words].map((text) => foldWords(text).join(' ')).filter(Boolean),
    facet: facetTerm(facet, name),
    ...{ kind, text: name },
  }));

/** What a search may call an area of the town: any of its names. The place fields then have to match it too. */
export const townAreas = (list: readonly TownWord[]): UnderstoodWords[] =>
  townMeanings(list, 'area', 'Place').map((meaning, at) => ({
    ...meaning,
    placeNames: namesOf(list[at] as TownWord),
  }));

/** All names of an area: in both languages, and what residents type for it. */
const namesOf = ({ name, spanish, words }: TownWord) =>
  [...new Set([name, spanish, ...words])].filter(Boolean);

const areaOf = (list: readonly TownWord[], text: string) => {
  const key = wordKey(text);
  return list.find((area) => namesOf(area).some((word) => wordKey(word) === key));
};

/** All names of the area that a text means, for documents that name places in their own words. */
export function areaNames(list: readonly TownWord[], text: string): readonly string[] | undefined {
  const area = areaOf(list, text);
  return area && namesOf(area);
}

/** The value of a filter as it is written: of the specified list, else one of the town's at this moment. */
export function fromOpenList(specified: readonly string[], own: () => readonly TownWord[]) {
  const known = fromList(specified);
  return (folded: string): string | undefined =>
    known(folded) ?? own().find(({ name }) => foldText(name) === folded)?.name;
}

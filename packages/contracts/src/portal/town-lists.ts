// Lists of the specification that a town may add to (docs/adr/0033). No zod here: front ends import this file.
import { listingCategories } from '../businesses/business-lists.js';
import { serviceAreas } from '../businesses/listing-lists.js';
import { jobFilterCategories, jobFormCategories } from '../jobs/job-lists.js';
import { wordKey } from '../text/word-key.js';

interface Specified {
  /** What forms offer. The town's own words come after them. */
  readonly offered: readonly string[];
  /** Accepted, but not offered. */
  readonly others: readonly string[];
}

/** Settings of the portal that add to a list, with what the specification has on it. */
export const specifiedWords = {
  listing_categories: { offered: listingCategories, others: [] },
  job_categories: { offered: jobFormCategories, others: jobFilterCategories },
  service_areas: { offered: serviceAreas, others: [] },
} as const satisfies Readonly<Record<string, Specified>>;
export type TownList = keyof typeof specifiedWords;
export const townListNames = Object.keys(specifiedWords) as [TownList, ...TownList[]];

/** A category or an area of the town's own. */
export interface TownWord {
  /** In English: what is stored, as with the specified words. */
  readonly name: string;
  readonly spanish: string;
  /** What residents type for it. */
  readonly words: readonly string[];
  /** Of a category of listings: the one whose picture it has. Absent: that of "Other". */
  readonly picture?: string | undefined;
}

/** What a town added, by list. */
export type TownLists = Readonly<Record<TownList, readonly TownWord[]>>;

export const noTownLists: TownLists = {
  listing_categories: [],
  job_categories: [],
  service_areas: [],
};

export const townListLimits = { entries: 40, name: 40, words: 20, word: 40 } as const;

/** The town's word that a text names in either language, whatever its case, hyphens and spaces. */
export function townWordOf(list: readonly TownWord[], text: string): TownWord | undefined {
  const key = wordKey(text);
  return list.find(({ name, spanish }) => wordKey(name) === key || wordKey(spanish) === key);
}

/** Whose picture a category of listings has. */
export const pictureOf = (list: readonly TownWord[], category: string): string =>
  list.find(({ name }) => name === category)?.picture ?? category;

/** As pages carry it: name, Spanish name and picture. What residents type is for the server alone. */
type ShortWord = readonly [name: string, spanish: string, picture?: string];

/** The lists as a setting of pages; undefined when the town added nothing. */
export function townListsText(lists: TownLists): string | undefined {
  const added = townListNames.filter((name) => lists[name].length > 0);
  if (added.length === 0) return undefined;
  const short = ({ name, spanish, picture }: TownWord): ShortWord =>
    picture ? [name, spanish, picture] : [name, spanish];
  return JSON.stringify(Object.fromEntries(added.map((name) => [name, lists[name].map(short)])));
}

/** Reads {@link townListsText}. */
export function readTownLists(text: string | undefined): TownLists {
  if (!text) return noTownLists;
  const stored = JSON.parse(text) as Partial<Record<TownList, readonly ShortWord[]>>;
  const words = (name: TownList): TownWord[] =>
    (stored[name] ?? []).map(([word, spanish, picture]) => ({
      ...{ name: word, spanish, words: [] },
      ...(picture && { picture }),
    }));
  return {
    listing_categories: words('listing_categories'),
    job_categories: words('job_categories'),
    service_areas: words('service_areas'),
  };
}

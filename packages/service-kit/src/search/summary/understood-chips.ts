import { unitsPerYear } from '@commons/contracts/pay/pay-units';
import type { UnderstoodWords } from '@commons/contracts/search/search-summary';
import { upperFirst } from '@commons/contracts/text/upper-first';
import type { SearchEngine } from '../engine/search-engine.js';
import { facetTerm } from '../facet-term.js';
import { isStreetWord, stateCode, stateName } from '../places/postal-words.js';
import { eachTrade } from '../query/either-trades.js';
import type { ReadQuery } from '../query/query-reading.js';
import { type CutWords, cutWords } from '../query/typed-words.js';
import type { WordGroup } from '../words/word-groups.js';

/** The interpretation of words, before their position in the search is looked up. */
interface Meaning {
  readonly kind: string;
  readonly text: string;
  readonly typed: readonly string[];
}

const titled = (words: readonly string[]) => words.map(upperFirst).join(' ');

/** Numbers of a search that may be a ZIP code. */
const zipCode = /^\d{5}$/;

/** Describes the interpretation of a search as removable chips. */
export function understoodChips(
  engine: SearchEngine,
  search: string,
  { groups, pay }: ReadQuery,
): UnderstoodWords[] {
  const needed = eachTrade(groups).filter(({ optional }) => !optional);
  const meanings: Meaning[] = [];
  for (let at = 0; at < needed.length; ) {
    const { meaning, size } = meaningAt(engine, needed, at);
    if (meaning) meanings.push(meaning);
    at += size;
  }
  const chips = meanings.map(({ kind, text, typed }) => ({
    kind,
    text,
    ...withoutSmallWords(cutWords(search, typed), groups, typed),
  }));
  if (!pay) return chips;
  const from = search.indexOf(pay.typed);
  const rest = `${search.slice(0, from)} ${search.slice(from + pay.typed.length)}`;
  const without = rest.replace(/\s+/g, ' ').trim();
  return [...chips, { kind: 'Pay', text: payText(pay), words: pay.typed, search: without }];
}

/** Without the problem, "my toilet is clogged" only has stop words: nothing is left to search. */
function withoutSmallWords(cut: CutWords, groups: readonly WordGroup[], typed: readonly string[]) {
  const required = groups.filter(({ optional, detail }) => !optional || detail);
  const isAll = required.every((group) => group.typed.every((word) => typed.includes(word)));
  return isAll ? { ...cut, search: '' } : cut;
}

/** "$41,600", "$20.50" */
const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;

/** Pay as it was typed: by the hour, or else by the year. */
function payText({ least, most = 0, isHourly }: NonNullable<ReadQuery['pay']>): string {
  const yearly = least ?? most;
  if (isHourly) {
    const pay = dollars(Math.round((100 * yearly) / unitsPerYear.hour) / 100);
    return least === undefined ? `Up to ${pay} an hour` : `${pay} an hour and more`;
  }
  const pay = dollars(yearly);
  return least === undefined ? `Up to ${pay} a year` : `${pay} a year and more`;
}

function meaningAt(
  engine: SearchEngine,
  groups: readonly WordGroup[],
  at: number,
): { meaning?: Meaning; size: number } {
  const group = groups[at] as WordGroup;
  const { typed, understood, trade } = group;
  if (understood) return { meaning: { ...understood, typed }, size: 1 };
  const kindOfTrade = engine.index.subject.vocabularyKind;
  if (trade && kindOfTrade) {
    return { meaning: { kind: kindOfTrade, text: titled(trade.split(' ')), typed }, size: 1 };
  }
  const [word = ''] = typed;
  if (typed.length === 1 && zipCode.test(word) && engine.isPlace(typed)) {
    return { meaning: { kind: 'ZIP', text: word, typed }, size: 1 };
  }
  const place = placeAt(engine, groups, at);
  if (place) return place;
  if (engine.vocabulary.isName(typed)) {
    if (kindOfTrade) return { meaning: { kind: kindOfTrade, text: titled(typed), typed }, size: 1 };
  }
  return companyAt(engine, groups, at) ?? { size: 1 };
}

/** The typed words of a number of groups. */
const wordsOf = (groups: readonly WordGroup[], at: number, size: number) =>
  groups.slice(at, at + size).flatMap(({ typed }) => typed);

const longestPlace = 5;

/** The longest sequence of words that is a state, a city or a street. */
function placeAt(engine: SearchEngine, groups: readonly WordGroup[], at: number) {
  const most = Math.min(longestPlace, groups.length - at);
  for (let size = most; size > 0; size -= 1) {
    const typed = wordsOf(groups, at, size);
    const name = typed.join(' ');
    const area = facetTerm('area', name);
    if (engine.index.documentsWith(area) > 0 && (size > 1 || engine.isPlace(typed))) {
      return { meaning: { kind: 'Place', text: titled(typed), typed }, size };
    }
    if (stateCode(name) && typed.every((word) => engine.isPlace([word]))) {
      return { meaning: { kind: 'Place', text: capitals(stateName(name) ?? name), typed }, size };
    }
  }
  let size = addressSize(groups, at, most);
  while (size < most && engine.isPlace((groups[at + size] as WordGroup).typed)) size += 1;
  // "cantrell rd": the last word of a street may be more frequent in other fields.
  const next = groups[at + size];
  if (size > 0 && next && next.typed.every(isStreetWord)) size += 1;
  if (size === 0) return undefined;
  const typed = wordsOf(groups, at, size);
  if (typed.every((word) => isStreetWord(word))) return undefined;
  const isStreet =
    engine.index.subject.streets === true && !typed.every((word) => /^\d/.test(word));
  return { meaning: { kind: isStreet ? 'Street' : 'Place', text: titled(typed), typed }, size };
}

/** "55 water st": number of words from a house number to the end of the street. */
function addressSize(groups: readonly WordGroup[], at: number, most: number): number {
  if (!/^\d/.test(groups[at]?.typed[0] ?? '')) return 0;
  const run = groups.slice(at, at + most);
  return run.findIndex(({ typed }, index) => index > 0 && typed.every(isStreetWord)) + 1;
}

const capitals = (text: string) => titled(text.split(' '));

function companyAt(engine: SearchEngine, groups: readonly WordGroup[], at: number) {
  let size = 0;
  while (at + size < groups.length && engine.isCompany((groups[at + size] as WordGroup).typed)) {
    size += 1;
  }
  if (size === 0) return undefined;
  const typed = wordsOf(groups, at, size);
  return { meaning: { kind: 'Company', text: titled(typed), typed }, size };
}

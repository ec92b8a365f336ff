import { SearchEngine } from '../search/engine/search-engine.js';
import type { SearchRequest } from '../search/engine/search-request.js';
import { facetTerm } from '../search/facet-term.js';
import { stateWords, streetForms } from '../search/places/postal-words.js';
import type { SearchSubject } from '../search/search-subject.js';
import { Vocabulary } from '../search/vocabulary/vocabulary.js';

/** Names, trades, places and texts, with one filter and pay. */
const subject: SearchSubject = {
  name: 'test',
  fields: [
    { name: 'name', weight: 10, short: true, whole: true },
    { name: 'trade', weight: 9, short: true, whole: true },
    { name: 'place', weight: 4, short: true, place: true },
    { name: 'text', weight: 2 },
  ],
  orders: {
    newest: [{ by: 'created_at', down: true }],
    name: [{ by: 'name' }, { by: 'created_at', down: true }],
  },
  understood: [
    {
      words: ['part time'],
      facet: facetTerm('type', 'Part-time'),
      kind: 'Employment type',
      text: 'Part-time',
    },
  ],
  pay: { from: 'from', to: 'to' },
  listed: ['job', 'jobs'],
  fillers: ['shop', 'shops', 'immediate', 'start'],
};

interface Row {
  name: string;
  trade?: string;
  street?: string;
  state?: string;
  text?: string;
  type?: string;
  pay?: number;
}

const vocabulary = new Vocabulary([
  'electrician, electrical contractor, electric contractor > electric\nbarbecue, bbq\nit, information technology\nhotel, motel, suites\nrestaurant, eatery\nflorist, flower shop\ndaycare, nursery school\noffice work, administrative work',
]);

/**
 * An engine over a few rows of a small subject; later rows are newer.
 * @param more what the subject has besides
 * @param words its vocabulary, if not a small one
 */
export function engineOf(
  rows: readonly Row[],
  more: Partial<SearchSubject> = {},
  words: Vocabulary = vocabulary,
) {
  const engine = new SearchEngine({ ...subject, ...more }, words);
  rows.forEach(({ name, trade, street, state, text, type = 'Full-time', pay = Number.NaN }, at) => {
    engine.index.put({
      id: name,
      texts: [[name], [trade], [...streetForms(street), ...stateWords(state)], [text]],
      facets: [facetTerm('type', type)],
      numbers: { created_at: at, from: pay, to: pay },
      keys: { name: name.toLowerCase() },
    });
  });
  const find = (search: string, request: Partial<SearchRequest> = {}) =>
    engine.find({ search, offset: 0, limit: 50, ...request });
  return { engine, find, ids: (search: string, request = {}) => find(search, request).ids };
}

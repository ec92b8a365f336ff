import {
  foldText,
  foldWords,
  maximumSearchTerms,
  placeTerms,
  searchTermsOf,
  termFilter,
} from './search-terms.js';

interface Texts {
  short?: string[];
  long?: string[];
  places?: string[];
}

/** Whether a document would be found, the conditions applied by hand. */
function finds(texts: Texts, search: string, place?: string): boolean {
  const terms = new Set(
    searchTermsOf({
      short: texts.short ?? [],
      long: texts.long ?? [],
      extra: placeTerms(texts.places ?? []),
    }),
  );
  const filter = termFilter(search, place);
  return [filter, ...(filter.$and ?? [])].every(({ search_terms: wanted = { $all: [] } }) =>
    '$all' in wanted
      ? wanted.$all.every((term) => terms.has(term))
      : wanted.$in.some((term) => terms.has(term)),
  );
}

describe('search terms (decision A66)', () => {
  const nurse = { short: ['Registered Nurse', 'Mercy Clinic', 'Healthcare'] };

  it('finds a short field by prefix from the third letter', () => {
    expect(finds(nurse, 'nur')).toBe(true);
    expect(finds(nurse, 'registere')).toBe(true);
    expect(finds(nurse, 'nu')).toBe(false);
    expect(finds(nurse, 'urse')).toBe(false);
  });

  it('needs all words, in any order', () => {
    expect(finds(nurse, 'clinic  NURSE reg')).toBe(true);
    expect(finds(nurse, 'nurse teacher')).toBe(false);
  });

  it('finds long text by whole words after stemming only', () => {
    const text = { long: ['Manages the accounting of several companies'] };
    expect(finds(text, 'company')).toBe(true);
    expect(finds(text, 'managing')).toBe(true);
    expect(finds(text, 'compa')).toBe(false);
  });

  it('does not take a stem for a prefix of a title', () => {
    expect(finds({ short: ['Newark Agent'] }, 'news')).toBe(false);
    expect(finds({ short: ['Career Counselor'] }, 'cars')).toBe(false);
  });

  it('takes words under three letters whole, and + and # as part of the word', () => {
    const developer = { short: ['IT Developer'], long: ['Knows C++ and C#, R as well'] };
    expect(finds(developer, 'it')).toBe(true);
    expect(finds(developer, 'i')).toBe(false);
    expect(finds(developer, 'C++')).toBe(true);
    expect(finds(developer, 'c#')).toBe(true);
    expect(finds(developer, 'c')).toBe(false);
    expect(finds({ short: ['C++ Developer'] }, 'c++')).toBe(true);
    expect(finds({ short: ['C Developer'] }, 'C++')).toBe(false);
  });

  it('folds accents, case, ligatures and apostrophes', () => {
    expect(foldText('  Café \t ZOË ')).toBe('cafe zoe');
    expect(foldWords('Chico’s #1246 ﬁne')).toEqual(['chicos', '1246', 'fine']);
    expect(finds({ short: ['Señor Developer'] }, 'SENOR')).toBe(true);
  });

  it('keeps places apart from the other words', () => {
    const job = { short: ['Driver'], places: ['York', 'PA', '17401'] };
    expect(finds(job, '', 'york, pa')).toBe(true);
    expect(finds(job, '', '174')).toBe(true);
    expect(finds(job, 'york')).toBe(false);
    expect(finds(job, '', 'driver')).toBe(false);
  });

  it('stays within 300 terms, each once, and keeps short fields and places first', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `word${index}x`).join(' ');
    const terms = searchTermsOf({
      short: ['Baker'],
      long: [words, 'last'],
      extra: placeTerms(['Oslo']),
    });
    expect(terms).toHaveLength(maximumSearchTerms);
    expect(new Set(terms).size).toBe(terms.length);
    expect(terms).toEqual(expect.arrayContaining(['bak', 'baker', '@oslo']));
  });

  it('asks for nothing when nothing but signs was typed', () => {
    expect(termFilter(' !? ', '')).toEqual({});
    expect(termFilter(undefined, undefined)).toEqual({});
  });
});

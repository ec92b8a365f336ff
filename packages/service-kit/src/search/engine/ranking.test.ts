import type { SearchSubject } from '../search-subject.js';
import { Vocabulary } from '../vocabulary/vocabulary.js';
import { SearchEngine } from './search-engine.js';

const subject: SearchSubject = {
  name: 'test',
  fields: [
    { name: 'title', weight: 10, short: true, whole: true },
    { name: 'company', weight: 6, short: true, company: true },
    { name: 'summary', weight: 3 },
    { name: 'services', weight: 6, short: true, list: true },
  ],
  orders: { newest: [{ by: 'created_at', down: true }] },
};

const vocabulary = new Vocabulary([
  'social worker, caseworker > social services\ntax > revenue\nlawyer, attorney\nplant nursery, garden center\nbed and breakfast, guest house',
]);

/** Later rows are newer. */
function order(search: string, ...rows: readonly (readonly [string, string?, string?, string?])[]) {
  const engine = new SearchEngine(subject, vocabulary);
  rows.forEach(([title, company, summary, services], at) => {
    engine.index.put({
      id: title,
      texts: [[title], [company], [summary], services?.split(',') ?? []],
      facets: [],
      numbers: { created_at: at },
    });
  });
  return engine.find({ search, offset: 0, limit: 10 }).ids;
}

describe('the ranking', () => {
  it('scores a phrase by its weakest word when its words are not adjacent', () => {
    expect(
      order(
        'social worker',
        ['Caseworker'],
        ['Family aide', 'Shelter', 'Helps each social worker'],
        ['Social media developer', 'Works', 'One worker for the site'],
      ),
    ).toEqual(['Caseworker', 'Family aide', 'Social media developer']);
  });

  it('reads a name of the vocabulary within one item of a list, and without its "and"', () => {
    expect(
      order(
        'garden center',
        ['Corner', '', '', 'Plant nursery'],
        ['Plaza', '', '', 'Shopping centers,Home & Garden'],
        ['Fern', '', '', 'Gifts,Garden center'],
      ),
    ).toEqual(['Fern', 'Corner', 'Plaza']);
    expect(order('bed and breakfast', ['Inn', '', '', 'Hotels,Bed & Breakfast'])).toEqual(['Inn']);
  });

  it('gives little weight to a related word in a company name', () => {
    expect(
      order(
        'social worker',
        ['Case aide', 'Shelter', 'Applies for social services'],
        ['Java developer', 'Dept of Social Services'],
      ),
    ).toEqual(['Case aide', 'Java developer']);
  });

  it('prefers typed words to synonyms', () => {
    expect(order('lawyer', ['Lawyer'], ['Attorney'])).toEqual(['Lawyer', 'Attorney']);
  });

  it('prefers forms of a word to others with its stem, and excludes false friends', () => {
    expect(order('cleaning', ['Cleaned'], ['Cleans daily'], ['Clean'])).toHaveLength(3);
    expect(order('inspect', ['Inspecting'], ['Inspection'])).toEqual(['Inspecting', 'Inspection']);
    expect(order('accountant', ['Accounting clerk'], ['Accountable project manager'])).toEqual([
      'Accounting clerk',
    ]);
    expect(order('intern', ['Internal audit'], ['Summer internship'])).toEqual([
      'Summer internship',
      'Internal audit',
    ]);
    expect(order('office', ['Police officer'], ['Front office'])).toEqual([
      'Front office',
      'Police officer',
    ]);
    expect(order('dj', ['Music DJ'], ["DJ's Donuts"])).toEqual(['Music DJ', "DJ's Donuts"]);
    expect(order('church', ['Grace Church'], ["Church's Chicken"])).toEqual([
      'Grace Church',
      "Church's Chicken",
    ]);
    expect(order('parking', ['Parks supervisor'], ['Parking attendant'])).toEqual([
      'Parking attendant',
    ]);
  });
});

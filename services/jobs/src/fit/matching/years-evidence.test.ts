import { now, one, resume } from '../../testing/fit-comparison.js';
import { fitOf } from './fit-of.js';
import { personOf } from './person-text.js';

it.each([
  ['3+ years of baking experience', ['Baker, Stone Bread, 2019 - 2023'], 'found'],
  [
    'Five years of experience',
    ['Baker, Stone Bread, Mar 2019 – Feb 2023', 'Cook, Diner, 2017 - 2019'],
    'found',
  ],
  [
    'Five years of experience',
    ['Baker, Stone Bread, 2021 - 2023', 'Cook, Diner, 2020 - 2022'],
    'partly',
  ],
  ['Two years in a warehouse', ['Forklift Operator, Harvest Foods, 05/2022 - present'], 'partly'],
  ['Two years in a warehouse', ['Warehouse Associate, Harvest Foods, 05/2022 - present'], 'found'],
  ['Two years in a warehouse', ['Baker, Stone Bread, 2015 - 2023'], 'not_found'],
  ['One year in a bakery', ['Line Cook, Riverfront Kitchen, 2020 - 2023'], 'not_found'],
  ['Three years of TypeScript', ['Clerk, Inn, 2019 - 2023', 'Wrote TypeScript'], 'found'],
  ['Two years in a warehouse', ['Baker at Stone Bread'], 'not_found'],
  // A career break is no work, whatever is told of it; unpaid care is care.
  ['5 years of work experience', ['Career break, 2016 - present'], 'not_found'],
  [
    '2 years of bookkeeping',
    ['Stay-at-home parent, 2016 - 2024', 'Kept the books of the PTA'],
    'not_found',
  ],
  ['2 years as a caregiver', ['Full-time caregiver for my mother, 2016 - 2024'], 'found'],
  ['A year of leading a crew', ['Squad Leader, United States Army, 2019 - 2023'], 'found'],
  ['2 years of truck driving', ['Tanker Driver, Gulf Bulk, 2017 - 2023'], 'found'],
  ['2 years of nursing', ['LPN, Life Care Center, 2016 - 2021'], 'found'],
])('computes years for %j', (requirement, lines, state) => {
  expect(one(requirement, lines)?.state).toBe(state);
});

it('counts overlapping months once, and states the sum', () => {
  const found = one('10 years of experience', [
    'Baker, Stone Bread, Jan 2015 - Dec 2019',
    'Cook, Diner, Jan 2018 - Dec 2020',
  ]);
  expect(found?.note).toContain('about 6 years');
});

it('does not take a driving record for experience', () => {
  expect(one('Clean for three years', ['Courier, Quickwheel, 2013 - 2020'])?.state).toBe(
    'not_found',
  );
});

it.each([
  ['Tres años de experiencia como cocinero', ['Cocinero, Fonda Lupita, 2019 - 2023'], 'found'],
  ['3+ years of experience as a cook', ['Cocinero, Fonda Lupita, 2019 - 2023'], 'found'],
  ['Al menos 5 años de experiencia', ['Cocinero, Fonda Lupita, 2021 - 2023'], 'partly'],
])('computes years in Spanish for %j', (requirement, lines, state) => {
  expect(one(requirement, lines)?.state).toBe(state);
});

it('adds the jobs that were read as no entry to the years', () => {
  const named = 'Accounts clerk, Dixie Tile Supply, 2004 - 2006';
  const structure = resume([named, '2012 to date: Krol Office Help. I keep the books for 9 firms']);
  const entries = [
    {
      kind: 'experience' as const,
      section: 0,
      title: 'Accounts clerk',
      organization: 'Dixie Tile Supply',
      dates: '2004 - 2006',
      start: '2004',
      end: '2006',
      named: [0],
      details: [],
      confidence: 0.9,
    },
  ];
  const read = personOf({ ...structure, entries }, 'resume', now);
  const { must } = fitOf({ required_qualifications: '5+ years bookkeeping' }, read, 'en');
  expect(must[0]).toMatchObject({
    state: 'found',
    note: expect.stringContaining('about 16 years'),
  });
});

it('does not call years of work that is only near too few', () => {
  expect(one('2 years as a baker', ['Line Cook, Easy Bistro, 2015 - 2023'])?.note).not.toContain(
    'can count too',
  );
});

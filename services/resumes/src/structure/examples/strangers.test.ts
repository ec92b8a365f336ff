import { withPhone, withTurnedBrackets } from '../../extraction/pdf/mirrored-text.js';
import { readLines } from '../../testing/read-lines.js';
import { structureOf } from '../structure.js';

const jobsOf = (text: string) =>
  (readLines(text).entries ?? [])
    .filter(({ kind }) => kind === 'experience')
    .map(({ title, organization }) => [title, organization]);

/** Habits of people whose résumés were read for the first time. */
describe('[RES-05] résumés in habits of their own', () => {
  it('ends no sentence behind a short form in a name', () => {
    expect(
      jobsOf(`Ann Lee
EXPERIENCE
2019 – Present | Staff Nurse, St. Luke's Medical Center
2015 – 2019 | Clerk, Voith GmbH & Co. KGaA`),
    ).toEqual([
      ['Staff Nurse', "St. Luke's Medical Center"],
      ['Clerk', 'Voith GmbH & Co. KGaA'],
    ]);
  });

  it('finds titles in small letters below employers and years', () => {
    expect(
      jobsOf(`Darnell Okafor
jobs
Heartland Cold Storage          feb 2021 to now
reach truck operator
-- put away 200 pallets a shift
Marlow Furniture Outlet         jun 2018 to jan 2021
order picker
-- unloaded 5 trailers a day`),
    ).toEqual([
      ['reach truck operator', 'Heartland Cold Storage'],
      ['order picker', 'Marlow Furniture Outlet'],
    ]);
  });

  it('leaves out what public offices ask for beside a job', () => {
    expect(
      jobsOf(`Ann Lee
WORK EXPERIENCE
Defense Logistics Agency | 02/2014 - 05/2018
8725 John J Kingman Road | Salary: $44,120.00 USD Per Year
Fort Belvoir, VA 22060 United States | Hours per week: 40
Supply Technician (This is a federal job)
Processed receipts and issues for 40 customers a day.`),
    ).toEqual([['Supply Technician', 'Defense Logistics Agency']]);
  });

  it('takes contact data for no job, and a degree for no occupation, without any heading', () => {
    const { entries = [] } = readLines(`Priya Natarajan
604-555-0149 / priya@example.org

Babysitter, for 3 families in our building - since 2021
Associate in Business, Erie Community College, 2008`);
    expect(entries.map(({ kind, title, organization }) => [kind, title, organization])).toEqual([
      ['experience', 'Babysitter', 'for 3 families in our building'],
      ['education', 'Associate in Business', 'Erie Community College'],
    ]);
  });

  it('reads a heading of two kinds, and the lines of both in one section', () => {
    const { sections, skills, languages } = readLines(`Jana Beck
WORK / VOLUNTEER
Baker, Stone Bread, 2019 - 2024
SPRACHEN & IT
Sprachen | Deutsch (Muttersprache), Englisch (B2)
IT | SAP MM, DATEV`);
    expect(sections[0]?.kind).toBe('experience');
    expect(languages).toEqual([
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'B2' },
    ]);
    expect(skills).toEqual(['SAP MM', 'DATEV']);
  });

  it('takes qualifications with years for courses, a career break for no job', () => {
    const { sections } = readLines(`Ann Lee
CAREER HISTORY
Clerk, Acme Ltd, 2009 – 2014
CAREER BREAK
2014 – 2021: at home with my children
QUALIFICATIONS
AAT Level 3, Manchester College, 2006
KEY SKILLS
Payroll, Excel`);
    expect(sections.map(({ kind }) => kind)).toEqual([
      'experience',
      'other',
      'education',
      'skills',
    ]);
  });

  it('leaves the years out of skills, and gives a language the level of its parts', () => {
    const { skills, languages } = readLines(`Ann Lee
SKILLS
Forklift (4 years)
Pallet jack (Less than 1 year)
LANGUAGES
Spanish
Spoken: Intermediate
Read: Novice`);
    expect(skills).toEqual(['Forklift', 'Pallet jack']);
    expect(languages).toEqual([{ name: 'Spanish', level: 'Intermediate' }]);
  });

  it('knows the rest of the headings by a look that is much larger than the text', () => {
    const lines = [
      ['Marta Bosco', 28],
      ['Chi sono', 13],
      ['Cuoca con otto anni di esperienza tra cucina e sala.', 10],
      ['Esperienze in cucina', 13],
      ['dal 2019 ad oggi', 10],
      ['Cuoca presso Neos S.p.A., Malpensa', 10],
      ['Percorso di studi', 13],
      ['Diploma, Istituto Einaudi, 2014', 10],
      ['Lingue del cuore', 13],
      ['Italiano: madrelingua', 10],
    ] as const;
    const { sections } = structureOf(lines.map(([text, size]) => ({ text, size, font: 'F1' })));
    expect(sections.map(({ heading, kind }) => [heading, kind])).toContainEqual([
      'Esperienze in cucina',
      'experience',
    ]);
  });

  it('turns the brackets of a mirrored page', () => {
    expect(withTurnedBrackets('קבוצת אלון )2019 - היום(')).toBe('קבוצת אלון (2019 - היום)');
    expect(withTurnedBrackets('קבוצת אלון (2019 - היום)')).toBe('קבוצת אלון (2019 - היום)');
    expect(withTurnedBrackets('1) ראשון')).toBe('1) ראשון');
  });
});

it.each([
  ['0148 555 079', '079 555 0148'],
  ['74 12 50 55 06', '06 55 50 12 74'],
  ['079 555 0148', '079 555 0148'],
  ['2018 555 2020', '2018 555 2020'],
])('[RES-05] turns the groups of a phone number on a mirrored page: %s', (printed, read) => {
  expect(withPhone(printed)).toBe(read);
});

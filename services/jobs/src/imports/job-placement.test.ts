import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobPlacement } from './job-placement.js';

const place = (title: string, category = '', company_name = 'Somebody') =>
  new JobPlacement().place({ title, category, company_name });

describe('categories of imported jobs (decision A61)', () => {
  it.each([
    ['Technology, Data & Innovation', 'Information Technology'],
    ['Engineering, Architecture, & Planning Finance, Accounting', 'Engineering'],
    ['Administration & Human Resources', 'Administration'],
    ['Health', 'Healthcare'],
    ['Building Operations & Maintenance', 'Operations'],
    ['hospitality', 'Hospitality'],
    ['Policy, Research & Analysis', 'Other'],
    ['Food Preparation and Serving Related', 'Food Service'],
    ['Zymurgy', undefined],
    ['', undefined],
  ])('takes the foreign category %j for %s', (category, expected) => {
    expect(place('Qwx', category)).toBe(expected);
  });

  it.each([
    ['Agency Attorney Level III', 'Building Operations & Maintenance', 'Legal'],
    ['Registered Nurse', 'Administration & Human Resources', 'Healthcare'],
    [
      '.Net Programmer / Analyst',
      'Engineering, Architecture, & Planning',
      'Information Technology',
    ],
    ['Truck Driver (CDL)', '', 'Transportation'],
    ['Cashier', '', 'Retail'],
    ['Manager', 'Health', 'Healthcare'],
    ['Manager', '', 'Operations'],
    ['Registered Nurse', 'Education', 'Education'],
  ])('asks the title %j before the category %j: %s', (title, category, expected) => {
    expect(place(title, category)).toBe(expected);
  });

  it.each([
    ['School Nurse', '', 'Healthcare'],
    ['Process Server/Messenger', 'Legal Affairs', 'Legal'],
    ['Design Engineer for Tunnels', '', 'Engineering'],
    ['Food Inspector, Bureau of Health', '', 'Other'],
    ['Budget Specialist (Other Than Personnel)', '', 'Finance'],
    ['Hotel Accountant', '', 'Finance'],
    ['Analyst, Bureau of Food Safety', 'Health', 'Healthcare'],
    ['Roofing Crew Member', '', 'Construction'],
    ['Crew Member', '', 'Food Service'],
  ])('takes the noun of the title %j with the category %j: %s', (title, category, expected) => {
    expect(place(title, category)).toBe(expected);
  });

  it.each([
    ['Paver Operator', 'Construction'],
    ['Podiatrist', 'Healthcare'],
    ['Tax Collector', 'Finance'],
  ])('takes %j, which no line has, by the titles of occupations: %s', (title, expected) => {
    expect(place(title)).toBe(expected);
  });

  it("falls back to the employer's name", () => {
    expect(place('Team Member 2', '', 'Mercy Hospital')).toBe('Healthcare');
  });

  it("applies the operator's own lines first, and reports an invalid one", () => {
    const file = join(mkdtempSync(join(tmpdir(), 'commons-categories-')), 'lines.txt');
    writeFileSync(file, '# Here a nurse teaches.\nEducation: nurse\n');
    const own = new JobPlacement(file);
    expect(own.place({ title: 'Registered Nurse', company_name: 'x' })).toBe('Education');
    writeFileSync(file, 'Healthcare: nurse\nNonsense: words\n');
    expect(() => new JobPlacement(file)).toThrow('Nonsense: words');
  });
});

it('[A61] places titles in Spanish by what the words of the search say they mean', () => {
  const placement = new JobPlacement();
  const found = (title: string) => placement.place({ title, company_name: 'Nadie' });
  expect(found('Enfermera de turno nocturno')).toBe('Healthcare');
  expect(found('Conductor de autobús escolar')).toBe('Transportation');
  expect(found('Auxiliar administrativo')).toBe('Administration');
  expect(found('Velador')).toBe('Other');
  expect(found('Cronopio')).toBeUndefined();
});

it('[A61] places everyday titles', () => {
  const placement = new JobPlacement();
  const lines = readFileSync(join(import.meta.dirname, 'fixtures/everyday-titles.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' > '));
  const wrong = lines.flatMap((line) => {
    const [title = '', suiting = ''] = line.split(' > ');
    const category = placement.place({ title, company_name: 'Nobody' }) ?? 'Other';
    return suiting.split(', ').includes(category) ? [] : [`${title}: ${category}`];
  });
  expect(lines.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

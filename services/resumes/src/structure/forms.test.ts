import { datesIn } from './dates/dates.js';
import { knownHeading } from './headings/headings.js';
import { structureOf } from './structure.js';

const read = (text: string) => structureOf(text.split('\n').map((line) => ({ text: line })));
const jobsOf = (text: string) =>
  (read(text).entries ?? []).map(({ title, organization, dates }) => [title, organization, dates]);

/** Résumés that are filled in like forms, as many are in South Asia and the Gulf. */
describe('[RES-05] résumés in the form of labelled fields', () => {
  it('reads jobs whose names and dates have labels, in any order and behind numbers', () => {
    expect(
      jobsOf(`Ravi Menon
WORK EXPERIENCE
1. Employer | : Northwind Power Ltd., Kochi
Designation | : Process Associate
Tenure | : 10th Dec 2014 – Present
Roles and Responsibility:
Kept the data base of leased printers.
2. Employer : Bluebell Energies Limited
• Designation :- Engineer
Tenure : 25th Mar 2013 – 28th Feb 2014`),
    ).toEqual([
      ['Process Associate', 'Northwind Power Ltd.', '10th Dec 2014 – Present'],
      ['Engineer', 'Bluebell Energies Limited', '25th Mar 2013 – 28th Feb 2014'],
    ]);
  });

  it('reads a label above its text, and dates above the labels', () => {
    expect(
      jobsOf(`Ravi Menon
EMPLOYMENT DETAILS
MARCH 2016 TO PRESENT
ORGANISATION:
Harbour Switchgear Company W.L.L.
DESIGNATION:
Estimation Engineer
OCT 2011 TO DEC 2015
ORGANISATION:
Lakeside Lighting Pvt. Ltd.
DESIGNATION:
Panel Designer`),
    ).toEqual([
      ['Estimation Engineer', 'Harbour Switchgear Company W.L.L.', 'MARCH 2016 TO PRESENT'],
      ['Panel Designer', 'Lakeside Lighting Pvt. Ltd.', 'OCT 2011 TO DEC 2015'],
    ]);
  });

  it('takes a form about the person for no summary, and a declaration for no skill', () => {
    const { name, sections, skills } = read(`CURRICULUM VITAE
Name | : | Asha Pillai
PERSONEL PROFILE
Father’s Name : Mohan Pillai
Date of Birth : 04-05-1991
Nationality : Indian
Languages known : English, Malayalam
STRENGTH
Quick learner
Team player
I hereby declare that the above is true to the best of my knowledge.
Place: Kochi`);
    expect(name).toBe('Asha Pillai');
    expect(sections.map(({ kind }) => kind)).toEqual(['other', 'languages', 'skills', 'other']);
    expect(skills).toEqual(['Quick learner', 'Team player']);
  });

  it('reads courses that are told in one sentence', () => {
    expect(
      jobsOf(`Asha Pillai
EDUCATIONAL QUALIFICATION
Completed B.E (Mechanical) at Lakeside College of Engineering in the year of 2015 with 69%.
H.S.C from Western State Board, Pune in 2000 with 75.5% marks.
10th Passed from Hill Board Shimla (2010)`),
    ).toEqual([
      ['B.E (Mechanical)', 'Lakeside College of Engineering', '2015'],
      ['H.S.C', 'Western State Board', '2000'],
      ['10th', 'Hill Board Shimla', '2010'],
    ]);
  });

  it('reads jobs that lines tell without "I"', () => {
    expect(
      jobsOf(`Asha Pillai
EXPERIENCE
Working as an “Electrical Engineer” in Riverbank Bio Energy Limited since July 2013 to till date
Six month work as Service Technician with Cool Maker`),
    ).toEqual([
      ['Electrical Engineer', 'Riverbank Bio Energy Limited', 'July 2013 to till date'],
      ['Service Technician', 'Cool Maker', undefined],
    ]);
  });
});

it('[RES-05] knows headings that are misspelt or put together in another way', () => {
  const kinds = {
    'CARRER OBJECTIVE:': 'summary',
    'ACEDEMIC PROJECT DETAILS:': 'projects',
    'Educational Qualification: -': 'education',
    'Organizational Experience': 'experience',
    'Personnel Details': 'other',
    'Seminar Attended': 'certifications',
    'Computer Knowledge': 'skills',
  };
  expect(Object.fromEntries(Object.keys(kinds).map((text) => [text, knownHeading(text)]))).toEqual(
    kinds,
  );
  // Titles, and what stands within jobs.
  for (const text of ['Project Manager', 'Training Manager', 'Company Profile', 'Job Profile'])
    expect(knownHeading(text)).toBeUndefined();
});

it('[RES-05] reads dates with days, and with signs between month and year', () => {
  const rangeOf = (text: string) => [datesIn(text)?.start, datesIn(text)?.end];
  expect(rangeOf('25th Mar 2013 – 28th Feb 2014')).toEqual(['2013-03', '2014-02']);
  expect(rangeOf('Nov- 2014 to jul -2016')).toEqual(['2014-11', '2016-07']);
  expect(rangeOf('Sept. 2011 to 26-Sept.-2012')).toEqual(['2011-09', '2012-09']);
  expect(rangeOf('Jun 15 - Aug 30, 2024')).toEqual(['2024-06', '2024-08']);
  expect(rangeOf('Odisha, India1999-2000')).toEqual(['1999', '2000']);
  expect(datesIn('2014 onwards')).toMatchObject({ start: '2014', present: true });
});

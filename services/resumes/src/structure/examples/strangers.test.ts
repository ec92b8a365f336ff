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

  it('knows headings whose letters are typed apart', () => {
    const { sections, skills } = readLines(`Margo Hughes
S U M M A R Y
Office manager with fourteen years in small firms.
S K I L L S
QuickBooks, payroll
W O R K   H I S T O R Y
Bookkeeper, Hughes Plumbing, 2008 - 2011
E D U C A T I O N
B.S. Accounting, State University, 2007`);
    expect(sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ['summary', 'SUMMARY'],
      ['skills', 'SKILLS'],
      ['experience', 'WORK HISTORY'],
      ['education', 'EDUCATION'],
    ]);
    expect(skills).toEqual(['QuickBooks', 'payroll']);
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

  it.each([
    ['Willard T. Boudreaux III', 'Willard T. Boudreaux III'],
    ['MARCUS DELACROIX JR.', 'Marcus Delacroix Jr.'],
    ['HENRY COLE IV', 'Henry Cole IV'],
    ['Robert Lee, Jr., LPN', 'Robert Lee, Jr.'],
    ['SSG ANTHONY R. BELL JR.', 'Anthony R. Bell Jr.'],
    ['Angela M. Whitfield, LPN, RN', 'Angela M. Whitfield'],
  ])('keeps what belongs to a name, without rank and degrees: %s', (line, name) => {
    expect(
      readLines(`${line}\nHouma, LA | 985-555-0177\nEXPERIENCE\nCook, Diner, 2019 - 2021`).name,
    ).toBe(name);
  });

  it('reads an employer that begins with the name of its state, and the town behind "Lives in"', () => {
    const text = `Name: Travis Kowalski
Lives in: East Ridge, TN
EXPERIENCE
Volunteer State Steel, Cleveland, TN                         Aug 2018 - Present
Structural Welder
- Weld columns and beams to print`;
    expect(jobsOf(text)).toEqual([['Structural Welder', 'Volunteer State Steel']]);
    expect(readLines(text).location).toBe('East Ridge, TN');
  });

  it('keeps the number of a licence in one line, and what a welder can do apart', () => {
    const { certifications, skills } = readLines(`Ann Lee
CERTIFICATES
ServSafe Food Handler, No.
22871904, exp. 2027
TIPS, 2024
PROCESSES: SMAW, GMAW, FCAW, GTAW`);
    expect(certifications).toEqual([
      'ServSafe Food Handler, No. 22871904, exp. 2027',
      'TIPS, 2024',
    ]);
    expect(skills).toEqual(['SMAW', 'GMAW', 'FCAW', 'GTAW']);
  });

  it('leaves the offices that a person has in the community below their heading', () => {
    const { sections } = readLines(`Harold Lindquist
EMPLOYMENT HISTORY
Postmaster, United States Postal Service, Signal Mountain, TN, 1998-2021
In charge of 18 carriers and clerks.
COMMUNITY
Treasurer, Lions Club, since 2005
AARP Tax-Aide volunteer, every spring since 2022`);
    expect(sections.map(({ heading, lines }) => [heading, lines.length])).toEqual([
      ['EMPLOYMENT HISTORY', 2],
      ['COMMUNITY', 2],
    ]);
  });

  it('takes an employer in capitals above "title, years" for no heading', () => {
    expect(
      jobsOf(`Bobby Stamps
QUALIFICATIONS
• EPA 609
WORK EXPERIENCE
LOOKOUT FORD, Chattanooga, TN
Shop Foreman, 2015-Present
Kept the comeback rate under 2 percent
TRENTON TIRE & AUTO
Mechanic, 2003-2015
Brakes, alignments, diagnostics
EDUCATION
Dade County High School, 2002
REFERENCES
Available upon request`),
    ).toEqual([
      ['Shop Foreman', 'LOOKOUT FORD'],
      ['Mechanic', 'TRENTON TIRE & AUTO'],
    ]);
  });

  it('ends a title where a sentence in small letters begins below it, or another behind it', () => {
    expect(
      jobsOf(`JOBS
Sept 2020-now, Alexian Village, CNA
take care of 11 residents each shift, baths, vitals
2016-2020 Cracker Barrel, server`),
    ).toEqual([
      ['CNA', 'Alexian Village'],
      ['server', 'Cracker Barrel'],
    ]);
    expect(
      jobsOf(`Ezekiel Stoltzfus
EXPERIENCE
Stoltzfus Sheds, 2019 to 2023, carpenter. Built storage sheds, 3 a week with a crew of four
The lead in the last year`),
    ).toEqual([['carpenter', 'Stoltzfus Sheds']]);
  });

  it('gives neither a time at home nor the job before it the employer above', () => {
    expect(
      jobsOf(`EXPERIENCIA
Camarera de pisos, Marriott Downtown, 2021 - presente
• Limpio 14 habitaciones al día
Ama de casa, 2012 - 2021
• Crié a mis tres hijos
Cocinera, Taquería La Paz, Monterrey, 2008 - 2012`),
    ).toEqual([
      ['Camarera de pisos', 'Marriott Downtown'],
      ['Ama de casa', undefined],
      ['Cocinera', 'Taquería La Paz'],
    ]);
  });

  it('gives a GED no college', () => {
    const { entries = [] } = readLines(`Ann Lee
EDUCATION
Miller-Motte College, Diploma in Pharmacy Technology, 2014
GED, 2011`);
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Diploma in Pharmacy Technology', 'Miller-Motte College'],
      ['GED', undefined],
    ]);
  });

  it('leaves the class and the end of a licence out of the skills', () => {
    const { skills, name, location } = readLines(`Resume of LaTonya Briggs, CNA
3817 Rossville Blvd, Chattanooga TN 37407 . cell 423 555 0161 . latonyab@example.com
QUALIFICATIONS
• ASE A1-A8 certified, recert due 2028
• Georgia driver's license, Class C
• Food cost: 31% down to 27%
• Own tools`);
    expect(skills).toEqual(['ASE A1-A8 certified', "Georgia driver's license", 'Own tools']);
    expect([name, location]).toEqual([
      'LaTonya Briggs',
      '3817 Rossville Blvd, Chattanooga TN 37407',
    ]);
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

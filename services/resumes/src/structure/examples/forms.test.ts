import { entryNames, readLines } from '../../testing/read-lines.js';
import { datesIn } from '../dates/dates.js';
import { knownHeading } from '../headings/headings.js';

const jobsOf = (text: string) => entryNames(readLines(text));

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

  it('reads labels behind Roman numbers or before a dash, and employers without a label', () => {
    expect(
      jobsOf(`Ravi Menon
WORK EXPERIENCE
I. Job title: Site Engineer.
Company: Northwind Cooling Ltd., Kochi
: Period | : June 2017- Oct 2017
II. | Designation | : Design Engineer.
• Company: Bluebell Decor LLC
• Period: Feb 2016 – Apr 2017`),
    ).toEqual([
      ['Site Engineer', 'Northwind Cooling Ltd.', 'June 2017- Oct 2017'],
      ['Design Engineer', 'Bluebell Decor LLC', 'Feb 2016 – Apr 2017'],
    ]);
    expect(
      jobsOf(`Ravi Menon
PROFESSIONAL EXPERIENCE
• Harbour Catering Co.
Riyadh, Saudi Arabia
Designation – Store Keeper
Period of Work – February 2015 to till now
• Passage Cargo Pvt Ltd
New Delhi India
Designation - Clerk from Jan’ 2013 to Dec’ 2014`),
    ).toEqual([
      ['Store Keeper', 'Harbour Catering Co.', 'February 2015 to till now'],
      ['Clerk', 'Passage Cargo Pvt Ltd', 'Jan’ 2013 to Dec’ 2014'],
    ]);
  });

  it('reads countries of the Gulf, a dash without a space before it, and a title said twice', () => {
    expect(
      jobsOf(`Ravi Menon
WORK EXPERIENCE
Bluebell Contracting Co. Ltd, Sultanate of Oman. | Nov 2014 – Sep 2016
Senior Project Manager
Northwind Power Ltd, India- Site engineer - Aug’ 2004 to Dec’ 2006
Graphic Designer
Graphic designer | Lakeside Studios | 2001 – 2003`),
    ).toEqual([
      ['Senior Project Manager', 'Bluebell Contracting Co. Ltd', 'Nov 2014 – Sep 2016'],
      ['Site engineer', 'Northwind Power Ltd', 'Aug’ 2004 to Dec’ 2006'],
      ['Graphic designer', 'Lakeside Studios', '2001 – 2003'],
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
    const { name, sections, skills, languages } = readLines(`CURRICULUM VITAE
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
    expect(sections.map(({ kind }) => kind)).toEqual(['other', 'skills', 'other']);
    expect(languages?.map((language) => language.name)).toEqual(['English', 'Malayalam']);
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

/** What real résumés do that no template has. */
describe('[RES-05] résumés in people’s own arrangements', () => {
  it('reads a name on each line as one name, whatever commas and dashes are in it', () => {
    expect(
      jobsOf(`Ann Lee
EXPERIENCE
Mercy Hospital
Staff Nurse, Step-Down, 2019 - 2022
Lakeside Bank Group
Analyst, Software Engineering, Jan 2016 - Mar 2019`),
    ).toEqual([
      ['Staff Nurse, Step-Down', 'Mercy Hospital', '2019 - 2022'],
      ['Analyst, Software Engineering', 'Lakeside Bank Group', 'Jan 2016 - Mar 2019'],
    ]);
  });

  it('gives no job the employer of another one that did not follow it', () => {
    expect(
      jobsOf(`Ann Lee
EXPERIENCE
Head Cook, Blue Plate Diner | 2019 - 2022
Ran the kitchen.
Cook | 2017 - 2019
Made soups.
Driver | 2009 - 2011
Drove a van.`),
    ).toEqual([
      ['Head Cook', 'Blue Plate Diner', '2019 - 2022'],
      ['Cook', 'Blue Plate Diner', '2017 - 2019'],
      ['Driver', undefined, '2009 - 2011'],
    ]);
  });

  it('takes an apprenticeship among the jobs for a course', () => {
    const { entries = [] } = readLines(`Jan Beck
Beruflicher Werdegang
08/2019 – 06/2022 | Verkäufer
Marktkauf Nord GmbH
08/2016 – 07/2019 | Ausbildung zum Verkäufer
Kaufhaus Lindner GmbH`);
    expect(entries.map(({ kind, title }) => [kind, title])).toEqual([
      ['experience', 'Verkäufer'],
      ['education', 'Ausbildung zum Verkäufer'],
    ]);
  });

  it('reads an item that is a title and no more as the title of the job above it', () => {
    expect(
      jobsOf(`Ann Lee
PROFESSIONAL EXPERIENCE
Sandhill Publishing — Lincoln, Nebraska | 2007 – 2009
• Software Engineering Intern
Interlake Incorporated — Lincoln, Nebraska | Spring 2006
• Data Entry Clerk`),
    ).toEqual([
      ['Software Engineering Intern', 'Sandhill Publishing', '2007 – 2009'],
      ['Data Entry Clerk', 'Interlake Incorporated', 'Spring 2006'],
    ]);
  });

  it('reads the rows below headings of columns, and courses without years beside others', () => {
    expect(
      jobsOf(`Asha Pillai
EDUCATION
Degree | Institute/School | University /Board | Year of passing | Percentage
B.E | Hill College of Engineering | State University | 2015 | 69
10th | Valley Public School | CBSE | 2009 | 83
ADDITIONAL QUALIFICATION
Pursuing MCA from Open University
Intermediate from Hill Board in the year 2007.`),
    ).toEqual([
      ['B.E', 'Hill College of Engineering', '2015'],
      ['10th', 'Valley Public School', '2009'],
      ['MCA', 'Open University', undefined],
      ['Intermediate', 'Hill Board', '2007'],
    ]);
  });

  it('knows a section by its jobs where its heading says too little', () => {
    const { sections } = readLines(`Asha Pillai
EXPERIENCE SUMMARY
Company: Riverbank Infosol, Chennai
Duration: Aug 2014 to till now
Designation: Support Engineer
PROFESSIONAL QUALIFICATIONS
Diploma in Civil Engineering, Hill Institute of Technology, 1998`);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education']);
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
    Praxiserfahrung: 'experience',
    'Schulischer Werdegang': 'education',
    'Digitale Fähigkeiten': 'skills',
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
  // Years rather than a month, where nothing else says which.
  expect(rangeOf('Receiving clerk, 2010-12')).toEqual(['2010', '2012']);
  expect(rangeOf('Fabrication, 2024-03')).toEqual([undefined, '2024-03']);
  expect(datesIn('2014 onwards')).toMatchObject({ start: '2014', present: true });
});

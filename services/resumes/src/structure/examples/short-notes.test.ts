import { entryNames, readLines } from '../../testing/read-lines.js';

const entriesOf = (text: string) => entryNames(readLines(text));

describe('[RES-05] résumés in short notes', () => {
  it('reads how long somebody was what, and where, in any order', () => {
    expect(
      entriesOf(`Dwayne Field
WORK HISTORY
The Copper Kettle - 4 years (sous chef)
Two years in Big Moe's, line cook
Denny's – 3 yrs (grill, then kitchen lead)
Also 1 season at Camp Lakeside, head cook, summer 2011`),
    ).toEqual([
      ['Sous chef', 'The Copper Kettle', undefined],
      ['Line cook', "Big Moe's", undefined],
      ['Kitchen lead', "Denny's", undefined],
      ['Head cook', 'Camp Lakeside', 'summer 2011'],
    ]);
  });

  it('reads letters before jobs, and one that is told below those that are listed', () => {
    expect(
      entriesOf(`Ravi Menon
WORK EXPERIENCE
(a) Northwind Garage LLC - Auto Electrician - Jan 2018 till date
(b) Falcon Auto Care, Dubai - Mechanic - 2015 to Dec 2017
(c) 2 years worked as helper in Bluebell Motors`),
    ).toEqual([
      ['Auto Electrician', 'Northwind Garage LLC', 'Jan 2018 till date'],
      ['Mechanic', 'Falcon Auto Care', '2015 to Dec 2017'],
      ['Helper', 'Bluebell Motors', undefined],
    ]);
  });

  it('reads words that run together, a name in half brackets, and no country as an employer', () => {
    expect(
      entriesOf(`Ravi Menon
WORK EXPERIENCE
CompanyName: Northwind Steel Ltd
Position: Mason
20.01.2012to22.12.2015
CompanyName: Bluebell Steel Ltd
Position: Helper
04.09.2009to09.03.2011`),
    ).toEqual([
      ['Mason', 'Northwind Steel Ltd', '20.01.2012to22.12.2015'],
      ['Helper', 'Bluebell Steel Ltd', '04.09.2009to09.03.2011'],
    ]);
    expect(
      entriesOf(`Ravi Menon
WORK EXPERIENCE
Worked in INDIA AS ELECTRICIAN from 01-11-2001 to 10-11-2006.`),
    ).toEqual([['ELECTRICIAN', undefined, '01-11-2001 to 10-11-2006']]);
    expect(
      entriesOf(`Ravi Menon
WORK EXPERIENCE
1996 - 1999 (Administration Officer - Chennai )`),
    ).toEqual([['Administration Officer', undefined, '1996 - 1999']]);
  });

  it('reads a title that begins the sentences below an employer', () => {
    const { entries = [], lines } = readLines(`Randall Field
WORK HISTORY
Heartland Cold Storage
Amarillo TX
Feb 2018 to now
OTR reefer driver. 48 states. 2.4 million safe miles.
EDUCATION
Lakeside Drivers School, Amarillo, 2012`);
    expect(entries).toMatchObject([
      { title: 'OTR reefer driver', organization: 'Heartland Cold Storage' },
      { organization: 'Lakeside Drivers School' },
    ]);
    expect(entries[0]?.details.map((at) => lines[at])).toEqual([
      'OTR reefer driver. 48 states. 2.4 million safe miles.',
    ]);
  });

  it('reads a course without a year beside one with a year, and no passport as its degree', () => {
    expect(
      entriesOf(`Ravi Menon
ACADEMIC QUALIFICATION
Matric - Lahore Board - [fill in: year]
2 years Diploma of Associate Engineer
Government College of Technology Lahore - 2013
Passport No: AB1234567, valid till 05/2028`),
    ).toEqual([
      ['Matric', 'Lahore Board', undefined],
      ['2 years Diploma of Associate Engineer', 'Government College of Technology Lahore', '2013'],
    ]);
  });

  it('takes an average for no heading, and reads a list of skills over two lines', () => {
    const { entries = [], skills } = readLines(`Priya Field
EDUCATION
Lakeside University, Boston, MA
B.S. Computer Science, expected May 2027
GPA 3.7
Relevant coursework: Data Structures, Operating Systems

Huron High School, Boston
Diploma, 2023

SKILLS
Python, Kotlin, Git, public
speaking, welding`);
    expect(entries.map(({ organization }) => organization)).toEqual([
      'Lakeside University',
      'Huron High School',
    ]);
    expect(skills).toEqual(['Python', 'Kotlin', 'Git', 'public speaking', 'welding']);
  });

  it('reads a job and its description in one line', () => {
    expect(
      entriesOf(`Tony Alvarez
Experience
Firestone, Hixson - technician, 6/2018 to present: tires, alignments, brakes, 8 cars a day
2011-2015 Route driver, Mayfield Dairy - 18 stops a day, hand cart up to 70 lbs
Host, Public House (2009-2011): seated up to 300 guests a night, handled complaints
Third grade, East Ridge Elementary, 2007-2009. 24 students, 6 with plans of their own.
2004 to 2006: Krol Office Help (self-employed). I keep the books for nine firms`),
    ).toEqual([
      ['technician', 'Firestone, Hixson', '6/2018 to present'],
      ['Route driver', 'Mayfield Dairy', '2011-2015'],
      ['Host', 'Public House', '2009-2011'],
      ['Third grade', 'East Ridge Elementary', '2007-2009'],
      ['Krol Office Help', 'self-employed', '2004 to 2006'],
    ]);
  });
});

it.each([
  ['Alicia Moreno, M.Ed.', 'Alicia Moreno'],
  ['Tasha Greene CNA', 'Tasha Greene'],
  ['DENISE ROWE, BSN, RN', 'Denise Rowe'],
  ['Anh Thi Do', 'Anh Thi Do'],
  ['Grace Lin Ma', 'Grace Lin Ma'],
])('[RES-05] takes no degree behind a name for a part of it: %s', (line, name) => {
  expect(
    readLines(`${line}\nann@mailbox.example\nExperience\nAide, Hill Home, 2019-2021`).name,
  ).toBe(name);
});

import { readTxt } from '../../extraction/plain-text.js';
import { entryNames, readLines } from '../../testing/read-lines.js';
import { structureOf } from '../structure.js';

const entriesOf = (text: string) => entryNames(readLines(text));
const entriesOfFile = (text: string) =>
  entryNames(structureOf(readTxt(new TextEncoder().encode(text))));

/** What people and templates do with dates and names that no other file here has. */
describe('[RES-05] résumés as strangers write them', () => {
  it('finds dates before or amid the sentence that tells the job', () => {
    expect(
      entriesOf(`Marcus Dell
EXPERIENCE
Cook, Blue Plate Diner, Toledo OH. 2019 - 2021. Made breakfast for 90 guests and closed the kitchen.
Mover, Two Guys and a Truck, Toledo OH. 2017 - 2019. Packed homes.`),
    ).toEqual([
      ['Cook', 'Blue Plate Diner', '2019 - 2021'],
      ['Mover', 'Two Guys and a Truck', '2017 - 2019'],
    ]);
    expect(
      entriesOf(`Jo Dell
EXPERIENCE
Frontend Developer | Harbor Ware
January 2015 - December 2018 , Developed the ordering pages.
Trainee | Millbrook Print
March 2014 - December 2014 , Printed the pages of two weeklies.`),
    ).toEqual([
      ['Frontend Developer', 'Harbor Ware', 'January 2015 - December 2018'],
      ['Trainee', 'Millbrook Print', 'March 2014 - December 2014'],
    ]);
  });

  it('reads the start and the end of a job behind their labels on one line', () => {
    expect(
      entriesOf(`Eugene Tarl
EMPLOYMENT HISTORY
Employer: Dunmore School Services
Position: Bus driver
From: 09/2012   To: Present
Employer: Lakeshore Transit
Position: Bus operator
From: 06/1998   To: 08/2012`),
    ).toEqual([
      ['Bus driver', 'Dunmore School Services', '09/2012   To: Present'],
      ['Bus operator', 'Lakeshore Transit', '06/1998   To: 08/2012'],
    ]);
  });

  it('takes text at the height of a column of dates for no list', () => {
    expect(
      entriesOfFile(`Siobhan Malley
Experience

2019–now          School Nurse
                  Knoll School, Fairview, NJ

2013–2019         Staff Nurse, Med-Surg
                  Lakeside Medical Center, Long Creek, NJ
                  Charge nurse on weekends`),
    ).toEqual([
      ['School Nurse', 'Knoll School', '2019–now'],
      ['Staff Nurse, Med-Surg', 'Lakeside Medical Center', '2013–2019'],
    ]);
  });

  it('reads headings in capitals that run into their text', () => {
    const { sections, entries } = readLines(`Joanne Pietra
WORK
Receptionist, Hazel Dental Group | 2008 - 2012
EDUCATION Raritan High School 2000`);
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'education']);
    expect(entries?.at(-1)).toMatchObject({
      kind: 'education',
      organization: 'Raritan High School',
    });
  });

  it('takes no line above for a name of jobs that name all on their own lines', () => {
    expect(
      entriesOf(`Andre Batiste
EMT-B
Long Creek, NJ
2020 - 2022 EMT, Long Creek First Aid Squad
2018 - 2020 Lifeguard, Harbor Park System
2017 - 2018 Stock clerk, Bestway Market`)[0],
    ).toEqual(['EMT', 'Long Creek First Aid Squad', '2020 - 2022']);
  });

  it('begins a job below an empty line, though what was done above looks like a name', () => {
    expect(
      entriesOfFile(`OSCAR TRUJO
JOB HISTORY

ROOFER
GARDEN ROOFING LLC
APRIL 2019 TO PRESENT
SHINGLES, FLAT ROOFS, GUTTERS

HELPER
JOSE MASON CONTRACTOR
2016 TO 2019
CONCRETE AND BLOCK`),
    ).toEqual([
      ['ROOFER', 'GARDEN ROOFING LLC', 'APRIL 2019 TO PRESENT'],
      ['HELPER', 'JOSE MASON CONTRACTOR', '2016 TO 2019'],
    ]);
  });

  it('cuts no occupation off the name of an employer', () => {
    expect(
      entriesOf(`Paula Grime
EXPERIENCE
Visiting Nurse Association of Lake County | 03/2017 – Present
Licensed Practical Nurse`),
    ).toEqual([
      [
        'Licensed Practical Nurse',
        'Visiting Nurse Association of Lake County',
        '03/2017 – Present',
      ],
    ]);
  });

  it('takes awards for no course, and a certificate among jobs for one', () => {
    const { entries = [] } = readLines(`Heidi Brand
EXPERIENCE
Kindergarten Teacher, Tower School | September 2016 – Present
Au Pair Counselor, Cultural Care | January 2009 – August 2011
Brookdale Community College, CNA certificate, 2008
EDUCATION
Tufton University | May 2007
Bachelor of Arts, Physics
Garden Club Scholarship, 2003-2007`);
    expect(entries.map(({ kind, organization }) => [kind, organization])).toEqual([
      ['experience', 'Tower School'],
      ['experience', 'Cultural Care'],
      ['education', 'Brookdale Community College'],
      ['education', 'Tufton University'],
    ]);
  });

  it('goes on with the courses below the awards of one', () => {
    expect(
      entriesOf(`Mira Oster
EDUCATION
Hillside Business School | May 2015
Master of Business Administration
Awards: Director’s List 2014 (top 10%)
Lakeside University | May 2011
Bachelor of Business`),
    ).toEqual([
      ['Master of Business Administration', 'Hillside Business School', 'May 2015'],
      ['Bachelor of Business', 'Lakeside University', 'May 2011'],
    ]);
  });

  it('reads headings, quotes and definitions of Markdown with attributes', () => {
    expect(
      entriesOfFile(`# Craig Dale
## Designer
> craig@example.com
### Profile {#profile}
Draws maps.
### Experience {#experience}
Initrode Works
: *Lead Designer*
  __2004-2005__
  Drew the maps of forty towns.`),
    ).toEqual([['Lead Designer', 'Initrode Works', '2004-2005']]);
  });
});

import { entryNames, readLines } from '../../../testing/read-lines.js';

const entriesOf = (text: string) => entryNames(readLines(text));

/** Jobs and courses that are told in sentences or notes, not set out as a title, an employer and dates. */
describe('[RES-05] told jobs and courses', () => {
  it('reads jobs with the employer or the title first, and with a length instead of dates', () => {
    expect(
      entriesOf(`Asha Pillai
EXPERIENCE
Cooper & Reed property management Pvt Ltd as a Shift engineer.
Site: Harbour Tower.
Since- July 2015 to June 2016.
Nine months experience in Northwind Facility Services Pvt Ltd as Electrical Supervisor.
5 Years light driver in Redstone Company
- 2 Years storekeeper sunrise Aircon Ltd`),
    ).toEqual([
      ['Shift engineer', 'Cooper & Reed property management Pvt Ltd', 'July 2015 to June 2016'],
      ['Electrical Supervisor', 'Northwind Facility Services Pvt Ltd', undefined],
      ['Light driver', 'Redstone Company', undefined],
      ['Storekeeper', 'Sunrise Aircon Ltd', undefined],
    ]);
  });

  it('reads jobs told over several rows, by whatever words the person is named', () => {
    expect(
      entriesOf(`Asha Pillai
EXPERIENCE
I Worked as a DESIGNER in leading Manufacturing company M/s. REDSTONE
TECHNOLOGIES PRIVATE LIMITED, FEED DIVISION at Kochi. Since
April 2013 to Oct 2015
2 Worked as a parking lot (night) TEAM lead in Lakeside Control System from May 2009 to May 2012.
• 3 Years of experience from NORTHWIND SAFETY SOLUTIONS since 17th June 2005 to 17th July 2008.`),
    ).toEqual([
      ['DESIGNER', 'REDSTONE TECHNOLOGIES PRIVATE LIMITED', 'April 2013 to Oct 2015'],
      ['Parking lot (night) TEAM lead', 'Lakeside Control System', 'May 2009 to May 2012'],
      [undefined, 'NORTHWIND SAFETY SOLUTIONS', '17th June 2005 to 17th July 2008'],
    ]);
  });

  it('keeps a job below what was done in the job above', () => {
    expect(
      entriesOf(`Asha Pillai
EXPERIENCE
Senior Accountant, Summit Credit Union, Jan 2023 - current
- Worked with auditors and had no findings
Staff Accountant, Granite Manufacturing Corp., Dec 2019 - Apr 2022
Served 300 guests on a Saturday with one other person
Tour Guide, Lakeside Studios, 12/2017 — 05/2018`),
    ).toEqual([
      ['Senior Accountant', 'Summit Credit Union', 'Jan 2023 - current'],
      ['Staff Accountant', 'Granite Manufacturing Corp.', 'Dec 2019 - Apr 2022'],
      ['Tour Guide', 'Lakeside Studios', '12/2017 — 05/2018'],
    ]);
  });

  it('finds the employer behind other places, and dates on the line below', () => {
    expect(
      entriesOf(`Asha Pillai
WORKING EXPERIENCE
Worked as a Storekeeper in Dubai, Lakeside Catering LLC from 2008 to 2012.
Worked as a “Maintenance Engineer” in a 33/11 KV Sub-Station in
Technosource Solutions for 1year
worked as an Accountant at Lone Pine Trading Doha.
from June 2010 to October 2016.`),
    ).toEqual([
      ['Storekeeper', 'Lakeside Catering LLC', '2008 to 2012'],
      ['Maintenance Engineer', 'Technosource Solutions', undefined],
      ['Accountant', 'Lone Pine Trading Doha', 'June 2010 to October 2016'],
    ]);
  });

  it('puts wrapped lines together', () => {
    expect(
      entriesOf(`Asha Pillai
EXPERIENCE
1. 1 year experience as a Software Tester and Marketing Expert (SEO &
SMO) in Deep Water Infotech, Pune in year June 2013 to May 2014.
2. Working as an IT Head and Program Manager in Provita Intech Pvt.
Ltd. Pune in year June 2014 to Present.
EDUCATION
Diploma in Electrical Engineering from
Lakeside Central University, 2012`),
    ).toEqual([
      [
        'Software Tester and Marketing Expert (SEO & SMO)',
        'Deep Water Infotech',
        'June 2013 to May 2014',
      ],
      ['IT Head and Program Manager', 'Provita Intech Pvt. Ltd. Pune', 'June 2014 to Present'],
      ['Diploma in Electrical Engineering', 'Lakeside Central University', '2012'],
    ]);
  });
});

import { entryNames, readLines } from '../../testing/read-lines.js';
import { structureOf } from '../structure.js';

const entriesOf = (text: string) => entryNames(readLines(text));

describe('[RES-05] names that stand where no template has them', () => {
  it('finds the employer or the title, the school or the degree, in the item below', () => {
    expect(
      entriesOf(`Ann Lee
EXPERIENCE
Interlock Incorporated — Lincoln, NE | Spring 2009
• Software Engineering Intern
• Wrote tests for the billing of 40 shops.
Bill’s Corner, Andover, MN. 02/2018 – 08/2019
• Shift Supervisor.
EDUCATION
M2 Applied Algebra | 2015-2016
• Lakeside University, Versailles
BE (Civil Engineering) | 2000
Secured 62%, Hillside College of Engineering, Salem, India.`),
    ).toEqual([
      ['Software Engineering Intern', 'Interlock Incorporated', 'Spring 2009'],
      ['Shift Supervisor', 'Bill’s Corner', '02/2018 – 08/2019'],
      ['M2 Applied Algebra', 'Lakeside University', '2015-2016'],
      ['BE (Civil Engineering)', 'Hillside College of Engineering', '2000'],
    ]);
  });

  it('reads lists whose items are the jobs and courses, with points below one of them', () => {
    const line = (text: string, x: number) => ({ text, x, width: 300, size: 10, column: 0 });
    const { entries = [] } = structureOf([
      line('Ann Lee', 40),
      line('EXPERIENCE', 40),
      line('• Line Cook, Harbor Grill, May 2019 - June 2023', 50),
      line('• Ran the grill for 90 guests a night.', 70),
      line('• Dishwasher, Blue Spoons, 2017 - 2019', 50),
      line('EDUCATION', 40),
      line('Both beside work:', 40),
      line('• Certificate in Culinary Arts, Lakeside College, 2018', 50),
      line('• High School Diploma, Hillside High School, 2016', 50),
    ]);
    expect(entries.map(({ title, organization, dates }) => [title, organization, dates])).toEqual([
      ['Line Cook', 'Harbor Grill', 'May 2019 - June 2023'],
      ['Dishwasher', 'Blue Spoons', '2017 - 2019'],
      ['Certificate in Culinary Arts', 'Lakeside College', '2018'],
      ['High School Diploma', 'Hillside High School', '2016'],
    ]);
    expect(entries[0]?.details).toHaveLength(1);
  });

  it('parts a title and its employer at the words between them, or behind the occupation', () => {
    expect(
      entriesOf(`Ann Lee
EXPERIENCE
Pflegerin im Klinikum Nord, 2017 - 2020
Software Engineer II Harbor Systems Inc., 2012 - 2016
Data Engineer, 2010 - 2012
Blue Spoons, Italy
EDUCATION
Licence informatique à l’UPEC, 2011-2016`),
    ).toEqual([
      ['Pflegerin', 'Klinikum Nord', '2017 - 2020'],
      ['Software Engineer II', 'Harbor Systems Inc.', '2012 - 2016'],
      ['Data Engineer', 'Blue Spoons', '2010 - 2012'],
      ['Licence informatique', 'UPEC', '2011-2016'],
    ]);
  });

  it('takes what follows a second title at one employer for its department', () => {
    expect(
      entriesOf(`Ann Lee
EXPERIENCE
Parkside Memorial Hospital – Chattanooga, TN
Charge Nurse, Emergency Department | June 2020 – Present
• Led 14 nurses on nights
Staff Nurse, Med-Surg | Aug 2017 – June 2020
• Cared for 6 patients
Nurse Aide, Rosewood | 2014 – 2016`),
    ).toEqual([
      ['Charge Nurse, Emergency Department', 'Parkside Memorial Hospital', 'June 2020 – Present'],
      ['Staff Nurse, Med-Surg', 'Parkside Memorial Hospital', 'Aug 2017 – June 2020'],
      ['Nurse Aide', 'Rosewood', '2014 – 2016'],
    ]);
  });

  it('takes a department behind "in der" for no employer where another line names it', () => {
    expect(
      entriesOf(`Ann Lee
BERUFSERFAHRUNG
2010 – 2013 | Mitarbeiter in der Logistik
Nordwind GmbH`),
    ).toEqual([['Mitarbeiter in der Logistik', 'Nordwind GmbH', '2010 – 2013']]);
  });

  it('reads dates whose end is below their start, beside the second line of the job', () => {
    expect(
      entriesOf(`Ann Lee
EDUCATION
October 2017 – Master of Physics, LAKESIDE UNIVERSITY,
October 2019 | Area: Astrophysics`)[0],
    ).toEqual(['Master of Physics', 'LAKESIDE UNIVERSITY', 'October 2017 – October 2019']);
  });

  it('takes names between dates for those above them where none is below the last', () => {
    expect(
      entriesOf(`Ann Lee
FORMATION
Étudiante en sciences
ENSEEIHT - Toulouse 2025 - Aujourd’hui
Prépa scientifique
Prépa des Lacs - Toulouse 2023 - 2025
Brevet d’Initiation
Collège du Couserans - Toulouse 2020`).map(([title]) => title),
    ).toEqual(['Étudiante en sciences', 'Prépa scientifique', 'Brevet d’Initiation']);
  });

  it('leaves marks, grades and expectations out of courses', () => {
    expect(
      entriesOf(`Ann Lee
EDUCATION
MBA in July 2017 from NIBM Chennai with B+ Grade.
High School from State board in the year 2005.
Diploma in Nursing, Lakeside University (Expected Graduation 2027)
B.Tech. Information Technology, Lakeside University, 2012`),
    ).toEqual([
      ['MBA', 'NIBM Chennai', 'July 2017'],
      ['High School', 'State board', '2005'],
      ['Diploma in Nursing', 'Lakeside University', '2027'],
      ['B.Tech. Information Technology', 'Lakeside University', '2012'],
    ]);
  });
});

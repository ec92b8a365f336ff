import { readLines } from '../../testing/read-lines.js';

describe('[RES-05] jobs and courses below a heading that the reader does not know', () => {
  const skills = 'Asha Pillai\nCOMPUTER SKILLS\nAutoCAD, Excel, Word';

  it.each(['Brief of role, period & employer', 'WORKING EXPERIENCE-- 9 YEARS IN OMAN'])(
    'are sections of their own, asked about: %s',
    (heading) => {
      const {
        sections,
        entries,
        skills: found,
      } = readLines(`${skills}
${heading}
Project Engineer, Northwind Power Ltd. | May 2015 – April 2019
Site Engineer, Bluebell Energies Limited | June 2012 – April 2015`);
      expect(entries?.map(({ organization }) => organization)).toEqual([
        'Northwind Power Ltd.',
        'Bluebell Energies Limited',
      ]);
      const own = sections.find(({ kind }) => kind === 'experience');
      expect(own?.confidence).toBeLessThan(0.7);
      expect(found).toEqual(expect.arrayContaining(['AutoCAD', 'Excel', 'Word']));
    },
  );

  it('are read after a heading without text, and not twice', () => {
    const { entries } = readLines(`${skills}
EXPERIENCE
EDUCATION
B.Tech, Lakeside College | 2012
Career so far
Site Engineer, Bluebell Energies Limited | June 2012 – April 2015`);
    expect(entries?.map(({ kind, organization }) => [kind, organization])).toEqual([
      ['education', 'Lakeside College'],
      ['experience', 'Bluebell Energies Limited'],
    ]);
  });

  it('leave a licence among the certificates, and a school among the courses', () => {
    const { sections } = readLines(`Asha Pillai
EDUCATION
Student of Engineering, Lakeside College | 2012 - 2016
CERTIFICATIONS
Forklift licence, 2020`);
    expect(sections.map(({ kind }) => kind)).toEqual(['education', 'certifications']);
  });

  it.each(['Roles & Responsibilities', 'JOB RESPONSIBILTIES:', 'Key Duties'])(
    'go on after what was done in one of them: %s',
    (heading) => {
      const { sections, entries } = readLines(`${skills}
WORK EXPERIENCE
Project Engineer, Northwind Power Ltd. | May 2015 – April 2019
${heading}
• Planned the shutdowns of two boilers
Site Engineer, Bluebell Energies Limited | June 2012 – April 2015
EDUCATION
B.Tech, Lakeside College | 2012`);
      expect(sections.map(({ heading: text }) => text)).not.toContain(heading);
      expect(entries?.map(({ title, organization }) => [title, organization])).toEqual([
        ['Project Engineer', 'Northwind Power Ltd.'],
        ['Site Engineer', 'Bluebell Energies Limited'],
        ['B.Tech', 'Lakeside College'],
      ]);
    },
  );

  it('go on below a heading within one of them, in the same form, but a club and a project are none', () => {
    const { entries, skills: found } = readLines(`Asha Pillai
WORK EXPERIENCE
Project Engineer, Northwind Power Ltd. | May 2015 – April 2019
COMPUTER SKILLS
AutoCAD, Excel, Word
Site Engineer, Bluebell Energies Limited | June 2012 – April 2015
PROJECTS
Team Leader, Solar Roof | June 2011 – April 2012
HOBBIES
Secretary, Bluebell Chess Ltd. | June 2010 – April 2011`);
    expect(entries?.map(({ organization }) => organization)).toEqual([
      'Northwind Power Ltd.',
      'Bluebell Energies Limited',
    ]);
    expect(found).toEqual(expect.arrayContaining(['AutoCAD', 'Excel', 'Word']));
  });

  it('do not go on in a list of committees with bullets', () => {
    const { sections, entries } = readLines(`${skills}
WORK EXPERIENCE
Charge Nurse, Bluebell Clinic | May 2015 – April 2019
MEMBERSHIPS
• Chair, Practice Council of Bluebell Clinic Ltd. | June 2012 – April 2015`);
    expect(entries).toHaveLength(1);
    expect(sections.at(-1)).toMatchObject({ kind: 'other', heading: 'MEMBERSHIPS' });
  });

  it('keep a heading of unknown words right above them', () => {
    const { sections } = readLines(`${skills}
WHERE I LEARNED
B.Sc. Biology, Lakeside College | 2009 - 2012`);
    expect(sections.at(-1)).toMatchObject({ kind: 'education', heading: 'WHERE I LEARNED' });
  });
});

import { structureOf } from './structure.js';

const read = (text: string) => structureOf(text.split('\n').map((line) => ({ text: line })));

describe('[RES-05] jobs and courses below a heading that the reader does not know', () => {
  const skills = 'Asha Pillai\nCOMPUTER SKILLS\nAutoCAD, Excel, Word';

  it.each(['Brief of role, period & employer', 'WORKING EXPERIENCE-- 9 YEARS IN OMAN'])(
    'are sections of their own, asked about: %s',
    (heading) => {
      const {
        sections,
        entries,
        skills: found,
      } = read(`${skills}
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
    const { entries } = read(`${skills}
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
    const { sections } = read(`Asha Pillai
EDUCATION
Student of Engineering, Lakeside College | 2012 - 2016
CERTIFICATIONS
Forklift licence, 2020`);
    expect(sections.map(({ kind }) => kind)).toEqual(['education', 'certifications']);
  });
});

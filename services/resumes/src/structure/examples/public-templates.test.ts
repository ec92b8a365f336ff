import { withWholeHeadings } from '../headings/heading-looks.js';
import type { DocumentLine } from '../lines/document-line.js';
import { structureOf } from '../structure.js';

const body = { size: 10, font: 'body' };
const heading = (text: string, size = 15): DocumentLine => ({
  text,
  size,
  font: 'bold',
  apart: true,
});
const read = (lines: readonly (string | DocumentLine)[]) =>
  structureOf(lines.map((line) => (typeof line === 'string' ? { text: line, ...body } : line)));
const namesOf = ({ entries = [] }: ReturnType<typeof read>) =>
  entries.map(({ title, organization, place }) => [title, organization, place]);

/** Habits of the public templates that résumés are made with. */
describe('[RES-05] résumés made with public templates', () => {
  it('takes a label below each job for no section, though it looks like a heading', () => {
    const found = read([
      heading('Corinna Ashdown', 22),
      heading('Work'),
      heading('Bitterroot Ambulance Service', 12),
      '2019-04 – Present',
      heading('Lead Dispatcher', 12),
      heading('Highlights', 12),
      'Answer 70 calls on a night shift.',
      heading('Flathead Towing', 12),
      '2014-02 – 2019-03',
      heading('Dispatcher', 12),
      heading('Highlights', 12),
      'Sent out eight trucks over two counties.',
      heading('Education'),
      'High School Diploma, Hamilton High School, 2012',
    ]);
    expect(found.sections.map(({ heading: text }) => text)).toEqual(['Work', 'Education']);
    expect(namesOf(found).slice(0, 2)).toEqual([
      ['Lead Dispatcher', 'Bitterroot Ambulance Service', undefined],
      ['Dispatcher', 'Flathead Towing', undefined],
    ]);
  });

  it('keeps groups of skills in their section, though they have the names of sections', () => {
    const { sections, skills } = read([
      heading('Corinna Ashdown', 22),
      heading('Skills'),
      heading('Languages', 12),
      'Go, Python',
      heading('Software', 12),
      'Terraform, Kafka',
      heading('Education'),
      'High School Diploma, Hamilton High School, 2012',
    ]);
    expect(sections.map(({ heading: text }) => text)).toEqual(['Skills', 'Education']);
    expect(skills).toEqual(expect.arrayContaining(['Go', 'Python', 'Terraform', 'Kafka']));
  });

  it('takes an employer or school in the look of headings for no section', () => {
    const found = read([
      heading('Marguerite Lindqvist', 22),
      heading('Work Experience'),
      heading('Hennepin Historical Society'),
      heading('Archivist', 11),
      '2017 - Present',
      'Answer 25 requests a week.',
      heading('Red Wing Public Library'),
      heading('Library Assistant', 11),
      '2012 - 2017',
      'Ran the local history room.',
      heading('Education'),
      heading('University of Minnesota'),
      heading('Master of Arts', 11),
      '2008 - 2010',
      heading('Skills'),
      'Finding aids, Oral history',
    ]);
    expect(found.sections.map(({ heading: text }) => text)).toEqual([
      'Work Experience',
      'Education',
      'Skills',
    ]);
    expect(namesOf(found).map(([title]) => title)).toEqual([
      'Archivist',
      'Library Assistant',
      'Master of Arts',
    ]);
  });

  it('tells a town that no list has from employers and schools', () => {
    expect(
      namesOf(
        read([
          'Leopold Hartigan',
          'EXPERIENCE',
          'Assistant Brewer, Old Mill Brewery – Snaith | June 2012 – Feb 2018',
          'Cellar Hand, Marsh Cider Company – Rye Harbour | Sept 2009 – May 2012',
          'Auxiliar de enfermagem, Clínica Santa Bárbara – Feira de Santana | 2005 – 2009',
          'EDUCATION',
          'University of Reading | Whiteknights',
          'BSc in Brewing Science | 2006 – 2009',
        ]),
      ),
    ).toEqual([
      ['Assistant Brewer', 'Old Mill Brewery', 'Snaith'],
      ['Cellar Hand', 'Marsh Cider Company', 'Rye Harbour'],
      ['Auxiliar de enfermagem', 'Clínica Santa Bárbara', 'Feira de Santana'],
      ['BSc in Brewing Science', 'University of Reading', 'Whiteknights'],
    ]);
  });

  it('tells an unknown town behind a cell from an employer, where another job has its town', () => {
    const { entries = [] } = read([
      'Ximena Arriaga',
      'EXPERIENCIA LABORAL',
      'ene 2021 – actualidad | Auxiliar contable, Agroexportadora del Lago, Guadalajara',
      'feb 2018 – dic 2020 | Asistente administrativa, Ferretería Los Altos, Tepatitlán',
    ]);
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Auxiliar contable', 'Agroexportadora del Lago'],
      ['Asistente administrativa', 'Ferretería Los Altos'],
    ]);
  });

  it('reads a name before the title, beside an address, and behind the label of the European form', () => {
    const email = 'corinna.ashdown@mail.example';
    const of = (line: string) => read([line, email, 'Work', 'Clerk, Acme Inc, 2019 - 2021']).name;
    expect(of('Corinna Ashdown, Operations Director')).toBe('Corinna Ashdown');
    expect(of('New Orleans | Corinna Ashdown')).toBe('Corinna Ashdown');
    expect(of('Name / Surname | Corinna Ashdown')).toBe('Corinna Ashdown');
    expect(of('Ashdown, Corinna')).toBe('Corinna Ashdown');
  });

  it('ends a heading with its own words: what is below a whole one is its text', () => {
    const joined = (...texts: string[]) =>
      withWholeHeadings(texts.map((text) => heading(text))).map(({ text }) => text);
    expect(joined('References', 'Available upon request')).toHaveLength(2);
    expect(joined('Licenses &', 'Certificates')).toEqual(['Licenses & Certificates']);
    expect(joined('Awards', 'and honors')).toEqual(['Awards and honors']);
  });

  it('reads the school below each course, though a comma is in the name of one', () => {
    const { entries = [] } = read([
      heading('Corinna Ashdown', 22),
      heading('Education'),
      'Mar 2019 – Jun 2021 | Master of Soil Science, Plant Breeding',
      'Bitterroot State, Missoula',
      'Thesis: rye in dry valleys, with a survey of forty farms over three years.',
      'Sep 2015 – Feb 2019 | Bachelor of Agriculture',
      'Flathead Valley University, Kalispell',
      'Thesis: how hay is kept through wet winters in barns without a floor.',
    ]);
    expect(entries).toMatchObject([
      {
        title: 'Master of Soil Science, Plant Breeding',
        organization: expect.stringContaining('Bitterroot State'),
      },
      {
        title: 'Bachelor of Agriculture',
        organization: expect.stringContaining('Flathead Valley University'),
      },
    ]);
  });

  it('reads a month behind its year, and two titles with a sign between them', () => {
    const { entries = [] } = read([
      heading('工作经历'),
      '河湾餐饮 | 2012/Aug – 2015/May',
      '厨师长 & 采购负责人 | 北京',
    ]);
    expect(entries[0]).toMatchObject({
      title: '厨师长 & 采购负责人',
      organization: '河湾餐饮',
      start: '2012-08',
      end: '2015-05',
    });
  });

  it('takes a known heading for one, though only its look and not its style says so', () => {
    const styled = (text: string): DocumentLine => ({ ...heading(text, 11), heading: 1 });
    const { sections } = read([
      heading('Corinna Ashdown', 22),
      heading('Professional Summary', 11),
      'Dispatcher with twelve years on night shifts, in two counties and for two services.',
      styled('Experience'),
      'Dispatcher, Flathead Towing, 2014 – 2019',
      styled('Education'),
      'High School Diploma, Hamilton High School, 2012',
    ]);
    expect(sections.map(({ heading: text }) => text)).toEqual([
      'Professional Summary',
      'Experience',
      'Education',
    ]);
  });

  it('reads two degrees of one school, and marks as no name of the next', () => {
    const { entries = [] } = read([
      heading('Corinna Ashdown', 22),
      heading('Education'),
      'Bitterroot University | Missoula, MT',
      'Bachelor of Agriculture; GPA: 3.6/4.0 | Sep 2015 – Feb 2019',
      'Minor Degree in Botany; GPA: 3.4/4.0 | Sep 2016 – Feb 2019',
      'Major GPA: 3.9 / 4.0',
      'Hamilton High School',
      'Diploma | May 2015',
    ]);
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Bachelor of Agriculture', 'Bitterroot University'],
      ['Minor Degree in Botany', 'Bitterroot University'],
      ['Diploma', 'Hamilton High School'],
    ]);
  });

  it('finds the degree below the dates where all text has one font', () => {
    const { entries = [] } = read([
      heading('Corinna Ashdown', 22),
      heading('Education'),
      'Bitterroot University',
      'August 2015 to May 2019',
      'Range Ecology',
      'Bachelor of Science',
      'Missoula, MT',
    ]);
    expect(entries[0]).toMatchObject({
      title: 'Bachelor of Science',
      organization: 'Bitterroot University',
    });
  });

  it('takes a list in the size of headings for none', () => {
    const { sections } = read([
      heading('Corinna Ashdown', 22),
      heading('Skills'),
      heading('Radio, first aid, CAD software'),
      heading('Work'),
      'Dispatcher, Flathead Towing, 2014 – 2019',
      heading('Education'),
      'High School Diploma, Hamilton High School, 2012',
    ]);
    expect(sections.map(({ heading: text }) => text)).toEqual(['Skills', 'Work', 'Education']);
  });

  it('takes what is behind "at" for the employer, in whichever order other jobs have them', () => {
    const { entries = [] } = read([
      heading('Corinna Ashdown', 22),
      heading('Work'),
      'Bitterroot Ambulance Service – lead dispatcher, since April 2019',
      'Flathead Towing Inc – dispatcher, 2014 to 2019',
      'Before that: dishwasher and prep at Casa Lupita 2012-2014',
    ]);
    expect(entries.at(-1)).toMatchObject({
      title: 'dishwasher and prep',
      organization: 'Casa Lupita',
    });
  });
});

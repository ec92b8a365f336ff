import { readLines } from '../../testing/read-lines.js';
import { structureOf } from '../structure.js';

const jobsOf = (text: string) =>
  (readLines(text).entries ?? [])
    .filter(({ kind }) => kind === 'experience')
    .map(({ title, organization, place }) => [title, organization, place]);

/** Habits of tradespeople, nurses, veterans and people from abroad whose résumés were read for the first time. */
describe('[RES-05] résumés of many trades', () => {
  it.each([
    ['DUANE "SKIP" KOWALCZYK', 'Duane "Skip" Kowalczyk'],
    ['ROBERT “BOBBY” FITZWILLIAM, CSP', 'Robert “Bobby” Fitzwilliam'],
  ])('knows a name in capitals with a nickname: %s', (line, name) => {
    const text = `${line}\nLicensed Master Plumber • Scranton, PA 18504 • 570-555-0142\nEXPERIENCE`;
    expect(readLines(`${text}\nPlumber, Acme Plumbing, 2009 - 2016`).name).toBe(name);
  });

  it('takes "Current:" and "Previous:" before a job for no employer', () => {
    expect(
      jobsOf(`Ann Lee
Work History
Current: Home Health Aide, Ethos, Jamaica Plain, MA (since 2019)
• Bathing, dressing and meals
Previous: Certified Nursing Assistant, German Centre, West Roxbury, MA (2015–2019)
Previous: Home Health Aide, Partners in Home Care, Dorchester, MA (2013–2015)`),
    ).toEqual([
      ['Home Health Aide', 'Ethos', 'Jamaica Plain, MA'],
      ['Certified Nursing Assistant', 'German Centre', 'West Roxbury, MA'],
      ['Home Health Aide', 'Partners in Home Care', 'Dorchester, MA'],
    ]);
  });

  it('takes a department for no employer below several titles at one', () => {
    expect(
      jobsOf(`Ann Lee
Experience
Essentia Health | Duluth, MN
Nurse Manager | May 2019 – Present
• Manage 64 people
Assistant Nurse Manager | Aug 2015 – May 2019
• Scheduled staff of forty
Staff Nurse, ICU | June 2010 – Aug 2015
• Charge nurse on nights`).map(([title, organization]) => [title, organization]),
    ).toEqual([
      ['Nurse Manager', 'Essentia Health'],
      ['Assistant Nurse Manager', 'Essentia Health'],
      ['Staff Nurse, ICU', 'Essentia Health'],
    ]);
  });

  it('takes an office in an association for no job', () => {
    const { sections } = readLines(`Ann Lee
Experience
Staff Nurse, Hennepin Healthcare, Minneapolis, MN, 2007 – 2010
Affiliations
American Association of Critical-Care Nurses, Lake Superior Chapter (President, 2021–2023)`);
    expect(sections.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['experience', 1],
      ['other', 1],
    ]);
  });

  it('takes "United" in a name for no verb', () => {
    expect(
      jobsOf(`Ann Lee
CAREER HISTORY
GREENHUT CONSTRUCTION – Pensacola, FL
Site Safety Manager\t2020–Present
• Hold toolbox talks each Monday
UNITED STATES NAVY – Various locations
Aviation Safety Chief\t2014–2019
• Wrote the squadron mishap plan`).map(([title, organization]) => [title, organization]),
    ).toEqual([
      ['Site Safety Manager', 'GREENHUT CONSTRUCTION'],
      ['Aviation Safety Chief', 'UNITED STATES NAVY'],
    ]);
  });

  it('knows a Brazilian town with its state, and trades in Portuguese', () => {
    const text = `Joseval Nascimento dos Santos
Rua das Acácias, 220 – Feira de Santana/BA
(75) 95550-1234 | joseval@email.example
Experiência profissional
Pirelli Pneus – Feira de Santana/BA
Eletricista de Manutenção – jan/2019 até o momento
• Manutenção preventiva de 40 prensas
Construtora Beira-Rio
Ajudante de Eletricista – fev/2014 a dez/2018
• Instalação de quadros`;
    expect(readLines(text).location).toBe('Feira de Santana/BA');
    expect(jobsOf(text)).toEqual([
      ['Eletricista de Manutenção', 'Pirelli Pneus', 'Feira de Santana/BA'],
      ['Ajudante de Eletricista', 'Construtora Beira-Rio', undefined],
    ]);
  });

  it('finds an employer in bold, although the place beside the first one is longer than its name', () => {
    const lines = [
      ['Ann Lee', 'B'],
      ['Experience', 'B'],
      ['Zachry – San Antonio, TX', 'R'],
      ['Pipe Welder, 2019 – 2022', 'R'],
      ['• Welded carbon and stainless steel', 'R'],
      ['Coastal Bend', 'B'],
      ['Gate Welder, 2016 – 2019', 'R'],
      ['• Built gates', 'R'],
    ] as const;
    const { entries = [] } = structureOf(lines.map(([text, font]) => ({ text, font, size: 10 })));
    expect(entries.map(({ title, organization }) => [title, organization])).toEqual([
      ['Pipe Welder', 'Zachry'],
      ['Gate Welder', 'Coastal Bend'],
    ]);
  });

  it('finds a German occupation above its hospital', () => {
    expect(
      jobsOf(`Katrin Brandt
Beruflicher Werdegang
seit 08/2020 | Pflegefachfrau
Helios Klinikum Erfurt
Praxisanleitung für sechs Auszubildende
10/2011 – 03/2017 | Gesundheits- und Krankenpflegerin
Katholisches Krankenhaus St. Nepomuk
Wundversorgung, Nachtdienst, Dokumentation`).map(([title, organization]) => [title, organization]),
    ).toEqual([
      ['Pflegefachfrau', 'Helios Klinikum Erfurt'],
      ['Gesundheits- und Krankenpflegerin', 'Katholisches Krankenhaus St. Nepomuk'],
    ]);
  });

  it('takes the town behind the dates of the European form for no employer', () => {
    expect(
      jobsOf(`Rui Tavares
Experiência profissional
[ 15/09/2014 – 20/01/2019 ] Faro, Portugal
Técnico de manutenção
Mota-Engil
• Passagem de cabos e quadros`),
    ).toEqual([['Técnico de manutenção', 'Mota-Engil', 'Faro, Portugal']]);
  });

  it('takes "graduating" for no degree, and puts a degree together whose dates are beside its first line', () => {
    const { entries = [] } = readLines(`Ann Lee
Education
Sunset High School, Beaverton – graduating 2028
Bachelor of Science in Business Administration, concentration in | 2014
Retail Management, North Carolina A&T State University`);
    expect(entries.map(({ title, organization, dates }) => [title, organization, dates])).toEqual([
      [undefined, 'Sunset High School', '2028'],
      [
        'Bachelor of Science in Business Administration, concentration in Retail Management',
        'North Carolina A&T State University',
        '2014',
      ],
    ]);
  });

  it('reads the present job behind its label, above those before, and a school behind its own', () => {
    const { entries = [], sections } = readLines(`Ferris Boudreaux
Phone 225 555 0156
Current job: Security Supervisor, Allied Universal, Baton Rouge (2020 to now)
• Schedule 14 officers over three sites
Previous jobs:
Correctional Officer, Dixon Correctional Institute, 2012 to 2020
Training: First aid, Red Cross, 2023
Education: GED, 2009
Good with: report writing, cameras, difficult people`);
    expect(entries.map(({ title, dates }) => [title, dates])).toEqual([
      ['Security Supervisor', '2020 to now'],
      ['Correctional Officer', '2012 to 2020'],
      ['First aid', '2023'],
      ['GED', '2009'],
    ]);
    expect(sections.map(({ kind }) => kind)).toEqual([
      'experience',
      'experience',
      'education',
      'skills',
    ]);
  });

  it('takes "renewed" for no school', () => {
    const { entries = [] } = readLines(`Ann Lee
Education
CDA (Child Development Associate), renewed 2023
A.A.S. Child Development, Lawson State Community College, 2013`);
    expect(entries.map(({ organization }) => organization)).toEqual([
      undefined,
      'Lawson State Community College',
    ]);
  });

  it.each([
    [
      'Dr. Ann Lee, Providence Road 4, Charlotte, NC 28207',
      'Providence Road 4, Charlotte, NC 28207',
    ],
    ['Hairstylist and colorist — Providence, Rhode Island', 'Providence, Rhode Island'],
    ['12 rue des Lices, 35000 Rennes – 06 55 50 12 34', '12 rue des Lices, 35000 Rennes'],
  ])('finds the town in "%s"', (line, location) => {
    expect(readLines(`Ann Lee\n${line}\nann.lee@mail.example`).location).toBe(location);
  });

  it.each([['English & Spanish'], ['Bilingual: English and Spanish'], ['English/Spanish']])(
    'finds two languages in "%s"',
    (line) => {
      expect(readLines(`Ann Lee\nLanguages\n${line}`).languages).toEqual([
        { name: 'English' },
        { name: 'Spanish' },
      ]);
    },
  );

  it('knows a story and what was learned by their headings', () => {
    const { sections } = readLines(`Ann Lee
My story
I started washing dishes at sixteen and worked my way up to the grill.
Where I learned
Baking Diploma, Madison College, 2016`);
    expect(sections.map(({ kind }) => kind)).toEqual(['summary', 'education']);
  });
});

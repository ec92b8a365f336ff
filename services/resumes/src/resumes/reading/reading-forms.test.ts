import { column, pdfFile } from '../../testing/pdf-file.js';
import { type StartedResumeReader, startResumeReader } from '../../testing/resume-reader.js';
import { docxFile, wordBody, wordTable, wordText } from '../../testing/zip-file.js';

let reader: StartedResumeReader;
beforeAll(async () => {
  reader = await startResumeReader();
});
afterAll(() => reader.close());

async function entries(...lines: string[]) {
  const { entries: found = [] } = await reader.read('cv.txt', lines.join('\n'));
  return found.map(({ title, organization, start, end }) => [title, organization, start, end]);
}

describe('résumés in the form of tables', () => {
  it('joins dates that a narrow cell breaks', async () => {
    expect(
      await entries(
        '林晓雯',
        '工作经历',
        '2019年3月 | 苏州恒远包装有限公司 | 行政专员',
        '—2021年6',
        '月',
        '负责三百人工厂的考勤、采购和宿舍管理',
      ),
    ).toEqual([['行政专员', '苏州恒远包装有限公司', '2019-03', '2021-06']]);
    expect(
      await entries(
        'Dale Rowe',
        'Experience',
        'October | Blue Plate | Cook',
        '2016 - April',
        '2020',
        'Cooked lunch for two hundred people',
      ),
    ).toEqual([['Cook', 'Blue Plate', '2016-10', '2020-04']]);
  });

  it('takes the words of labels, in the language of the form', async () => {
    expect(
      await entries(
        'Femke van der Zanden',
        'Werkervaring',
        'Periode: maart 2021 - heden',
        'Functie: Zetter van dienst',
        'Werkgever: Drukkerij Zuid, Tilburg',
        '- 180 orders per uur',
      ),
    ).toEqual([['Zetter van dienst', 'Drukkerij Zuid, Tilburg', '2021-03', undefined]]);
  });

  it('separates the subject of a degree from the school below it', async () => {
    expect(
      await entries(
        'Ann Lee',
        'Education',
        'A.A.S., Supply Chain Management, 2023',
        'Fayetteville Technical Community College',
      ),
    ).toEqual([
      [
        'A.A.S., Supply Chain Management',
        'Fayetteville Technical Community College',
        undefined,
        '2023',
      ],
    ]);
  });

  it('finds the town in the forms of other countries', async () => {
    const town = async (line: string) =>
      (await reader.read('cv.txt', `Ann Lee\n${line}\nExperience\nCook, Blue Plate, 2019 - 2021`))
        .location;
    expect(await town('ann@mail.example - 32052 Herford')).toBe('32052 Herford');
    expect(await town('Albuquerque NM / 505 555 0188')).toBe('Albuquerque NM');
    expect(await town('ann@mail.example | Lublin')).toBe('Lublin');
  });

  it('reads tables with a heading for each column, their cells wrapped', async () => {
    const row = (y: number, ...cells: readonly string[]) =>
      cells.flatMap((text, at) => (text ? [{ x: 60 + at * 110, y, text }] : []));
    const pdf = pdfFile([
      { x: 60, y: 60, text: 'Dale Rowe' },
      { x: 60, y: 90, text: 'WORK HISTORY' },
      ...row(110, 'Dates', 'Company', 'Position', 'What I did'),
      ...row(132, '3/2019 to', 'US Freight,', 'Route Driver', 'Drove 48 states, no'),
      ...row(144, 'now', 'Chattanooga', '', 'preventable accidents'),
      ...row(166, '2012 -', 'Dixie Produce', 'Forklift', 'Loaded trailers'),
      ...row(178, '2019', '', 'Operator', ''),
      { x: 60, y: 210, text: 'EDUCATION' },
      ...row(230, 'Degree', 'Institution', 'Year of'),
      { x: 280, y: 242, text: 'passing' },
      ...row(264, 'Diploma', 'Ringgold High School', '2006'),
    ]);
    const { entries: found = [], sections } = await reader.read('cv.pdf', pdf);
    expect(found).toMatchObject([
      { title: 'Route Driver', organization: 'US Freight', start: '2019-03', present: true },
      { title: 'Forklift Operator', organization: 'Dixie Produce', start: '2012', end: '2019' },
      { title: 'Diploma', organization: 'Ringgold High School', end: '2006' },
    ]);
    expect(sections[0]?.lines).toContain('Drove 48 states, no preventable accidents');

    const table = wordTable([
      [['Employer'], ['Designation'], ['From'], ['To'], ['Duties']],
      [['Blue Plate'], ['Cook'], ['May 2016'], ['April 2020'], ['Cooked for 200', 'Trained two']],
    ]);
    const word = wordBody(`${wordText('Ann Lee')}${wordText('Experience')}${table}`);
    expect((await reader.read('cv.docx', docxFile(word))).entries).toMatchObject([
      { title: 'Cook', organization: 'Blue Plate', start: '2016-05', end: '2020-04' },
    ]);
  });

  it('parts a row that is one text through several cells of such a table', async () => {
    const cells = (y: number, ...texts: string[]) =>
      texts.map((text, at) => ({ x: [72, 180, 260, 300, 340][at] ?? 0, y, text, size: 10 }));
    const row = {
      x: 260,
      y: 120,
      size: 10,
      text: '03/2018 Present Lead 22 people on the line',
    };
    const file = pdfFile([
      ...column(72, 40, ['Hector Salinas', 'hector@example.org']),
      ...column(72, 80, ['EMPLOYMENT']),
      ...cells(100, 'Employer', 'Position', 'From', 'To', 'Duties'),
      ...cells(120, "Pilgrim's Pride", 'Line lead'),
      row,
      ...cells(150, 'Koch Foods', 'Line worker', '2014', '2018', 'Trim and pack'),
      ...cells(180, 'Taqueria Jalisco', 'Cook', '2011', '2014', 'Grill and prep'),
    ]);
    const { entries } = await reader.read('cv.pdf', file);
    expect(entries?.map(({ title, dates }) => [title, dates])).toEqual([
      ['Line lead', '03/2018 – Present'],
      ['Line worker', '2014 – 2018'],
      ['Cook', '2011 – 2014'],
    ]);
  });

  it('reads a curriculum vitae whose rows begin with dates or labels', async () => {
    const rows: [string, string?][] = [
      ['Persönliche Daten'],
      ['Name', 'Jonas Albrecht'],
      ['Anschrift', 'Marktstraße 9, 04109 Leipzig'],
      ['E-Mail', 'jonas@example.de'],
      ['Berufserfahrung'],
      ['04/2019 – heute', 'Elektroniker'],
      ['', 'Autowerk Sachsen GmbH'],
      ['', '• Wartung von 60 Robotern der Linie'],
      ['09/2012 – 03/2019', 'Elektriker'],
      ['', 'Elektro Baumann GmbH'],
      ['Ausbildung'],
      ['2005', 'Realschulabschluss, Oberschule Taucha'],
      ['Kenntnisse'],
      ['EDV', 'SAP PM, EPLAN, MS Office'],
    ];
    const file = pdfFile(
      rows.flatMap(([left, right = ''], at) => [
        ...(left ? column(72, 60 + 20 * at, [left]) : []),
        ...(right ? column(220, 60 + 20 * at, [right]) : []),
      ]),
    );
    const { name, location, entries, skills } = await reader.read('cv.pdf', file);
    expect([name, location]).toEqual(['Jonas Albrecht', 'Marktstraße 9, 04109 Leipzig']);
    expect(entries?.map(({ title, organization }) => [title, organization])).toEqual([
      ['Elektroniker', 'Autowerk Sachsen GmbH'],
      ['Elektriker', 'Elektro Baumann GmbH'],
      ['Realschulabschluss', 'Oberschule Taucha'],
    ]);
    expect(skills).toEqual(['SAP PM', 'EPLAN', 'MS Office']);
  });

  it('trusts the order of the other jobs more than an occupation within a name', async () => {
    expect(
      await entries(
        'DeShawn Porter',
        'Experience',
        'Sales Consultant | Crown Ford | 2019 - 2021',
        'Internet Sales | Marshal Mize Ford | 2016 - 2019',
        'Lot Attendant | Integrity Chevrolet | 2015 - 2016',
      ),
    ).toContainEqual(['Internet Sales', 'Marshal Mize Ford', '2016', '2019']);
  });

  it('reads services, schools and seasons as what they are', async () => {
    expect(
      await entries(
        'Ann Lee',
        'Experience',
        'UNITED STATES NAVY, Norfolk, VA | Jan 2015 - Jan 2024',
        'Electrician (E-6)',
        '- Led 14 sailors',
        '2019 - now | Grade 3 Teacher, East Side Elementary, Hamilton County Schools',
        'Summers | Camp Director, YMCA Camp Ocoee, 2012 - 2018',
      ),
    ).toEqual([
      ['Electrician (E-6)', 'UNITED STATES NAVY', '2015-01', '2024-01'],
      ['Grade 3 Teacher', 'East Side Elementary, Hamilton County Schools', '2019', undefined],
      ['Camp Director', 'YMCA Camp Ocoee', '2012', '2018'],
    ]);
    expect(
      await entries('Ana Ruiz', 'Experiencia', 'Cocinera - El Metate', 'Febrero 2020 a la fecha'),
    ).toEqual([['Cocinera', 'El Metate', '2020-02', undefined]]);
  });

  it('reads jobs written in one line with their duties', async () => {
    expect(
      await entries(
        'Terrell Ray',
        '423 555 0108',
        '',
        'Jobs',
        'Service tech, Empire Heating, Ooltewah. April 2020 - present. I run five to seven calls a day.',
        'Install helper, Scenic City Comfort, 2016 to 2020. Did ductwork and line sets.',
        '2014-2016    Lovely Nails, nail tech. Gel and acrylic. Many regular customers.',
        'Education',
        'MBA, Lee University, 2019 · BS, Bryan College, 2011',
        'Tyner Academy class of 2007',
      ),
    ).toEqual([
      ['Service tech', 'Empire Heating', '2020-04', undefined],
      ['Install helper', 'Scenic City Comfort', '2016', '2020'],
      ['nail tech', 'Lovely Nails', '2014', '2016'],
      ['MBA', 'Lee University', undefined, '2019'],
      ['BS', 'Bryan College', undefined, '2011'],
      [undefined, 'Tyner Academy', undefined, '2007'],
    ]);
  });

  it('takes neither the street nor the pay of a form for a title', async () => {
    expect(
      await entries(
        'Angela Whit',
        'Work Experience',
        'Tennessee Valley Authority',
        '1101 Market Street',
        'Chattanooga, TN 37402 United States',
        '06/2018 - Present',
        'Salary: $78,450.00 USD Per Year',
        'Hours per week: 40',
        'Environmental Compliance Specialist',
        'Duties, Accomplishments and Related Skills:',
        'Prepare permit applications for 9 plants.',
      ),
    ).toEqual([
      ['Environmental Compliance Specialist', 'Tennessee Valley Authority', '2018-06', undefined],
    ]);
  });

  it('parts the fields of a Chinese line at its spaces', async () => {
    expect(await entries('陈美玲', '教育背景', '2010 - 2014 福建师范大学 会计学 本科')).toEqual([
      ['会计学, 本科', '福建师范大学', '2010', '2014'],
    ]);
  });

  it('keeps dates at the right edge with their jobs, below a centred quotation', async () => {
    const pdf = pdfFile([
      { x: 220, y: 60, text: 'Tobias Reinhardt', size: 24 },
      { x: 180, y: 80, text: '(+1) 423-555-0199 | tobias@mail.example' },
      { x: 273, y: 100, text: 'Measure twice.' },
      { x: 51, y: 130, text: 'Experience', size: 15 },
      { x: 51, y: 155, text: 'Wacker Polysilicon' },
      { x: 494, y: 155, text: 'Charleston, TN' },
      { x: 51, y: 167, text: 'Process Engineer' },
      { x: 470, y: 167, text: 'Mar. 2019 - Present' },
      { x: 81, y: 190, text: '- Raised the yield of nine reactors by four percent, with data' },
      { x: 51, y: 220, text: 'Education', size: 15 },
      { x: 51, y: 240, text: 'Chattanooga State Community College, Chattanooga' },
      // The em dash in the encoding of the file's font.
      { x: 51, y: 254, text: '\u0097 A.A.S. Network Administration' },
      { x: 51, y: 268, text: 'August 2016 - May 2018' },
    ]);
    const { entries: found, phone } = await reader.read('cv.pdf', pdf);
    expect(phone).toBe('(+1) 423-555-0199');
    expect(found).toMatchObject([
      { title: 'Process Engineer', organization: 'Wacker Polysilicon', start: '2019-03' },
      {
        title: 'A.A.S. Network Administration',
        organization: 'Chattanooga State Community College',
        end: '2018-05',
      },
    ]);
  });

  it('parts an employer from its place, and a law firm from its lawyers', async () => {
    expect(
      await entries(
        'Kendrick Ray',
        '12 Frazier Ave., Apt. 3B * Chattanooga, TN 37405',
        'Work Experience',
        'Forklift Operator',
        'McKee Foods-Collegedale, TN',
        'July 2021 to Present',
        'Paralegal, Litigation | March 2018 to June 2021',
        'Gearhiser, Peters & Elliott, PLLC',
        'Education',
        'B.A., History, Bryan College, 2009, cum laude',
      ),
    ).toEqual([
      ['Forklift Operator', 'McKee Foods', '2021-07', undefined],
      ['Paralegal, Litigation', 'Gearhiser, Peters & Elliott, PLLC', '2018-03', '2021-06'],
      ['B.A., History', 'Bryan College', undefined, '2009'],
    ]);
  });
});

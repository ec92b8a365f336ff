import { type StartedResumeReader, startResumeReader } from '../testing/resume-reader.js';

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

  it('tells the subject of a degree from the school below it', async () => {
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
});

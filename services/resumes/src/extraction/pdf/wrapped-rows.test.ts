import { appended } from './wrapped-rows.js';

describe('[RES-05] a line that ends with a hyphen', () => {
  it.each([
    ['years of ex-', 'perience in sales', 'years of experience in sales'],
    ['a detail-', 'oriented clerk', 'a detail-oriented clerk'],
    ['tiene expe-', 'riencia en ventas', 'tiene experiencia en ventas'],
    ['moved in 2019 -', 'now', 'moved in 2019 - now'],
    ['Bread and', 'cakes', 'Bread and cakes'],
  ])('"%s" and "%s" become "%s"', (line, rest, whole) => expect(appended(line, rest)).toBe(whole));
});

import { withoutRadicals } from './radicals.js';

it('replaces radicals by the characters that look the same', () => {
  expect(withoutRadicals('高雄⻑安醫院 ⻔市人员 ⻢')).toBe('高雄長安醫院 门市人员 马');
});

it('leaves other text as it is', () => {
  expect(withoutRadicals('Head Nurse, 長庚科技大學')).toBe('Head Nurse, 長庚科技大學');
});

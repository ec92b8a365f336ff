import { townState } from './town-state';

const pageOf = (place: string) => {
  const page = document.createElement('div');
  page.innerHTML = `<meta name="commons-place" content="${place}">`;
  return page;
};

it.each([
  ['Chattanooga, TN', 'TN'],
  ['Springfield, il', 'IL'],
  ['Washington, DC', undefined],
  ['', undefined],
])('takes the state from %s', (place, state) => {
  expect(townState(pageOf(place))).toBe(state);
});

it('knows none where the page names no town', () => {
  expect(townState(document.createElement('div'))).toBeUndefined();
});

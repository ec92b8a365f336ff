import { readTiles, tilesFault, tilesOrigin, tilesText } from './map-tiles.js';

const template = 'https://tiles.example.org/{z}/{x}/{y}.png';

it.each([template, 'https://a.example:8443/v1/{z}/{y}/{x}{r}?key=Ab-1_2'])('takes %s', (url) => {
  expect(tilesFault(url)).toBeUndefined();
});

it.each([
  ['http://tiles.example.org/{z}/{x}/{y}.png', 'Expected an address'],
  ['tiles.example.org/{z}/{x}/{y}.png', 'Expected an address'],
  ['https://user:word@tiles.example.org/{z}/{x}/{y}.png', 'Expected an address'],
  ["https://tiles.example.org; script-src 'unsafe-inline'/{z}/{x}/{y}", 'Expected an address'],
  ['https://tiles.example.org/{z}/{x}/{y}.png; x', 'Expected an address'],
  ['https://*/{z}/{x}/{y}.png', 'Expected an address'],
  ['https://{s}.tile.example.org/{z}/{x}/{y}.png', 'Name one server'],
  ['https://tiles.example.org/{z}/map.png', 'The address lacks {x}, {y}'],
  ['https://tiles.example.org/{z}/{x}/{y}.{ext}', 'The map does not know {ext}'],
])('refuses %s', (url, fault) => {
  expect(tilesFault(url)).toMatch(fault);
});

it('carries both through one text', () => {
  const tiles = { url: template, attribution: '© [OpenStreetMap](https://osm.example) and others' };
  expect(readTiles(tilesText(tiles))).toEqual(tiles);
  expect(tilesOrigin(tiles)).toBe('https://tiles.example.org');
  expect([readTiles(undefined), readTiles('https://x.example')]).toEqual([undefined, undefined]);
});

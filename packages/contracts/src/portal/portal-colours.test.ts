import { accentColours, contrast, isReadableAccent, readableAccent } from './portal-colours.js';
import { changedSettings, defaultAccent } from './portal-settings-lists.js';
import { withPortalWords } from './portal-text-lists.js';

it('computes contrast as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(isReadableAccent('#ffee88')).toBe(false);
  expect(isReadableAccent(defaultAccent)).toBe(true);
});

const hues = [
  '#7a2e1d',
  '#1d3f7a',
  '#000000',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#8a2be2',
];

it.each([...hues, '#ffffff', defaultAccent])('derives readable colours from %s', (hue) => {
  const accent = readableAccent(hue);
  expect(isReadableAccent(accent)).toBe(true);
  const { light, dark } = accentColours(accent);
  const grounds = {
    light: { page: ['#faf7f1', '#fffefb', '#f2ede3'] },
    dark: { page: ['#121816', '#1a2220', '#0d1211'] },
  };
  for (const [theme, colours] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    for (const ground of grounds[theme].page) {
      expect(contrast(colours.green, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.focus, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colours['on-green'], colours.green)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours['on-green'], colours['green-strong'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours['green-ink'], colours['green-tint'])).toBeGreaterThanOrEqual(4.5);
  }
});

it('lists the differences between two versions', () => {
  const one = { name: 'A', texts: { mission: 'x' }, areas_off: [] };
  expect(changedSettings(one, { name: 'A', texts: { mission: 'y', footer: 'z' } })).toEqual([
    'texts.footer',
    'texts.mission',
  ]);
  expect(changedSettings({ texts: {} }, {})).toEqual([]);
  const spanish = { translated_texts: { es: { mission: 'x' } } };
  expect(changedSettings(spanish, {})).toEqual(['translated_texts.es.mission']);
  expect(changedSettings(spanish, spanish)).toEqual([]);
});

it('replaces the placeholders of the portal and leaves other braces', () => {
  const words = { portal: '$& Co', town: 'Quill', place: 'Quill, HI' };
  expect(withPortalWords('{portal} in {town} ({place}) {other}', words)).toBe(
    '$& Co in Quill (Quill, HI) {other}',
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = Record<string, string>;

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The colour declarations of the first rule with this selector. */
const theme = (selector: string): Theme => {
  const start = sheet.indexOf(`${selector} {`);
  expect(start).toBeGreaterThan(-1);
  const rule = sheet.slice(start, sheet.indexOf('}', start));
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]),
  );
};

const light = theme(':root');
const darkByMedia = theme(':root:not([data-theme="light"])');
const darkByChoice = theme(':root[data-theme="dark"]');

/** Relative luminance of #rrggbb by WCAG 2.2. */
const luminance = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (first: string, second: string) => {
  const [dark, bright] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
};

const grounds = ['ground', 'surface', 'sunken'];
const textPairs: [string, string][] = [
  ...['ink', 'ink-soft', 'green', 'green-strong', 'red', 'amber-ink'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ['on-green', 'green'],
  ['on-green', 'green-strong'],
  ['on-red', 'red'],
  ['on-red', 'red-strong'],
  ['ink', 'green-tint'],
  ['ink', 'amber-tint'],
  ['ink', 'red-tint'],
  ['ink', 'grey-tint'],
  ['green-ink', 'green-tint'],
  ['amber-ink', 'amber-tint'],
  ['red-ink', 'red-tint'],
  ['grey-ink', 'grey-tint'],
];
const controlPairs: [string, string][] = ['control', 'focus', 'amber', 'green', 'red'].flatMap(
  (control) => grounds.map((ground): [string, string] => [control, ground]),
);

describe.each([
  ['light', light],
  ['dark', darkByMedia],
])('the %s theme', (_, colours) => {
  it.each(textPairs)('shows text %s on %s at 4.5:1 or more', (text, ground) => {
    expect(
      contrast(colours[`--color-${text}`]!, colours[`--color-${ground}`]!),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('shows control %s on %s at 3:1 or more', (control, ground) => {
    expect(
      contrast(colours[`--color-${control}`]!, colours[`--color-${ground}`]!),
    ).toBeGreaterThanOrEqual(3);
  });
});

it('is the same dark theme by the system setting and by choice', () => {
  expect(darkByChoice).toEqual(darkByMedia);
});

it('gives every colour of the light theme a dark counterpart', () => {
  const colours = (from: Theme) => Object.keys(from).filter((name) => name.startsWith('--color-'));
  expect(colours(darkByMedia)).toEqual(colours(light));
});

// The colours of a portal, all made from one (docs/adr/0025). No zod here: the console shows them while one chooses.

type Rgb = readonly [number, number, number];

/** The tokens of packages/ui that follow the accent, without `--color-`. */
export interface AccentColours {
  readonly green: string;
  readonly 'green-strong': string;
  readonly 'on-green': string;
  readonly 'green-tint': string;
  readonly 'green-ink': string;
  readonly focus: string;
}

/** Grounds that the accent must be readable on (packages/ui/src/tokens.css). */
const light = { paper: '#faf7f1', text: '#fffefb', ink: '#1e2522', sunken: '#f2ede3' };
const dark = { paper: '#1a2220', text: '#0b1512', ink: '#ede8dc' };

/** WCAG AA for text. */
const readable = 4.5;

const read = (hex: string): Rgb => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};
const write = (rgb: Rgb): string =>
  `#${rgb.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

/** @param share of the second colour */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [read(one), read(other)];
  return write([0, 1, 2].map((at) => (a[at] ?? 0) * (1 - share) + (b[at] ?? 0) * share) as never);
}

function luminance(hex: string): number {
  const [red, green, blue] = read(hex).map((one) => {
    const value = one / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2.2 counts it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Moves a colour towards another until it can be read on all grounds. */
function until(colour: string, towards: string, grounds: readonly string[], least: number): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const tried = mixed(colour, towards, share);
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried;
  }
  return towards;
}

/** What the accent is compared with, for the console: each must be 4.5 at least. */
export const accentContrasts = (accent: string) =>
  [
    { label: 'Text on buttons', ratio: contrast(accent, light.text) },
    { label: 'Links on the page', ratio: contrast(accent, light.paper) },
    { label: 'Links on sunken parts', ratio: contrast(accent, light.sunken) },
  ] as const;

/** Whether buttons and links of this colour can be read on light ground. */
export const isReadableAccent = (accent: string): boolean =>
  accentContrasts(accent).every(({ ratio }) => ratio >= readable);

/** The nearest colour that can be read. */
export const readableAccent = (accent: string): string =>
  until(accent, '#000000', [light.text, light.paper, light.sunken], readable);

/** All colours of a readable accent, for light and for dark pages; each pair of text and ground is 4.5 at least. */
export function accentColours(accent: string): Record<'light' | 'dark', AccentColours> {
  const tint = mixed(accent, light.text, 0.88);
  const bright = until(accent, '#ffffff', [dark.paper, '#2a3330'], 5.5);
  const darkTint = mixed(accent, dark.paper, 0.7);
  return {
    light: {
      green: accent,
      'green-strong': mixed(accent, '#000000', 0.25),
      'on-green': light.text,
      'green-tint': tint,
      'green-ink': until(mixed(accent, '#000000', 0.12), '#000000', [tint], readable + 1),
      focus: until(mixed(accent, '#ffffff', 0.12), '#000000', [light.paper, light.sunken], 3),
    },
    dark: {
      green: bright,
      'green-strong': mixed(bright, '#ffffff', 0.3),
      'on-green': until(mixed(accent, '#000000', 0.7), '#000000', [bright], readable),
      'green-tint': darkTint,
      'green-ink': until(mixed(bright, '#ffffff', 0.3), '#ffffff', [darkTint], readable + 1),
      focus: mixed(bright, '#ffffff', 0.15),
    },
  };
}

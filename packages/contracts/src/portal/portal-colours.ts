// The colours of a portal, derived from its accent colour (docs/adr/0025). No zod here: the console previews them.

type Rgb = readonly [number, number, number];

/** Tokens of packages/ui derived from the accent, without `--color-`. */
export interface AccentColours {
  readonly green: string;
  readonly 'green-strong': string;
  readonly 'on-green': string;
  readonly 'green-tint': string;
  readonly 'green-ink': string;
  readonly focus: string;
}

/** Backgrounds on which the accent must be readable (packages/ui/src/tokens.css). */
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

/** Contrast ratio of two colours (WCAG 2.2): 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Mixes a colour with another until it is readable on all backgrounds. */
function until(colour: string, towards: string, grounds: readonly string[], least: number): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const tried = mixed(colour, towards, share);
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried;
  }
  return towards;
}

/** Contrasts of the accent, for the console; each must be at least 4.5. */
export const accentContrasts = (accent: string) =>
  [
    { label: 'Text on buttons', ratio: contrast(accent, light.text) },
    { label: 'Links on the page', ratio: contrast(accent, light.paper) },
    { label: 'Links on sunken parts', ratio: contrast(accent, light.sunken) },
  ] as const;

/** Whether buttons and links of this colour are readable on a light background. */
export const isReadableAccent = (accent: string): boolean =>
  accentContrasts(accent).every(({ ratio }) => ratio >= readable);

/** The nearest readable colour. */
export const readableAccent = (accent: string): string =>
  until(accent, '#000000', [light.text, light.paper, light.sunken], readable);

/** All colours derived from a readable accent, for light and dark pages; each text has a contrast of at least 4.5. */
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

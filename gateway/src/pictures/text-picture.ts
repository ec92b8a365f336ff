import { createRequire } from 'node:module';
import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import sharp from 'sharp';

/** Typesetting of a text. Sizes in pixels. */
interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour: string;
  readonly width: number;
  readonly lines: number;
}

export interface TextPicture {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

const require = createRequire(import.meta.url);
const font = (path: string) => require.resolve(`@expo-google-fonts/${path}`);

/** Other scripts use the machine's fonts. */
const fonts = [
  font('source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  font('source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
  font('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  font('noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
];

const family = 'Source Sans 3';
/** At 72 dots an inch a point is a pixel. */
const dpi = 72;

/** A font stays loaded in the process. */
let known: Promise<unknown> | undefined;
const fontsKnown = () => {
  known ??= fonts.reduce<Promise<unknown>>(
    (before, fontfile) =>
      before.then(() => sharp({ text: { text: '.', fontfile, font: family, dpi } }).toBuffer()),
    Promise.resolve(),
  );
  return known;
};

async function set(text: string, { size, bold, colour, width }: TextStyle): Promise<TextPicture> {
  await fontsKnown();
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeHtml(text)}</span>`,
      font: `${family} ${bold ? 'Bold ' : ''}${size}`,
      ...{ width, dpi, rgba: true, wrap: 'word-char', spacing: spacingOf(text, size) },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** Tall scripts, and those of unknown fonts, keep the line height of their font. */
const lowLetters =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The font's own line height is meant for paragraphs. */
const spacingOf = (text: string, size: number) =>
  lowLetters.test(text) ? Math.round(-0.17 * size) : 0;

/** Emoji have no letters, and their fonts are large. */
const pictograms = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0e|\ufe0f|\u20e3/gu;
const plain = (text: string) => text.replaceAll(pictograms, ' ').replaceAll(/\s+/g, ' ').trim();

/** Maximum height of this many lines in any script. */
const linesHeight = (size: number, lines: number) => size * (1.32 * (lines - 1) + 1.15);

/**
 * A text in at most this many lines; longer text is cut at a word, with an ellipsis.
 * @returns undefined for a text without letters
 */
export async function textPicture(
  written: string,
  style: TextStyle,
): Promise<TextPicture | undefined> {
  const text = plain(written);
  if (!text) return undefined;
  const fits = ({ height }: TextPicture) => height <= linesHeight(style.size, style.lines);
  const whole = await set(text, style);
  if (fits(whole)) return whole;
  // Grapheme clusters, so that none is split.
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  let best: TextPicture | undefined;
  let [low, high] = [1, characters.length - 1];
  while (low <= high) {
    const most = Math.floor((low + high) / 2);
    const candidate = await set(`${shortened(characters.slice(0, most).join(''))}…`, style);
    if (fits(candidate)) {
      best = candidate;
      low = most + 1;
    } else {
      high = most - 1;
    }
  }
  return best ?? whole;
}

/** At the last space, unless that would remove too much. */
function shortened(text: string): string {
  const at = text.lastIndexOf(' ');
  return (at > text.length * 0.7 ? text.slice(0, at) : text).replace(/[\s,;:·–&-]+$/u, '');
}

/** The largest size at which the whole text fits; else the smallest, with the text cut. */
export async function fittingText(
  text: string,
  style: Omit<TextStyle, 'size'>,
  sizes: readonly number[],
): Promise<TextPicture | undefined> {
  const cleaned = plain(text);
  for (const size of sizes) {
    const picture = cleaned ? await set(cleaned, { ...style, size }) : undefined;
    if (picture && picture.height <= linesHeight(size, style.lines)) return picture;
  }
  return textPicture(text, { ...style, size: sizes.at(-1) ?? 40 });
}

/** Scripts of the fonts above. */
const ownScripts =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u;

/** A character that no font has is drawn as a box with its number. */
const unknownCharacter = '\ue8f2';

/** Whether the fonts have all of its letters: a missing glyph in a name is worse than no image. */
export async function canWrite(text: string): Promise<boolean> {
  const others = [...new Set(plain(text))].filter((one) => !ownScripts.test(one));
  if (others.length === 0) return true;
  const style = { size: 60, colour: '#000000', width: 400, lines: 1 };
  const box = await set(unknownCharacter, style);
  for (const other of others.slice(0, 40)) {
    const { width, height } = await set(other, style);
    if (width === box.width && height === box.height) return false;
  }
  return true;
}

import { variantMarker } from '@commons/contracts/tools/ai-lists';

const heading =
  /^[ \t]*(?:#{1,6}[ \t]*|\*\*[ \t]*)?Variant[ \t]+\d+[ \t]*[:.]?[ \t]*(?:\*\*)?[ \t]*$/im;
const leading =
  /^[ \t]*(?:#{1,6}[ \t]+|\*\*)?Variant[ \t]+\d+[ \t]*(?::[ \t]*(?:\*\*)?|\*\*:?)[ \t]*/im;

/**
 * Splits generated content into variants: at lines '---VARIANT---', else at '### Variant n' or 'Variant n:'. Without
 * either it is one variant (decision A34). An introduction before the first heading is dropped.
 */
export function variantTexts(text: string): string[] {
  const parts = text.split(new RegExp(`^[ \\t]*${variantMarker}[ \\t]*$`, 'm'));
  if (parts.length > 1) return filled(parts.map(withoutHeading));
  const byHeading = text.split(anyHeading);
  if (byHeading.length > 1) return filled(byHeading.slice(1));
  return filled([text]);
}

const anyHeading = new RegExp(`${heading.source}|${leading.source}`, 'gim');

const withoutHeading = (part: string) => part.trim().replace(heading, '').replace(leading, '');

const filled = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);

/** The text of all variants after one was changed. */
export const joinedVariants = (variants: readonly string[]) =>
  variants.join(`\n\n${variantMarker}\n\n`);

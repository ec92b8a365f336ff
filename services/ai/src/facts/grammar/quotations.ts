import { placeMarks } from './place-marks.js';

const { quotation: mark } = placeMarks;
const markedPlace = new RegExp(`${mark}(\\d+)${mark}`, 'g');
/** What somebody said, in quotation marks: several words. */
const quotation = /"[^"]*\s[^"]*"|“[^”]*\s[^”]*”/g;

/**
 * Changes a text, but not what stands in quotation marks: nobody is quoted with words that they did not say.
 * @param change gets the text with a mark of its own in the place of each quotation
 */
export function keepingQuotations(text: string, change: (text: string) => string): string {
  const quotations = text.match(quotation) ?? [];
  if (quotations.length === 0) return change(text);
  let at = 0;
  const marked = text.replace(quotation, () => `${mark}${at++}${mark}`);
  return change(marked).replace(markedPlace, (_, place) => quotations[Number(place)] ?? '');
}

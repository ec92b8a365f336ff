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
  const marked = text.replace(quotation, () => `\uE000${at++}\uE000`);
  return change(marked).replace(
    /\uE000(\d+)\uE000/g,
    (_, place) => quotations[Number(place)] ?? '',
  );
}

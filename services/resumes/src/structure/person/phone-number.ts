/** Matches what may be a phone number, anywhere in a text. */
export const phone = /(?<![\w/.@-])(?:\(?\+|00)?[(\d][\d\s().\-‐‑‒–—−/]{6,22}\d(?![\w@])/g;

/** Year spans and dates look like phone numbers to a pattern for digits. */
const isDates = (text: string) =>
  /^\(?(19|20)\d{2}\b/.test(text.trim()) ||
  /\b(?:19|20)\d{2}\s*[-–—]\s*(?:19|20)\d{2}$/.test(text.trim()) ||
  /\b\d{1,2}[/.](?:19|20)\d{2}\b/.test(text) ||
  /^\d{1,2}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*(?:\d{2}|(?:19|20)\d{2})$/.test(text.trim());

/** Arabic and Persian digits. */
const easternDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const westernDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** "Memphis, TN 38118 901.555.0113": a postcode before the number. */
const withoutPostcode = (digits: string) =>
  digits.replace(/^\d{5}(?:-\d{4})?[\s/–-]+(?=\(?\d{3}\)?[\s.-]*\d{3}[\s.-]?\d{4}$)/, '');

/** A label written close to its number: "Mob.-98765", "No-(423)". */
const closePhoneLabel =
  /\b(mob(?:ile)?|phone|ph|cell|contacts?|tel|nos?|number)\b\.?\s*[:;–-]*-\s*(?=[(+\d])/giu;
/** A second number behind a slash: "+1 423 555 0100/ 423 555 0101"; before a slash an area code has fewer digits. */
const secondNumber = /^((?:\D*\d){10,}\D*?)\s*\/.*$/;

/** The first phone number of a line; dates and postcodes are none. */
export function phoneIn(line: string): string | undefined {
  const text = line.replace(easternDigits, westernDigit).replace(closePhoneLabel, '$1: ');
  for (const [found] of text.matchAll(phone)) {
    const number = withoutPostcode(found).replace(secondNumber, '$1');
    const digits = number.replace(/\D/g, '').length;
    if (digits >= 7 && digits <= 16 && !isDates(number)) return number.trim();
  }
  return undefined;
}

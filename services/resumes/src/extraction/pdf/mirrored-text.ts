import type { PdfItem } from './pdf-item.js';

const isLatin = ({ text }: PdfItem) => /\p{Script=Latin}/u.test(text);
const isNeutral = ({ text }: PdfItem) => !/\p{L}/u.test(text);

/** The end of groups of digits that end with a plus sign on a mirrored page: a phone number. */
function endOfPhone(items: readonly PdfItem[], from: number): number {
  const isDigits = ({ text }: PdfItem) => /^[+\d() .-]+$/.test(text);
  const count = items.slice(from).findIndex((item) => !isDigits(item));
  const run = items.slice(from, count < 0 ? items.length : from + count);
  const plus = run.findIndex(({ text }) => text.trim().startsWith('+'));
  return plus > 0 ? from + plus + 1 : from;
}

/** On a mirrored page, words in Latin letters are in the wrong order: each run of them is reversed. */
export function withLatinRuns(items: readonly PdfItem[]): PdfItem[] {
  const ordered: PdfItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    let end = at;
    for (let next = at; next < items.length; next += 1) {
      const item = items[next];
      if (!item || !(isLatin(item) || (isNeutral(item) && end > at))) break;
      if (isLatin(item)) end = next + 1;
    }
    const item = items[at];
    const phone = endOfPhone(items, at);
    if (phone > at + 1) {
      ordered.push(...items.slice(at, phone).reverse());
      at = phone - 1;
    } else if (end > at + 1) {
      ordered.push(...items.slice(at, end).reverse());
      at = end - 1;
    } else if (item) ordered.push(item);
  }
  return ordered;
}

const reversed = (groups: string) => `+${groups.split(' ').reverse().join(' ')}`;

/** A phone number whose groups run from right to left: "555 479 20+"; "+1427 550 966", as no country has four digits. */
export const withPhone = (line: string) =>
  line
    .replace(/\+ \| ?(?=\d)/, '| +')
    .replace(/(?<!\S)(\d{2,5}(?: \d{2,5}){2,5}) ?\+(?!\d)/g, (_, groups: string) =>
      reversed(groups),
    )
    // A number begins with the zero of its area: "74 12 50 55 06", "0148 555 079".
    .replace(
      /(?<![\d+] ?)(?!0\d{1,2} )(\d{2,4}(?: \d{2,4}){1,3} 0\d{1,2})(?! ?[\d+])/g,
      (groups: string) => groups.split(' ').reverse().join(' '),
    )
    .replace(/\+(\d{4,}(?: \d{2,5}){1,4} \d{1,3})(?![\d ]*\d)/g, (_, groups: string) =>
      reversed(groups),
    );

const opposite: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** ")2019 - 2014(": printed brackets look to the other side, so a page may have each for the other. */
export function withTurnedBrackets(line: string): string {
  const [first = ''] = /[()[\]]/.exec(line) ?? [];
  const isTurned =
    (first === ')' || first === ']') && line.includes(opposite[first] ?? '', line.indexOf(first));
  return isTurned ? line.replace(/[()[\]]/g, (sign) => opposite[sign] ?? sign) : line;
}

/** How a résumé writes the dates of a job. `from` and `to` are `{ year, month }`; without `to` the job is current. */
const two = (number) => String(number).padStart(2, '0');

const capital = (text) => text[0].toUpperCase() + text.slice(1);

const formats = {
  short: ({ year, month }, stock) => `${capital(stock.short_months[month - 1])} ${year}`,
  long: ({ year, month }, stock) => `${capital(stock.months[month - 1])} ${year}`,
  slashed: ({ year, month }) => `${two(month)}/${year}`,
  dotted: ({ year, month }) => `${two(month)}.${year}`,
  iso: ({ year, month }) => `${year}-${two(month)}`,
  years: ({ year }) => String(year),
  han: ({ year, month }) => `${year}年${month}月`,
};

const stylesOf = {
  han: ['han', 'years', 'dotted'],
  years: ['years', 'slashed'],
  words: ['short', 'short', 'long', 'slashed', 'years', 'iso'],
};

/** The usual styles of each language. */
export const dateStyles = ({ dates = 'words' }) => stylesOf[dates];

/** "Mar 2019 – Present" in the given style. */
export function writtenDates({ from, to }, { style, dash, present }, stock) {
  const format = formats[style];
  return `${format(from, stock)}${dash}${to ? format(to, stock) : present}`;
}

/** Reads the years and months of dates in any spelling, to compare them. */
export function readDates(text, stock) {
  const plain = text.normalize('NFKC').toLowerCase();
  const names = [...(stock.months ?? []), ...(stock.short_months ?? [])]
    .map((name, at) => [name.toLowerCase().replace(/\.$/, ''), (at % 12) + 1])
    .sort(([one], [other]) => other.length - one.length);
  const monthIn = (piece) => {
    const named = names.find(([name]) => piece.includes(name));
    if (named) return named[1];
    const number = /(?<!\d)(\d{1,2})(?!\d)/.exec(piece)?.[1];
    return number && Number(number) <= 12 ? Number(number) : undefined;
  };
  const years = [...plain.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)];
  return years.map((found, at) => {
    const before = plain.slice(years[at - 1] ? years[at - 1].index + 4 : 0, found.index);
    const behind = plain.slice(found.index + 4, years[at + 1]?.index ?? plain.length);
    const month =
      monthIn(before.replace(/^(?:[-/.]\d{1,2}\b){1,2}/, '').replace(/^年\d{1,2}月/, '')) ??
      monthIn(/^(?:[-/.]\d{1,2}\b|年\d{1,2}月)/.exec(behind)?.[0] ?? '');
    return { year: Number(found[0]), ...(month && { month }) };
  });
}

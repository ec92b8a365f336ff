import { upperFirst } from '@commons/contracts/text/upper-first';

/** What a person entered as text in the fields of a form, lists included. */
export const enteredTexts = (input: object): string[] =>
  Object.values(input)
    .flat()
    .filter((value): value is string => typeof value === 'string');

/** Longest quoted piece of an entered text. */
const longestQuote = 600;

/** The text on one line, with single spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Truncates one line at a word, with an ellipsis, to at most `max` characters. */
export function cutAtWord(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const room = Math.max(max - 1, 0);
  const cut = line.slice(0, room);
  const end = line[room] === ' ' ? room : cut.lastIndexOf(' ');
  // Does not split a surrogate pair.
  const kept = (end > max / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s,;:–-]+$/, '')}…`.slice(0, max);
}

/** An entered text on one line, truncated at a word when it is long. */
export const quote = (text: string) => cutAtWord(text, longestQuote);

/** A sentence with final punctuation. */
export const ended = (sentence: string) => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`);

/** The items of an entered list: separated by lines, else by semicolons, else by at least two commas. */
export function listItems(text: string): string[] {
  const parts = [/\r?\n|•/, /;/].map((mark) => text.split(mark)).find((found) => found.length > 1);
  const commas = (text.match(/,\s/g) ?? []).length >= 2 && !/[.!?]\s/.test(text);
  return (parts ?? (commas ? text.split(/,\s+(?:and\s+)?/) : [text]))
    .map((item) => oneLine(item).replace(/^(?:[-*]|\d+[.)](?!\d))\s*/, ''))
    .filter(Boolean)
    .slice(0, 30)
    .map((item) => quote(upperFirst(item)));
}

/** Skills and the like: a single comma parts them too where both sides are a few words. The second keeps its case. */
export function shortItems(text: string): string[] {
  const items = listItems(text);
  const [only = ''] = items;
  const parts = only.split(/,\s+(?:and\s+|y\s+)?/);
  const isPair =
    items.length === 1 &&
    parts.length === 2 &&
    parts.every((part) => part.split(/\s+/).length <= 6 && !/[.!?]/.test(part));
  return isPair ? parts : items;
}

/** Look-up by name, ignoring case. */
export function known<Value>(
  list: Readonly<Record<string, Value>>,
  entered: string,
): Value | undefined {
  const key = Object.keys(list).find((name) => name.toLowerCase() === entered.trim().toLowerCase());
  return key === undefined ? undefined : list[key];
}

export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
export const numbered = (lines: readonly string[]) =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

/** A Markdown table. Each cell has one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '/')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

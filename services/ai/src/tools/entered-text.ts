/** Longest piece of an entered text that is repeated; the rest is the reader's own anyway. */
const longestQuote = 600;

/** What every text of the built-in writer says of itself, where it is a paper and not a text to be sent. */
export const builtInNote =
  'Written by the built-in writer from your entries alone. Places in square brackets need facts only you have.';

/** One line, white space as single spaces. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Cuts one line at a word, with an ellipsis, so that it has at most `max` characters. */
export function cutAtWord(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const room = Math.max(max - 1, 0);
  const cut = line.slice(0, room);
  const end = line[room] === ' ' ? room : cut.lastIndexOf(' ');
  // Not within a pair of surrogates.
  const kept = (end > max / 2 ? cut.slice(0, end) : cut).replace(/[\ud800-\udbff]$/, '');
  return `${kept.replace(/[\s,;:–-]+$/, '')}…`.slice(0, max);
}

/** An entered text as one line, cut at a word when it is long. */
export const quote = (text: string) => cutAtWord(text, longestQuote);

/** Sentences of an entered text, each as one line with its own end mark. */
export const sentences = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .flatMap((line) => oneLine(line).split(/(?<=[.!?;])\s+/))
    .map((sentence) => sentence.replace(/^[-*•]\s*/, '').trim())
    .filter(Boolean);

/** A sentence with an end mark. */
export const ended = (sentence: string) => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`);

/** The items of an entered list: its lines, else what semicolons part, else what at least two commas part. */
export function listItems(text: string): string[] {
  const parts = [/\r?\n|•/, /;/].map((mark) => text.split(mark)).find((found) => found.length > 1);
  const commas = (text.match(/,\s/g) ?? []).length >= 2 && !/[.!?]\s/.test(text);
  return (parts ?? (commas ? text.split(/,\s+(?:and\s+)?/) : [text]))
    .map((item) => oneLine(item).replace(/^(?:[-*]|\d+[.)])\s*/, ''))
    .filter(Boolean)
    .slice(0, 30)
    .map((item) => quote(capitalised(item)));
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences that carry a figure: the only numbers a text may use. At most five. */
export const enteredFigures = (text: string): string[] =>
  sentences(text)
    .filter((sentence) => /\d/.test(sentence))
    .slice(0, 5)
    .map(quote);

/** The value of a list's name, whatever its case. */
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

/** A table in Markdown. Cells hold one line each. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replaceAll('|', '/')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

import { wordVectors } from '@commons/service-kit/search/meaning/word-vectors';
import { datesIn, hasDates } from '../../structure/dates/dates.js';

export const bullet = /^[•▪◦‣·●○∙*–■□◆➢➤►✓✔❖-](?=\s|$)/u;

/** Maximum indent, in letter heights, of a list item's text to the right of its bullet. */
export const hangingIndent = 2.5;

/** Usual width of a letter, in letter heights. */
const letterWidth = 0.45;

/** A row with the measures that decide which rows form one line. */
export interface TextRow {
  text: string;
  readonly x: number;
  right: number;
  y: number;
  readonly size: number;
  /** The most frequent font, and those of the first and the last item. */
  readonly font: string;
  readonly firstFont: string;
  lastFont: string;
  /** The text at its start that is in a font of its own. */
  readonly label?: string | undefined;
  readonly above: number;
}

/**
 * An address may be broken at its hyphen, and a phone number may begin with a bracket: neither continues a sentence.
 */
const isContact = (line: TextRow, row: TextRow) =>
  /@\S*$/.test(line.text) || /^\(\d|^\S+@\S+$/.test(row.text);

/** Words that no sentence and no name ends with: what they introduce follows. */
const endsOpen =
  /\s(?:of|and|or|for|the|in|at|from|with|by|as|an?|to|on|under|into|using|&|und|oder|für|von|mit|bei|im|in|an|auf|der|die|das|den|dem|des|zur?|zum|et|de|du|des|chez|pour|avec|la|el|los|las|y|en|con|para|del|e|da|do|di|della?|con|van|voor|met)$/u;

/** Left and right edges of a region. */
interface Edge {
  readonly left: number;
  readonly right: number;
}

/** Maximum distance, in points, between the left edges of rows that begin at the same place. */
const sameEdge = 3;

/** Whether the first word of a row would not have fitted behind a line. */
function hadNoRoom(line: TextRow, row: TextRow, edge: Edge): boolean {
  const [word = ''] = row.text.split(' ');
  return line.right + letterWidth * row.size * (word.length + 1) > edge.right;
}

/**
 * Minimum rows of a paragraph, the share of them that reach the right edge (items of a list end anywhere), and their
 * words on average (in a narrow column everything reaches the edge).
 */
const minRows = 3;
const minFull = 0.7;
const minWords = 7;

/** Rows that stand for themselves: items of lists, cells of tables, fields of forms. */
const isItem = ({ text }: TextRow) =>
  bullet.test(text) || text.includes(' | ') || /^\p{L}[\p{L} /.&]{1,30}:(?:\s|$)/u.test(text);

/** The rows of paragraphs: rows that begin at one place, most of which had no room for the next word. */
export function paragraphRows(rows: readonly TextRow[], edge: Edge): ReadonlySet<TextRow> {
  const found = new Set<TextRow>();
  let block: TextRow[] = [];
  const settle = () => {
    const [, ...behind] = block;
    const full = behind.filter((row, at) => hadNoRoom(block[at] ?? row, row, edge));
    const words = block.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    const isParagraph =
      block.length >= minRows &&
      full.length >= minFull * behind.length &&
      words >= minWords * block.length &&
      behind.some(({ text }) => /^\p{Ll}/u.test(text));
    if (isParagraph) for (const row of block) found.add(row);
    block = [];
  };
  for (const row of rows) {
    const before = block.at(-1);
    const isNext =
      before &&
      Math.abs(row.x - before.x) < sameEdge &&
      Math.abs(row.size - before.size) < 0.5 &&
      row.above <= 1.75 * row.size;
    if (!isNext) settle();
    if (!isItem(row)) block.push(row);
    else settle();
  }
  settle();
  return found;
}

/**
 * Whether a row continues the line before: the rest of a bullet, or of a sentence that reached the edge.
 * @param isInParagraph whether both are rows of one paragraph
 */
export function goesOn(row: TextRow, line: TextRow, edge: Edge, isInParagraph: boolean): boolean {
  if (bullet.test(row.text) || Math.abs(row.size - line.size) > 0.5) return false;
  if (row.above > 1.75 * row.size || isContact(line, row)) return false;
  // A leading dash is not a bullet if the line above has none.
  if (/^[–—]\s\p{Lu}/u.test(row.text) && Math.abs(row.x - line.x) < sameEdge) return true;
  const reached = line.right > edge.right - 0.15 * (edge.right - edge.left);
  const indent = row.x - line.x;
  // A bold term in a list has its explanation below it.
  const isSameFont = row.firstFont === line.lastFont || /^\p{Ll}/u.test(row.text);
  if (bullet.test(line.text) && !isSameFont) return false;
  if (bullet.test(line.text)) return indent > 2 && indent < hangingIndent * row.size;
  const isBroken = /\p{Ll}[-‐]$/u.test(line.text) && /^\p{Ll}/u.test(row.text);
  if (isBroken && Math.abs(indent) < sameEdge) return true;
  const isFull = hadNoRoom(line, row, edge);
  const isEnded = /[.!?:;。]["”»)]?$/u.test(line.text);
  if (isInParagraph && isFull && !isEnded && isSameFont && !hasDates(row.text)) return true;
  // "hands-on experience with" above "Windows": more must follow.
  if (isFull && endsOpen.test(line.text) && isSameFont && Math.abs(indent) < sameEdge) return true;
  // A name in two fonts, "Acme — Charge", goes on below if "Nurse" had no room.
  const isMixed = line.firstFont !== line.lastFont && row.firstFont === line.lastFont;
  const isShort = row.text.split(' ').length <= 3 && !/\d{4}/.test(row.text);
  if (isMixed && isFull && isShort && Math.abs(indent) < sameEdge) return true;
  // "Balayage and color" above "correction", unlike a list whose items all begin in small letters.
  const isCutOff = /^[^\p{Ll}]/u.test(line.text) && /^\p{Ll}/u.test(row.text);
  const isHanging = indent > -sameEdge && indent < hangingIndent * row.size;
  if (isCutOff && isFull && isHanging && !hasDates(row.text)) return true;
  const isMidSentence =
    /[\p{Ll}\p{N}][-‐]$|[,;]$/u.test(line.text) ||
    (/^[\p{Ll}(]/u.test(row.text) && !isRange(row.text));
  return reached && isMidSentence && Math.abs(indent) < sameEdge;
}

/** "septiembre de 2019 – actualidad": a line of dates may begin in a small letter. */
function isRange(text: string): boolean {
  const found = datesIn(text);
  const isWhole = found?.from === 0 && found.to === text.trimEnd().length;
  return isWhole && found.isRange && /[–—-]/.test(text);
}

/** `ex-` + `perience` is one word, `detail-` + `oriented` are two, since no word is written "detailoriented". */
export function appended(line: string, rest: string): string {
  // "THUY-" above "LINH"
  if (/\p{L}-$/u.test(line) && /^\p{Lu}/u.test(rest)) return line + rest;
  const [, first] = /(\p{L}{0,30}\p{Ll})[-‐]$/u.exec(line) ?? [];
  const [second] = /^\p{Ll}\p{L}{0,30}/u.exec(rest) ?? [];
  if (!first || !second) return `${line} ${rest}`;
  const isWord = (text: string) => wordVectors().has(text.toLowerCase());
  const areTwo = !isWord(first + second) && isWord(first) && isWord(second);
  return (areTwo ? line : line.slice(0, -1)) + rest;
}

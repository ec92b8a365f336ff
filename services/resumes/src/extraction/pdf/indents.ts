import { knownHeading } from '../../structure/headings/headings.js';
import { bullet } from './wrapped-rows.js';

/** Measures that decide whether a line is indented against the one that it belongs to. */
interface IndentedLine {
  readonly text: string;
  readonly x: number;
  readonly size: number;
  /** Distance to the line above it. */
  readonly above: number;
}

/**
 * Indent of a list in letter heights. Less is caused by the shape of letters, more is another column. Browsers indent
 * a list by 40 pixels, four heights of small text.
 */
const minIndent = 0.6;
const maxIndent = 4.1;
/** The same below dates in a cell of their own: the text to their right is not a list. */
const maxBelowCell = 3.2;

const maxBelow = ({ text }: IndentedLine) =>
  /^(?=[^|]*\d)[^|]{1,24} \| /.test(text) ? maxBelowCell : maxIndent;

/** Minimum distance between blocks, in letter heights. */
const minApart = 1.6;

/** Minimum lines that begin at an edge: lines of centred text hardly share one. */
const minLines = 2;

const isSameEdge = (one: IndentedLine, other: IndentedLine) => Math.abs(one.x - other.x) < 1.5;

/**
 * Which lines are items of lists. Browsers and word processors draw the points of a list as shapes, so that only the
 * indent distinguishes an item from a line that names a job.
 */
export function indentedLines(lines: readonly IndentedLine[]): boolean[] {
  const isEdge = (line: IndentedLine) =>
    lines.filter((other) => isSameEdge(line, other)).length >= minLines;
  const isDeeper = (line: IndentedLine, other: IndentedLine | undefined) =>
    other !== undefined && other.x - line.x > minIndent * line.size;
  // A name to the right of the bullets above it begins a block of its own.
  const isBelowGap = (at: number) => {
    const begin = lines.findLastIndex(
      (other, one) => one < at && !isSameEdge(lines[at] ?? other, other),
    );
    const first = lines[begin + 1];
    return first !== undefined && first.above > minApart * first.size;
  };
  return lines.map((line, at) => {
    const above = lines.slice(0, at).findLast((other) => !isSameEdge(line, other));
    // The text of a section may be to the right of its heading.
    if (
      !above ||
      knownHeading(above.text) ||
      !isDeeper(above, line) ||
      line.x - above.x > maxBelow(above) * line.size
    )
      return false;
    // What has a list below it is not an item itself.
    const below = lines.slice(at + 1).find((other) => !isSameEdge(line, other));
    if (bullet.test(above.text) && isBelowGap(at)) return false;
    return isEdge(line) && isEdge(above) && !(isDeeper(line, below) && isNear(line, below));
  });
}

const isNear = (line: IndentedLine, below: IndentedLine | undefined) =>
  below !== undefined && below.x - line.x <= maxIndent * line.size;

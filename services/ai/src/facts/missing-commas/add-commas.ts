import { isKept } from '../notes/kept-lines.js';
import { isDecline } from '../orders/declines.js';
import { partsOfNote } from './part-notes.js';
import { withPricesApart } from './price-lists.js';
import { withPrice } from './priced-parts.js';

/** Fewest words that may hold two thoughts. */
const fewest = 5;
/** How likely a thought has to end at a place: in a line without marks, and in one whose writer sets some. */
const sureness = { unmarked: 0.55, marked: 0.92 };
/** Most words of a run without marks that is looked at. */
const most = 90;

/** "how we cut lead time …" is a title, however long. */
const isTitle = /^(?:how|why|what) (?:we|to|our|you|is|are)\b/i;

/** "tell jen, she missed": what is to be told follows the order. */
const orderAlone =
  /^((?:please )?(?:tell|ask|remind|let|thank|warn|e-?mail|text|apologi[sz]e to|reply to) (?:(?:the|my|our|mrs?|ms|dr) )?[\w'-]+), /i;

/** Written with a capital and a final mark: its writer has set the marks. */
const isWritten = (line: string) => /^[^\p{L}]*\p{Lu}.*[.!?]["')]?$/u.test(line);

/**
 * Gives notes without marks a comma where one thought ends: "dip 40 gel 32" becomes "dip 40, gel 32".
 * @param hasMarks whether the writer sets marks elsewhere
 * @param isWhole whether words make one sentence, so that nothing is parted in it
 */
export function withMarks(
  entry: string,
  language: 'en' | 'es',
  hasMarks = false,
  isWhole: (words: string) => boolean = () => false,
): string {
  return entry
    .split('\n')
    .map((line) => {
      if (isKept(line) || isWritten(line.trim())) return line;
      const runs = line.split(/((?:[.;!?:]|,(?!\d{3}))\s+)/);
      const needed = hasMarks || runs.length > 1 ? sureness.marked : sureness.unmarked;
      return runs
        .map((run) => {
          const words = run.trim().split(/\s+/).length;
          if (words > most || isTitle.test(run) || isDecline(run)) return run;
          const titled = words < fewest ? run : withPricesApart(withNameApart(run));
          const parts = titled
            .split(', ')
            .flatMap((one) =>
              one.split(' ').length < fewest ? [one] : partsOfNote(one, language, needed),
            );
          // "We open at 8 instead of 7" is told by its two times.
          const isPair = parts.some((part) => /^(?:instead of|rather than) /i.test(part));
          if (parts.length > 1 && !isPair && isWhole(run) && !parts.every(isWhole)) return run;
          return parts.length > 1
            ? parts.map(withPrice).join(', ').replace(orderAlone, '$1 ')
            : run;
        })
        .join('');
    })
    .join('\n');
}

/** "mrs hadley grout came in wrong": who is addressed stands apart from what is said. */
export const withNameApart = (run: string) =>
  run.replace(
    /^((?:mrs?|ms|dr|miss|sra?|señora?|don|doña)\.? \p{L}+) (?=(?:the |your |el |la |su )?\p{L})(?!(?:is|was|has|had|will|can|came|did|got|and|at|from|wants|said|called|asked|needs|debe|quiere|pide|y|de)\b)/iu,
    '$1, ',
  );

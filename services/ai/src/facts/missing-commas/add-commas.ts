import { isKept } from '../notes/kept-lines.js';
import { isDecline } from '../orders/declines.js';
import { partsOfNote } from './part-notes.js';
import { withPricesApart } from './price-lists.js';
import { withPrice } from './priced-parts.js';
import { readerApart } from './reader-apart.js';

/** Fewest words that may hold two thoughts. */
const fewest = 5;
/** How likely a thought has to end at a place in a line whose writer sets marks, and in a long run of it. */
const confidence = { marked: 0.92, inLongRun: 0.6 };
/** So many words between two commas are hardly one thought. */
const longRun = 9;
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
    .map((typed) => {
      if (isKept(typed) || isWritten(typed.trim())) return typed;
      const { head, rest: line } =
        language === 'en' ? readerApart(typed) : { head: '', rest: typed };
      const runs = line.split(/((?:[.;!?:]|,(?!\d{3}))\s+)/);
      const marked = runs
        .map((run) => {
          const words = run.trim().split(/\s+/).length;
          // Who ends sentences elsewhere in the line ended this one, too.
          const isLong = !hasMarks && words >= longRun && !/[.;!?]\s/.test(line);
          const needed = isLong ? confidence.inLongRun : confidence.marked;
          if (words > most || isTitle.test(run) || isDecline(run)) return run;
          const titled = words < fewest ? run : withPricesApart(withNameApart(run));
          const parts = titled
            .split(', ')
            .flatMap((one) =>
              one.split(' ').length < fewest
                ? [one]
                : partsOfNote(one, language, hasMarks || runs.length > 1 ? needed : undefined),
            );
          // "We open at 8 instead of 7" is told by its two times.
          const isPair = parts.some((part) => /^(?:instead of|rather than) /i.test(part));
          if (parts.length > 1 && !isPair && isWhole(run) && !parts.every(isWhole)) return run;
          return parts.length > 1 ? parts.map(withPrice).join(', ') : run;
        })
        .join('');
      return (head + marked).replace(orderAlone, '$1 ');
    })
    .join('\n');
}

/** "mrs hadley grout came in wrong": who is addressed stands apart from what is said. */
export const withNameApart = (run: string) =>
  run.replace(
    /^((?:mrs?|ms|dr|miss|sra?|señora?|don|doña)\.? \p{L}+) (?=(?:the |your |el |la |su )?\p{L})(?!(?:is|was|has|had|will|can|came|did|got|and|at|from|wants|said|called|asked|needs|debe|quiere|pide|y|de)\b)/iu,
    '$1, ',
  );

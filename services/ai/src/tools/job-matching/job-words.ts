import { termsOf } from '../../facts/grammar/grammar.js';
import { isWord } from '../../facts/grammar/vocabulary.js';
import { oneLine } from '../entered-text.js';
import { spelledNotes } from '../wording/note-spelling.js';
import { upperFirst } from '../wording/phrases.js';
import { withWholeDays } from '../wording/whole-days.js';

/** An entry of the form with its spelling corrected and without a mark at the end. */
export const tidied = (text: string | undefined) =>
  withAcronyms(
    withWholeDays(
      spelledNotes(
        oneLine(text ?? '')
          .replace(/\bpts\b/g, 'patients')
          .replace(/\b(?:bg|bkg|bkgd) ?checks?\b/gi, 'background check')
          .replace(/\b(?:your )?own ride\b/gi, 'own transportation')
          .replace(/\bpre-?trips?\b(?! (?:inspections?|checks?))/gi, 'pre-trip inspections')
          .replace(/\bvacc?u?ums?\b/gi, 'vacuum')
          .replace(/\bvin\b/g, 'VIN'),
        [],
      ),
    ).replace(/[.;,]+$/, ''),
  );

/** "epa card", "no dui": two to four letters that are no word, but not "bank recs" and "appts". */
const withAcronyms = (text: string) =>
  text.replace(/(?<![\w'@./-])(?![a-z]*[^aeious\W]s\b)[a-z]{2,4}(?![\w'@/-]|\.\w)/g, (word) =>
    isWord(word) || termsOf(word)[0]?.tags.has('Person') ? word : word.toUpperCase(),
  );

/** "Front Desk" within a sentence is "front desk"; "HR" and names keep their capitals. */
export const loweredWords = (text: string) =>
  text.replace(/(?<![\w'-])[A-Z][a-z]+(?![\w'-])/g, (word) =>
    isWord(word.toLowerCase()) && !termsOf(word)[0]?.tags.has('Place') ? word.toLowerCase() : word,
  );

const smallWords = /^(?:an?|and|at|for|in|of|on|or|the|to|with)$/;

/** A title as a heading: "CDL driver class b" → "CDL Driver Class B". */
export const asHeading = (title: string) =>
  title.replace(/(?<![\p{L}\p{N}'’.-])\p{Ll}[\p{L}'’]*/gu, (word, at: number) =>
    at > 0 && smallWords.test(word) ? word : upperFirst(word),
  );

import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Act } from '../../facts/grammar/acts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { placeMarks } from '../../facts/grammar/place-marks.js';
import { toldSentences } from '../../facts/requests/copy-edit/told-sentences.js';
import { tidySentences } from '../../facts/spelling/tidy-words.js';

const isEnded = (line: string) => /[.!?…:]["”)]*$/.test(line);
const bullet = /^\s*(?:[-*•▪●◦·>–]|\(?\d{1,2}[.)](?!\d))\s+/;

/** "Hi Coach, the bus leaves …": a greeting that was typed. */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings)\b(?: (?!the\b|we\b|i\b|your\b|just\b|this\b)[\p{L}.&'’-]+){0,4}(?:[,!:–-]|\.(?= ))\s*/iu;

/** "hi everyone rehearsal moved": those whom no name or mark ends. */
const greetingOfAll = /^(?:hi|hello|hey),? (?:everyone|everybody|all|team|folks)\b[,!.]?\s+/i;

/** A text without the greeting that it begins with. */
const withoutGreeting = (text: string): string =>
  upperFirst(text.replace(greetingOfAll, '').replace(greeting, ''));

const forReader =
  /^(?:this|it|(?:an? )?(?:note|message|e-?mail|letter|text)) (?:is )?(?:for|to) [^,;.]{2,40}(?:[.]|, (?:and )?)/i;

/** Orders are read in small letters: "Confirm" might be a name. */

/** How orders are read, and sentences that name the reader. */
export interface ReadsOrders {
  readonly read: (order: string) => readonly Act[];
  readonly namesReader: (sentence: string) => boolean;
}

/** Sentences as they are sent, what orders say, and the lines of a list, in their order. */
export function toldActs(text: string, at: number, { read, namesReader }: ReadsOrders): Act[] {
  const lines = withoutGreeting(text.trim())
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line));
  const isItem = (line: string) =>
    bullet.test(line) || (!isEnded(line) && !(isStatement(line) && line.split(' ').length > 3));
  const isList = lines.length > 1 && lines.filter(isItem).length * 2 > lines.length;
  return lines.flatMap((line, nth): Act[] => {
    if (isList && (isItem(line) || !isEnded(line))) {
      const item = tidySentences(line.replace(bullet, ''));
      return [{ kind: 'detail', text: item, entered: item, isPoint: true }];
    }
    return toldSentences(line).flatMap((sentence): Act[] => {
      const plain = sentence.replace(placeMarks.keptOrder, '');
      // "This is for Dana Hull", "This is for Karen Boyle, her rug is clean"
      const typed = namesReader(plain) ? upperFirst(plain.replace(forReader, '')) : plain;
      if (typed === '') return [];
      if (plain !== sentence || namesReader(typed)) {
        const acts = read(plain === sentence ? typed : lowerFirst(typed));
        if (acts.length > 0) return [...acts];
      }
      return [
        {
          kind: 'statement',
          text: typed,
          entered: typed,
          isTyped: true,
          ...(at === 0 && { sentence: nth }),
        },
      ];
    });
  });
}

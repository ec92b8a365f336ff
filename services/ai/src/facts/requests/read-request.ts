import { languageOf } from '../language/language.js';
import { withColons } from '../spelling/clock-times.js';
import type { RequestTool } from '../typed-words/request-tool.js';
import { copyEdited } from './copy-edit/copy-edit.js';
import { wordsToEdit } from './copy-edit/words-to-edit.js';
import { greetedReader } from './greeted-reader.js';
import { type PartKind, requestParts } from './request-parts.js';
import { boundaries, type RequestWord } from './request-words.js';
import { saidIn, spokenKinds, stretches, toldKinds } from './said-text.js';
import { withoutSpanishOrders } from './spanish-orders.js';
import { avoidedIn, withoutMentionOf } from './unmentioned.js';

/** A request without what it says to the writer of the text alone. */
export interface ReadRequest {
  /** What its reader is told, as it was typed, empty where it has orders alone. "Tell them that …" stays in it, except in posts. */
  readonly text: string;
  /**
   * The same in whole sentences, said to the reader; undefined where nothing is learned for its language. In an e-mail
   * orders stay as they were typed, after a `placeMarks.keptOrder`.
   */
  readonly edited?: string;
  /** The order that it begins with, and the mark after it: "short e-mail to Mrs. Dalton, ". Empty where there is none. */
  readonly head: string;
  readonly orders: readonly string[];
  /** What is said to the writer before anything is told: "text to Maria that". */
  readonly opening: string;
  /** The name by which the reader of an e-mail is greeted; undefined where none is told. */
  readonly reader?: string;
}

/**
 * What a request tells its reader. Orders and background for the writer are taken out of it, here alone.
 * @param context what was entered before it: it may name the reader
 */
export function readRequest(typed: string, tool: RequestTool, context = ''): ReadRequest {
  const entry = withPhones(withColons(typed));
  const language = languageOf(entry);
  if (language === 'es') {
    const { text, orders } = withoutSpanishOrders(entry);
    return { text, head: '', orders, opening: '' };
  }
  if (language !== 'en') return { text: entry, head: '', orders: [], opening: '' };
  const read = requestParts(entry, tool);
  const { words } = read;
  const kinds = spokenKinds(entry, read, tool);
  const orders = stretches(kinds)
    .filter(({ kind }) => kind === 'order')
    .map(({ from, to }) => entry.slice(words[from]?.start, words[to - 1]?.end));
  const text = withoutMentionOf(saidIn(entry, words, kinds), avoidedIn(orders));
  const reader = tool === 'email' ? greetedReader(entry) : undefined;
  const named = reader !== undefined && { reader };
  const told = toldKinds(entry, read);
  const opening = entry.slice(0, words[told.indexOf('said')]?.start).trim();
  if (!/\p{L}{2}/u.test(text)) return { text: '', head: '', orders, opening, ...named };
  const edited = withoutMentionOf(
    copyEdited(entry, wordsToEdit(words, told), tool, {
      keepsOrders: tool === 'email',
      context,
    }),
    avoidedIn(orders),
  );
  return { text, edited, head: headOf(entry, words, kinds), orders, opening, ...named };
}

/** "971 555 0107" is one number. */
const withPhones = (text: string) =>
  text.replace(/(?<![\d$-])(\(?\d{3}\)?) (\d{3}) (\d{4})(?![\d-])/g, '$1-$2-$3');

/** The first order before all that is said, up to its first mark. */
function headOf(entry: string, words: readonly RequestWord[], kinds: readonly PartKind[]): string {
  const said = kinds.indexOf('said');
  const from = kinds.indexOf('order');
  if (from < 0 || from > said) return '';
  const to = words.findIndex(
    ({ boundary }, at) => at > from && (boundary >= boundaries.mark || kinds[at] !== 'order'),
  );
  return entry.slice(words[from]?.start, words[to]?.start);
}

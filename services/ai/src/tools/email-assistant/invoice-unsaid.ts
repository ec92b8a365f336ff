import { escapePattern } from '@commons/contracts/text/escape-pattern';
import type { Act } from '../../facts/grammar/acts.js';

const glue =
  /\b(?:invoice|inv|bill|number|no|nr|amount|total|balance|due|date|is|was|on|by|payment|pay|of|the|for|please|reminder|friendly|send|sent|our|your|this|about|ask|an?|not|yet|we|have|received|it|and)\b|[\s,.:;#-]+/gi;

/** "It has not been paid yet" */
export const unpaid =
  /\b(?:(?:it )?(?:is |has |have )?still )?(?:not|hasn't|haven't)(?: yet)?(?: been)? paid(?: yet)?\b|\bstill unpaid\b|\bunpaid\b/i;

/**
 * What a sentence about an invoice leaves unsaid of the acts.
 * @param stated figures that it states
 * @param state whether it says that the invoice is late, or late and still open
 */
export const unsaidActs = (
  acts: readonly Act[],
  sentence: string,
  {
    stated,
    state,
    due,
  }: {
    readonly stated: readonly string[];
    readonly state: 'due' | 'late' | 'open';
    readonly due: string | undefined;
  },
): Act[] =>
  acts
    .filter((act) => !isSaid(act, sentence) && (act.isTyped || !isStated(act, stated, state)))
    .map((act) => (act.isTyped ? act : withoutInvoice(withoutDue(act, due))));

/** "Invoice 4471 is two weeks overdue", after a sentence that names it. */
function withoutInvoice(act: Act): Act {
  const late =
    /^(?:that )?(?:the )?invoice #?\w*\d[\w-]* (is (?:[\w-]+ ){0,3}(?:overdue|past due|late))$/i.exec(
      act.text,
    )?.[1];
  return late ? { ...act, kind: 'statement', text: `it ${late}` } : act;
}

const ways = '(?:checks?|cash|cards?|credit cards?|venmo|zelle|paypal|bank transfer|online)';
const howToPay = new RegExp(`^(?:by |with )?(${ways}(?:(?:,? or |, | and )${ways})*)$`, 'i');

/** "It is due November 10, check or card", after the day was said: only how it can be paid. */
function withoutDue(act: Act, due: string | undefined): Act {
  const rest =
    due && act.text.startsWith(`it is due ${due}, `) && act.text.slice(`it is due ${due}, `.length);
  if (!rest) return act;
  const way = howToPay.exec(rest)?.[1];
  return { ...act, text: way ? `you can pay by ${way}` : rest };
}

/** Whether a sentence has every word of an act that says something. */
function isSaid({ text, label, kind }: Act, sentence: string): boolean {
  const said = new Set(sentence.toLowerCase().match(/[\w$.]*\w/g) ?? []);
  const telling = `${label ?? ''} ${text}`.toLowerCase().match(/[\w$.]*\w/g) ?? [];
  return (
    /^(?:detail|statement|topic|reminder)$/.test(kind) &&
    telling
      .filter(
        (word) =>
          !/^(?:the|a|an|is|was|on|for|of|to|by|at|in|it|this|our|your|you|and|inv|total|amount|balance|price)$/.test(
            word,
          ),
      )
      .every((word) => said.has(word))
  );
}

/** Whether nothing but what is stated, and words around it, is left of an act. */
function isStated(
  { text, label, entered }: Act,
  stated: readonly string[],
  state: 'due' | 'late' | 'open',
): boolean {
  if (/\bask\b/i.test(entered) && !stated.some((part) => text.includes(part))) return false;
  let left = `${label ?? ''} ${text}`;
  for (const part of stated) left = left.replace(new RegExp(escapePattern(part), 'ig'), ' ');
  if (state === 'open') left = left.replace(unpaid, ' ');
  if (state !== 'due') left = left.replace(/\b(?:past due|overdue)\b(?=\s*$)/i, ' ');
  return left.replace(glue, '') === '';
}

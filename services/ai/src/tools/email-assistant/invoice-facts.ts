import type { Facts } from '../../facts/facts.js';
import type { Act } from '../../facts/grammar/acts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { upperStart, withArticle } from '../wording/phrases.js';
import { severalInvoices } from './several-invoices.js';

/** What an invoice mail states in one sentence. */
export interface InvoiceFacts {
  readonly sentence: string;
  readonly subject: string;
  readonly isReminder: boolean;
  /** Acts that the sentence does not state in full. */
  readonly rest: readonly Act[];
  readonly missing: readonly string[];
}

const glue =
  /\b(?:invoice|inv|bill|number|no|nr|amount|total|balance|due|date|is|was|on|by|payment|pay|of|the|for|please|reminder|friendly|send|sent|our|your|this|about|ask|an?|not|yet|we|have|received|it|and)\b|[\s,.:;#-]+/gi;

const workPattern =
  /\b(?:invoice|bill|payment|reminder|due|paid|\d|total|amount)[^,.;]*?\bfor\s+(?!\$|\d{3,}|invoice|payment|them\b|you\b|[A-Z][a-z]+,)((?:the |our |your |my |\d{1,2} )?[a-z](?:[^,.;$]|,(?=\d{3}))*?)(?=\s+(?:(?:due|by|of|is|was)\b|at\b(?!\s\d{1,5}\s[A-Za-z])|\$)|,(?!\d{3})|[.;]|$)/i;

/** "$510 for moving 2,400 pounds of books": the whole clause. */
const pricedWork = /^\$[\d,.]*\d for (?!.*\b(?:due|by|is|was)\b)([a-z](?:[^,.;$]|,(?=\d{3}))+)$/;

/** "Invoice 210 storm cleanup Oct 3" */
const numbered =
  /^invoice #?\d+,? (?!for\b|due\b|of\b|is\b|was\b|from\b|to\b|on\b|and\b|not\b|still\b|overdue\b|past\b)([a-z][a-z ]{3,40}?(?: [A-Z][a-z]+ \d{1,2})?)$/i;

const unpaid =
  /\b(?:(?:it )?(?:is |has |have )?still )?(?:not|hasn't|haven't)(?: yet)?(?: been)? paid(?: yet)?\b|\bstill unpaid\b|\bunpaid\b/i;

/** The number, the amount, the date and the work of an invoice, wherever they were entered. */
export function readInvoice(facts: Facts): InvoiceFacts | undefined {
  const clauses = facts.acts.map(({ label, entered, text }) =>
    label ? `${label}: ${text}` : entered,
  );
  const figures = facts.figures;
  const reference = figures.find(
    ({ kind, text }) => kind === 'reference' && /inv|bill|#|\d/i.test(text),
  );
  const labelNumber = facts.acts.find(
    ({ label }) => /invoice|number|inv/i.test(label ?? '') && !/amount|date|due/i.test(label ?? ''),
  );
  const number =
    labelNumber?.text ??
    // "The invoice number is 1184"
    clauses
      .map((clause) => /\binvoice (?:number|no\.?) (?:is )?#?(\w*\d[\w-]*)/i.exec(clause)?.[1])
      .find(Boolean) ??
    reference?.text.replace(/^(?:invoice|inv|bill)\.?\s*(?:number|no\.?|nr\.?)?\s*:?\s*/i, '');
  const amounts = figures.filter(({ kind }) => kind === 'money');
  const isSum = ({ clause, start, text }: (typeof amounts)[number]) =>
    /(?:\b(?:total|balance|owes?|comes to)\b|=)\s*(?:is |of |due )?$/i.test(
      clause.slice(0, start),
    ) || /^\s*(?:balance|total|all in)\b/i.test(clause.slice(start + text.length));
  /** "Total $900, paid $500, balance $400": what is still to be paid. */
  const isBalance = ({ clause, start, text }: (typeof amounts)[number]) =>
    /\b(?:balance|remaining|left to pay|leaves|still owes?)(?: due)?:? (?:is |of )?$/i.test(
      clause.slice(0, start),
    ) ||
    // "A deposit of $800 has been paid, so $1,360 is due by June 30."
    (/\b(?:deposit|down payment|paid)\b/i.test(clause.slice(0, start)) &&
      /^ (?:is|are)? ?(?:still )?(?:due|left|outstanding|open)\b/i.test(
        clause.slice(start + text.length),
      ));
  // "$5,240 less the $2,000 deposit" is one sum.
  const reduced = amounts
    .map((figure) => ({
      ...figure,
      text:
        /^\$[\d,.]*\d (?:less|minus) (?:the |an? |your |his |her |their )?\$[\d,.]*\d(?: (?:deposit|down payment|already paid|paid|down))?/.exec(
          figure.clause.slice(figure.start),
        )?.[0] ?? '',
    }))
    .find(({ text }) => text);
  const amount =
    amounts.find(isBalance) ??
    reduced ??
    amounts.find(({ clause, start }) => /=\s*$/.test(clause.slice(0, start))) ??
    amounts.find(isSum) ??
    amounts.find(({ clause, of }) => /total|amount|balance|owe/i.test(`${of} ${clause}`)) ??
    amounts[0];
  const isRest =
    amount !== undefined && amount !== reduced && amounts.length > 1 && isBalance(amount);
  const due =
    figures.find(
      ({ kind, clause, start }) =>
        kind === 'date' &&
        /\b(?:due|by|before|until|payable|pay)\b[^.]{0,20}$/i.test(clause.slice(0, start)),
    ) ??
    figures.find(
      ({ kind, text }) =>
        kind === 'date' &&
        facts.acts.some(
          ({ label, text: value }) => /due/i.test(label ?? '') && value.includes(text),
        ),
    );
  const forWhat =
    clauses.map((clause) => pricedWork.exec(clause)?.[1]).find(Boolean) ??
    clauses
      .map((clause) => workPattern.exec(clause)?.[1])
      .find((work) => work && !/\b(?:invoice|bill|payment)s?$/i.test(work)) ??
    clauses
      .map((clause) => numbered.exec(clause)?.[1]?.replace(/(?<=[a-z]) (?=[A-Z][a-z]+ \d)/, ' on '))
      .find(Boolean) ??
    clauses
      .map((clause) => /^for\s+((?:the |our |your )?[a-z].*)$/i.exec(clause)?.[1])
      .find(Boolean) ??
    forTopic(facts.acts);
  // "The patio for Greg Almond", to Greg Almond.
  const work = forWhat?.replace(` for ${facts.people.reader}`, '');
  const all = clauses.join(' ');
  const isReminder =
    /\b(?:reminder|overdue|past due|late|was due|were due|hasn't paid|haven't paid|not (?:yet )?(?:been )?paid|unpaid|still (?:owes?|open|waiting))\b/i.test(
      all,
    );
  if (!number && !amount && !work) return undefined;
  const several = severalInvoices(facts, isReminder);
  if (several) return several;
  const wasDue = /\bwas due|were due|overdue|past due\b/i.test(all);
  const isRent = !number && /\brent\b/i.test(all);
  const name = number ? `invoice ${number}` : isRent ? 'the rent' : 'the invoice';
  const what = work ? ` for ${withArticle(work.trim().replace(/[:,]$/, ''))}` : '';
  const isUnpaid = unpaid.test(all);
  const dueIn = /\bdue ((?:in|within) \d+ days|(?:on|upon) receipt)\b/i.exec(all)?.[1];
  const isDue =
    !due && dueIn
      ? `is due ${dueIn}`
      : due
        ? `${wasDue ? 'was' : 'is'} due ${due.text}${wasDue && isUnpaid ? ' and is still open' : ''}`
        : '';
  // The writer's own sentence, where it has everything.
  const own =
    isReminder && number && amount && due
      ? facts.acts.find(
          ({ kind, text }) =>
            /^(?:reminder|statement)$/.test(kind) &&
            [number, amount.text, due.text].every((part) => text.includes(part)) &&
            isStatement(text) &&
            // "for the heater at 14 Oak St $1,840 was due" lacks its words.
            !/\b(?!for|of|at|is|was|to|about|comes|balance|total|owe|amount)[\w.]+ \$\d/.test(text),
        )
      : undefined;
  // "This is our second reminder" opens the sentence.
  const nth = facts.acts.find(({ text }) =>
    /^this is our \w+ (?:reminder|notice)[.]?$/i.test(text),
  );
  const opening = nth ? upperStart(nth.text.replace(/[.]$/, '')) : 'This is a reminder';
  // What the writer's own clause says is not said before it, too.
  const told = facts.acts
    .filter(
      (act) =>
        act !== own &&
        act !== nth &&
        act.kind === 'statement' &&
        amount &&
        act.text.includes(amount.text) &&
        /\b(?:late|owe|overdue|behind)\b/i.test(act.text),
    )
    .map(({ text }) => text)
    .join(' ');
  const says = (part: string | undefined) => Boolean(part && told.includes(part));
  const sentence = own
    ? `${opening} that ${own.text
        .replace(/^that\s+/i, '')
        .replace(/^Invoice/, 'invoice')
        .replace(/[.]$/, '')}.`
    : isReminder
      ? `${opening} about ${name}${says(work) ? '' : what}${amount && !says(amount.text) ? `${what ? ', which comes to' : ' for'} ${amount.text}` : ''}.${isDue && !told ? ` It ${isDue}.` : ''}`
      : amount
        ? `${upperStart(name)}${what} ${isRest ? 'has a balance of' : 'comes to'} ${amount.text}${isDue ? ` and ${isDue}` : ''}.`
        : `Here is ${number ? name : 'the invoice'}${what}${isDue ? `. It ${isDue}` : ''}.`;
  const subjectStart = number
    ? `Invoice ${number}`
    : work
      ? `Invoice for ${work.trim()}`
      : isRent
        ? 'Your rent'
        : 'Your invoice';
  const stated = [number, amount?.text, due?.text, work].filter((part): part is string =>
    Boolean(part),
  );
  const rest = facts.acts
    .filter(
      (act) =>
        act !== own &&
        act !== nth &&
        !isSaid(act, sentence) &&
        !isStated(act, stated, wasDue && isUnpaid ? 'open' : wasDue ? 'late' : 'due'),
    )
    .map((act) => withoutDue(act, due?.text))
    .map(withoutInvoice);
  return {
    sentence,
    subject:
      `${isReminder ? 'Reminder: ' : ''}${isReminder ? subjectStart.replace(/^Invoice/, 'invoice').replace(/^Your/, 'your') : subjectStart}${amount && amount !== reduced ? `: ${amount.text}` : ''}${due ? `${amount && amount !== reduced ? '' : ':'} due ${due.text}` : ''}`.replace(
        /^(Reminder: [^:]+): /,
        '$1, ',
      ),
    isReminder,
    rest,
    missing: [
      ...(number || isRent ? [] : ['the invoice number']),
      ...(amount ? [] : ['the amount']),
      ...(due || wasDue || dueIn ? [] : ['the date by which it is due']),
      ...(/\b(?:check|cash|card|venmo|paypal|zelle|bank|transfer|online|pay at|http|www|\.com|\.example)\b/i.test(
        all,
      )
        ? []
        : ['how to pay']),
    ],
  };
}

const forTopic = (acts: readonly Act[]) =>
  acts
    .map(({ kind, text }) =>
      kind === 'topic' ? text.replace(/^(?:the |an? )?invoice for\s+/i, '') : undefined,
    )
    .find(Boolean);

/** "Invoice 4471 is two weeks overdue", behind a sentence that names it. */
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
          !/^(?:the|a|an|is|was|on|for|of|to|by|at|in|it|this|our|your|and|inv|total|amount|balance|price)$/.test(
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
  for (const part of stated)
    left = left.replace(new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'ig'), ' ');
  if (state === 'open') left = left.replace(unpaid, ' ');
  if (state !== 'due') left = left.replace(/\b(?:past due|overdue)\b(?=\s*$)/i, ' ');
  return left.replace(glue, '') === '';
}

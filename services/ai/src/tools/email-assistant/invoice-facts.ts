import type { Facts } from '../../facts/facts.js';
import type { Act } from '../../facts/grammar/acts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { faultsOf } from '../../facts/sentences/sentence-faults.js';
import { upperFirst, withArticle } from '../wording/phrases.js';
import { type InvoiceFigures, invoiceFigures } from './invoice-figures.js';
import { unpaid, unsaidActs } from './invoice-unsaid.js';
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

const oneDay = 24 * 3_600_000;
/** Half a year: a day that is named without its year and further back is the next one of its name. */
const longestPast = 183 * oneDay;

/**
 * Whether a day of a month, "October 31" or "11/15", is over, of this year or the last.
 * @param today the town's day, as midnight UTC
 */
function isPast(day: string, today: Date): boolean {
  const plain = day.replace(/(\d)(?:st|nd|rd|th)\b/, '$1');
  const before = /^\d+\/\d+$/.test(plain) ? `${plain}/` : `${plain} `;
  const thisYear = today.getUTCFullYear();
  return [thisYear, thisYear - 1].some((year) => {
    const ago = today.getTime() - Date.parse(`${before}${year} UTC`);
    return ago >= oneDay && ago < longestPast;
  });
}

/** What a mail about an invoice says: the sentence with its number, amount, date and work, and what is left to say. */
export function readInvoice(facts: Facts, today: Date): InvoiceFacts | undefined {
  const clauses = facts.acts.map(({ label, entered, text }) =>
    label ? `${label}: ${text}` : entered,
  );
  const figures = invoiceFigures(facts, clauses);
  const { number, amount, isRest, due, work } = figures;
  const all = clauses.join(' ');
  const isReminder =
    /\b(?:reminder|overdue|past due|late|was due|were due|hasn't paid|haven't paid|not (?:yet )?(?:been )?paid|unpaid|open since|still (?:owes?|open|waiting))\b/i.test(
      all,
    );
  if (!number && !amount && !work && !due && !isReminder) return undefined;
  const several = severalInvoices(facts, isReminder);
  if (several) return several;
  const wasDue =
    /\bwas due|were due|overdue|past due\b/i.test(all) ||
    (isReminder && due !== undefined && isPast(due.text, today));
  const isRent = !number && /\brent\b/i.test(all);
  const isUnpaid = unpaid.test(all);
  // "net 15": that many days.
  const net = /\bnet ?(\d{1,2})\b/i.exec(all)?.[1];
  const dueIn =
    /\b(?:due|payable) ((?:in|within) \d+ days|(?:on|upon) receipt)\b/i.exec(all)?.[1] ??
    (net && `within ${net} days`);
  const isDue =
    !due && dueIn
      ? `is due ${dueIn}`
      : due
        ? `${wasDue ? 'was' : 'is'} due ${due.text}${wasDue && isUnpaid ? ' and is still open' : ''}`
        : '';
  const own = isReminder ? ownSentence(facts.acts, figures) : undefined;
  // "This is our second reminder", "second reminder": opens the sentence.
  const nth = facts.acts.find(({ entered }) => whichReminder.test(entered));
  const [, which = ''] = whichReminder.exec(nth?.entered ?? '') ?? [];
  const opening = nth ? `This is our ${which.toLowerCase()}` : 'This is a reminder';
  const others = facts.acts.filter(
    (act) => act !== own && act !== nth && !(net && netDays.test(act.text)),
  );
  // What the writer's own clause says is not said before it, too.
  const told = others
    .filter(
      ({ kind, text }) =>
        kind === 'statement' &&
        amount &&
        text.includes(amount.text) &&
        /\b(?:late|owe|overdue|behind)\b/i.test(text),
    )
    .map(({ text }) => text)
    .join(' ');
  const says = (part: string | undefined) => Boolean(part && told.includes(part));
  const name = number ? `invoice ${number}` : isRent ? 'the rent' : 'the invoice';
  const what = work ? ` for ${withArticle(work.trim().replace(/[:,]$/, ''))}` : '';
  const sentence = own
    ? `${opening} ${/^(?:of|about) /.test(own.text) ? '' : 'that '}${own.text
        .replace(/^that\s+/i, '')
        .replace(/^Invoice/, 'invoice')
        .replace(/[.]$/, '')}.`
    : isReminder
      ? `${opening} about ${name}${says(work) ? '' : what}${amount && !says(amount.text) ? `${what ? ', which comes to' : ' for'} ${amount.text}` : ''}.${isDue && !told ? ` It ${isDue}.` : ''}`
      : amount
        ? `${upperFirst(name)}${what} ${isRest ? 'has a balance of' : 'comes to'} ${amount.text}${isDue ? ` and ${isDue}` : ''}.`
        : `Here is ${number ? name : 'the invoice'}${what}${isDue ? `. It ${isDue}` : ''}.`;
  return {
    sentence,
    subject: subjectOf(figures, isReminder, isRent),
    isReminder,
    rest: unsaidActs(others, sentence, {
      stated: [number, amount?.text, due?.text, work].filter((part): part is string =>
        Boolean(part),
      ),
      // A reminder of the day by which something is due says that it is unpaid.
      state: isUnpaid && (wasDue || (isReminder && due)) ? 'open' : wasDue ? 'late' : 'due',
      due: due?.text,
    }),
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

const whichReminder =
  /^(?:this is )?(?:the |our |my |an? )?((?:first|second|third|fourth|final|last|2nd|3rd)(?: and final)? (?:reminder|notice))[.]?$/i;
const netDays = /^(?:terms:? )?(?:is |are )?net ?\d{1,2}(?: days)?(?:,? please)?[.]?$/i;

/** "Invoice 214 for $400 due December 20, not paid": no verb, though the grammar takes it for one. */
const notPaid = /,? (?<!\b(?:am|is|are|was|were|be|been|has|have|had) )not (?:yet )?paid\b/i;

/** The writer's own sentence, where it is whole and has everything. */
const ownSentence = (acts: readonly Act[], { number, amount, due }: InvoiceFigures) =>
  number && amount && due
    ? acts.find(
        ({ kind, text }) =>
          /^(?:reminder|statement)$/.test(kind) &&
          [number, amount.text].every((part) => text.includes(part)) &&
          (text.includes(due.text) || /\b(?:open since|overdue|unpaid|was due)\b/.test(text)) &&
          isStatement(text) &&
          faultsOf(asSentence(text.replace(notPaid, ''))).length === 0 &&
          // "for the heater at 14 Oak St $1,840 was due" lacks its words.
          !/\b(?!for|of|at|is|was|to|about|comes|balance|total|owe|amount)[\w.]+ \$\d/.test(text),
      )
    : undefined;

/** "the water heater we put in on March 3": more than a subject has room for. */
const ofWhich = /(?<=\p{L} \p{L}{3,}) (?:that|which|we|I|you)(?= \p{Ll}).*$/su;

function subjectOf(
  { number, amount, isReduced, due, work }: InvoiceFigures,
  isReminder: boolean,
  isRent: boolean,
): string {
  const start = number
    ? `Invoice ${number}`
    : work
      ? `Invoice for ${work.trim().replace(ofWhich, '')}`
      : isRent
        ? 'Your rent'
        : 'Your invoice';
  const sum = amount && !isReduced ? `: ${amount.text}` : '';
  const date = due ? `${sum ? '' : ':'} due ${due.text}` : '';
  if (!isReminder) return `${start}${sum}${date}`;
  return `Reminder: ${start.replace(/^Invoice/, 'invoice').replace(/^Your/, 'your')}${sum}${date}`.replace(
    /^(Reminder: [^:]+): /,
    '$1, ',
  );
}

import type { Figure } from '../../facts/amounts/figures.js';
import type { Facts } from '../../facts/facts.js';
import type { Act } from '../../facts/grammar/acts.js';
import { sumOfItems } from './invoice-sum.js';

/** What was entered of an invoice, wherever it stands. */
export interface InvoiceFigures {
  readonly number: string | undefined;
  readonly amount: Figure | undefined;
  /** Whether the amount is a subtraction: "$5,240 less the $2,000 deposit". */
  readonly isReduced: boolean;
  /** Whether the amount is what is still to be paid of another one. */
  readonly isRest: boolean;
  readonly due: Figure | undefined;
  readonly work: string | undefined;
}

const workPattern =
  /\b(?:invoice|bill|payment|reminder|due|paid|\d|total|amount)[^,.;]*?\bfor\s+(?!\$|\d{3,}|invoice|payment|them\b|you\b|[A-Z][a-z]+,)((?:the |our |your |my |\d{1,2} )?[a-z](?:[^,.;$]|,(?=\d{3}))*?)(?=\s+(?:(?:due|by|of|is|was)\b|at\b(?!\s\d{1,5}\s[A-Za-z])|\$)|,(?!\d{3})|[.;]|$)/i;

/** "$510 for moving 2,400 pounds of books": the whole clause. */
const pricedWork = /^\$[\d,.]*\d for (?!.*\b(?:due|by|is|was)\b)([a-z](?:[^,.;$]|,(?=\d{3}))+)$/;

/** "Invoice 210 storm cleanup Oct 3" */
const numbered =
  /^invoice #?\d+,? (?!for\b|due\b|of\b|is\b|was\b|from\b|to\b|on\b|and\b|not\b|still\b|overdue\b|past\b)([a-z][a-z ]{3,40}?(?: [A-Z][a-z]+ \d{1,2})?)$/i;

/** Reads the number, the amount, the date and the work of an invoice. */
export function invoiceFigures(facts: Facts, clauses: readonly string[]): InvoiceFigures {
  const amounts = facts.figures.filter(({ kind }) => kind === 'money');
  const reduced = reducedAmount(amounts);
  const summed = sumOfItems(amounts);
  const amount =
    amounts.find(isBalance) ??
    reduced ??
    amounts.find(({ clause, start }) => /=\s*$/.test(clause.slice(0, start))) ??
    amounts.find(isSum) ??
    summed?.amount ??
    amounts.find(({ clause, of }) => /total|amount|balance|owe/i.test(`${of} ${clause}`)) ??
    amounts.find((one) => !isPart(one));
  return {
    number: numberOf(facts, clauses),
    amount,
    isReduced: amount !== undefined && amount === reduced,
    isRest:
      amount !== undefined &&
      (amount === summed?.amount
        ? summed.isRest
        : amount !== reduced && amounts.length > 1 && isBalance(amount)),
    due: dueDate(facts),
    // "The patio for Greg Almond", to Greg Almond.
    work: workOf(facts, clauses)?.replace(` for ${facts.people.reader}`, ''),
  };
}

function numberOf({ acts, figures }: Facts, clauses: readonly string[]): string | undefined {
  const labelled = acts.find(
    ({ label }) => /invoice|number|inv/i.test(label ?? '') && !/amount|date|due/i.test(label ?? ''),
  );
  const reference = figures.find(
    ({ kind, text }) => kind === 'reference' && /inv|bill|#|\d/i.test(text),
  );
  return (
    labelled?.text ??
    // "The invoice number is 1184"
    clauses
      .map((clause) => /\binvoice (?:number|no\.?) (?:is )?#?(\w*\d[\w-]*)/i.exec(clause)?.[1])
      .find(Boolean) ??
    reference?.text.replace(/^(?:invoice|inv|bill)\.?\s*(?:number|no\.?|nr\.?)?\s*:?\s*/i, '')
  );
}

const isSum = ({ clause, start, text }: Figure) =>
  /(?:\b(?:total|balance|owes?|comes to)\b|=)[,:]?\s*(?:is |of |due )?$/i.test(
    clause.slice(0, start),
  ) || /^\s*(?:balance|total|all in)\b/i.test(clause.slice(start + text.length));

/** "80 chairs at $2.50", "delivery $45", "a $50 deposit": never what an invoice comes to. */
const isPart = ({ clause, start, text }: Figure) =>
  /\b(?:[a-z]+s at|delivery:?|shipping:?|setup:?|travel:?|deposit:?(?: of| is)?|plus) $/i.test(
    clause.slice(0, start),
  ) ||
  /^ (?:each|apiece|deposit|delivery|late fee|an hour)\b/i.test(clause.slice(start + text.length));

/** "Total $900, paid $500, balance $400": what is still to be paid. */
const isBalance = ({ clause, start, text }: Figure) =>
  /\b(?:balance|remaining|left to pay|leaves|still owes?)(?: due)?:? (?:is |of )?$/i.test(
    clause.slice(0, start),
  ) ||
  // "A deposit of $800 has been paid, so $1,360 is due by June 30."
  (/\b(?:deposit|down payment|paid)\b/i.test(clause.slice(0, start)) &&
    /^ (?:is|are)? ?(?:still )?(?:due|left|outstanding|open)\b/i.test(
      clause.slice(start + text.length),
    ));

/** "$5,240 less the $2,000 deposit" is one sum. */
const reducedAmount = (amounts: readonly Figure[]): Figure | undefined =>
  amounts
    .map((figure) => ({
      ...figure,
      text:
        /^\$[\d,.]*\d (?:less|minus) (?:the |an? |your |his |her |their )?\$[\d,.]*\d(?: (?:deposit|down payment|already paid|paid|down))?/.exec(
          figure.clause.slice(figure.start),
        )?.[0] ?? '',
    }))
    .find(({ text }) => text);

function dueDate({ acts, figures }: Facts): Figure | undefined {
  const dates = figures.filter(({ kind }) => kind === 'date');
  return (
    dates.find(({ clause, start }) =>
      /\b(?:due|by|before|until|payable|pay)\b[^.]{0,20}$/i.test(clause.slice(0, start)),
    ) ??
    dates.find(({ text }) =>
      acts.some(({ label, text: value }) => /due/i.test(label ?? '') && value.includes(text)),
    )
  );
}

const workOf = (facts: Facts, clauses: readonly string[]) =>
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

const forTopic = (acts: readonly Act[]) =>
  acts
    .map(({ kind, text }) =>
      kind === 'topic' ? text.replace(/^(?:the |an? )?invoice for\s+/i, '') : undefined,
    )
    .find(Boolean);

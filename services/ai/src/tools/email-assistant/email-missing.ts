import { figuresOf } from '../../facts/facts.js';
import type { InvoiceFacts } from './invoice-facts.js';
import type { Letter } from './letter.js';

/** "Tuesday night", "after church": a time as people agree on one. */
const partOfDay =
  /\b(?:morning|afternoon|evening|night|nite|noon|lunch|breakfast|any ?time)s?\b|\b(?:after|before) (?:church|work|school|practice|\d)/i;

/** What would make the letter better, for the list beside it. */
export function missingOf(
  { facts, typeName, account, input: { recipientType: letterName } }: Letter,
  invoice: InvoiceFacts | undefined,
): string[] {
  const has = (...kinds: Parameters<typeof figuresOf>[1][]) =>
    figuresOf(facts, ...kinds).length > 0;
  const acts = (pattern: RegExp) => facts.acts.some(({ kind }) => pattern.test(kind));
  const missing = facts.acts.flatMap(({ kind, text }) =>
    kind === 'unknown' ? [text.replace(/[.?!]+$/, '')] : [],
  );
  if (!facts.people.reader && !facts.people.readerFirm && letterName !== 'Team Member')
    missing.push("the reader's name");
  if (typeName === 'Invoice')
    missing.push(
      ...(invoice?.missing ?? ['the invoice number', 'the amount', 'the due date', 'how to pay']),
    );
  if (
    typeName === 'Apology' &&
    !acts(/offer|promise/) &&
    !/\b(?:refund|free|discount|replace|redo|credit|off|no charge|fees?|comes? back|fix(?:ed)?|swap|waive[ds]?)\b/i.test(
      facts.entered,
    )
  )
    missing.push('how you will make it right, and by when');
  if (typeName === 'Meeting Request') {
    if (!has('date')) missing.push('the day');
    if (!has('time') && !partOfDay.test(facts.entered)) missing.push('the time');
    if (
      !has('address') &&
      !/\b(?:at|in) (?:the|our|my|your)\b|\b(?:my|our|your|[a-z]+'?s) (?:place|shop|office|house|home|store|studio|kitchen|garage|barn)\b|\b(?:zoom|phone|call|video|online)\b/i.test(
        facts.entered,
      )
    )
      missing.push('the place');
  }
  if ((typeName === 'Sales' || typeName === 'Proposal') && !has('money') && !has('percent'))
    missing.push('the price');
  if ((typeName === 'Sales' || typeName === 'Proposal') && !has('date'))
    missing.push('until when the offer holds');
  if (typeName === 'Follow-Up' && acts(/request|question|wish/) && !has('date'))
    missing.push('by when you need an answer');
  if (!facts.people.sender && !account.name) missing.push('your name');
  return [...new Set(missing)].slice(0, 5);
}

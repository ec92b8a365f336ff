import type { Facts } from '../../facts/facts.js';
import type { InvoiceFacts } from './invoice-facts.js';

/** "Inv 1041 $3,200 due Sept 15" and others like it: one line each. */
export function severalInvoices(facts: Facts, isReminder: boolean): InvoiceFacts | undefined {
  const lines = facts.acts.flatMap((act) => {
    const match =
      /^(?:invoice|inv|bill)\.?\s*(?:number|no\.?|#)?\s*#?(\d[\w-]*),?\s+(?:for\s+)?(\$[\d,.]*\d),?\s*(?:(?:was |is )?due\s+(.+))?$/i.exec(
        act.text.replace(/[.]$/, ''),
      );
    return match ? [{ act, number: match[1], amount: match[2], due: match[3] }] : [];
  });
  if (lines.length < 2) return undefined;
  const total = facts.acts.find(({ text }) => /^(?:the )?total\b/i.test(text));
  const sum = /\$?[\d,]*\d(?:\.\d\d)?/.exec(total?.text ?? '')?.[0];
  const sentence = [
    isReminder ? 'This is a reminder about these invoices:' : 'Here are your invoices:',
    ...lines.map(
      ({ number, amount, due }) => `- Invoice ${number}: ${amount}${due ? `, due ${due}` : ''}`,
    ),
    ...(sum ? [`- Total: ${sum.startsWith('$') ? sum : `$${sum}`}`] : []),
  ].join('\n');
  const told = new Set([...lines.map(({ act }) => act), ...(total ? [total] : [])]);
  return {
    sentence,
    subject: `${isReminder ? 'Reminder: invoices' : 'Invoices'} ${lines.map(({ number }) => number).join(' and ')}`,
    isReminder,
    rest: facts.acts.filter(
      (act) =>
        !told.has(act) &&
        !/^(?:it is )?past due(?: invoices?)?$|^(?:past due |overdue |open )?invoices?$/i.test(
          act.text,
        ),
    ),
    missing:
      /\b(?:check|cash|card|venmo|paypal|zelle|bank|transfer|ach|online|http|www|\.com)\b/i.test(
        facts.entered,
      )
        ? []
        : ['how to pay'],
  };
}

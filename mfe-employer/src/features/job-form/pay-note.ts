import type { PayCurrency } from '@commons/contracts/pay/pay-amounts';
import type { PayUnit } from '@commons/contracts/pay/pay-units';
import { type PayBounds, type PayReading, readPay } from '@commons/contracts/pay/read-pay';

/** The note about the pay while it is typed. */
export interface PayNote {
  readonly tone: 'plain' | 'warning';
  readonly text: string;
}

const signs: Readonly<Record<PayCurrency, string>> = { USD: '$', EUR: '€', GBP: '£' };

function money(amount: number, currency: PayCurrency): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return signs[currency] + amount.toLocaleString('en-US', options);
}

/** "$45,000 or more", "up to $30", "$16.50 to $18" */
function amountText({ min, max }: PayBounds, currency: PayCurrency): string {
  if (min === undefined) return `up to ${money(max ?? 0, currency)}`;
  if (max === undefined) return `${money(min, currency)} or more`;
  if (min === max) return money(min, currency);
  return `${money(min, currency)} to ${money(max, currency)}`;
}

const unitText: Readonly<Record<PayUnit, string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  'two weeks': 'every two weeks',
  'half month': 'twice a month',
  month: 'a month',
  year: 'a year',
};

const byUnit: Readonly<Record<PayUnit, string>> = {
  ...unitText,
  hour: 'by the hour',
  day: 'by the day',
  week: 'by the week',
  month: 'by the month',
  year: 'by the year',
};

/** The pay units that fit a compensation type; the other types fit any. */
const expected: Readonly<Record<string, readonly (PayUnit | 'piece')[]>> = {
  Hourly: ['hour'],
  'Annual Salary': ['year', 'month', 'half month', 'two weeks', 'week'],
  'Project-based': ['piece'],
};

/** How the text contradicts the type; undefined when they agree. */
function disagreement(reading: PayReading, type: string): string | undefined {
  if (reading.kind !== 'time' && reading.kind !== 'piece') return undefined;
  const [unit, name] =
    reading.kind === 'time'
      ? ([reading.unit, byUnit[reading.unit]] as const)
      : (['piece', `per ${reading.piece}`] as const);
  if (expected[type]?.includes(unit) !== false) return undefined;
  return `You chose ${type}, but this is pay ${name}. The text counts: change one of them if it is wrong.`;
}

function shown(reading: PayReading): PayNote | undefined {
  switch (reading.kind) {
    case 'none':
      return undefined;
    case 'words':
      return {
        tone: 'plain',
        text: 'No amount was found in this text. It is shown as you wrote it, and pay filters will not find the job.',
      };
    case 'piece':
      return {
        tone: 'plain',
        text: `Shown as ${amountText(reading, reading.currency)} per ${reading.piece}. Pay filters compare pay by the year and will not find the job.`,
      };
    case 'time': {
      const { currency, unit, yearly } = reading;
      const offered = `Shown as ${amountText(reading, currency)} ${unitText[unit]}.`;
      if (unit === 'year' && currency === 'USD') return { tone: 'plain', text: offered };
      const counted = `${amountText(yearly, 'USD')} a year${unit === 'year' ? '' : ' of full-time work'}`;
      return { tone: 'plain', text: `${offered} Pay filters count it as ${counted}.` };
    }
    case 'unclear':
      return { tone: 'warning', text: unclearText(reading) };
  }
}

function unclearText(reading: Extract<PayReading, { kind: 'unclear' }>): string {
  const amount = amountText(reading, reading.currency);
  switch (reading.why) {
    case 'unit':
      return `We cannot tell what ${amount} is for. Add "an hour", "a day", "a week", "a month" or "a year"; until then pay filters will not find the job.`;
    case 'size':
      return `${amount} ${unitText[reading.unit ?? 'year']} does not look like a pay. Check the amount and the time it is for; as it is, pay filters will not find the job.`;
    case 'currency':
      return 'We read amounts in $, € and £ only. The text is shown as you wrote it, and pay filters will not find the job.';
  }
}

/** How the salary range will be understood (decision A23); undefined while it is empty. */
export function payNote(text: string, compensationType: string): PayNote | undefined {
  const reading = readPay(text, compensationType);
  const note = shown(reading);
  const warning = disagreement(reading, compensationType);
  if (!note || !warning) return note;
  return { tone: 'warning', text: `${note.text} ${warning}` };
}

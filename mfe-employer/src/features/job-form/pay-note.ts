import type { PayCurrency } from '@commons/contracts/pay/pay-amounts';
import type { PayUnit } from '@commons/contracts/pay/pay-units';
import { type PayBounds, type PayReading, readPay } from '@commons/contracts/pay/read-pay';
import { locale, t, translate } from '@commons/ui/text/texts';

/** The note about the pay while typing. */
interface PayNote {
  readonly tone: 'plain' | 'warning';
  readonly text: string;
}

const signs: Readonly<Record<PayCurrency, string>> = { USD: '$', EUR: '€', GBP: '£' };

function money(amount: number, currency: PayCurrency): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return signs[currency] + amount.toLocaleString(locale, options);
}

/** "$45,000 or more", "up to $30", "$16.50 to $18" */
function amountText({ min, max }: PayBounds, currency: PayCurrency): string {
  if (min === undefined) return t('payUpTo', { most: money(max ?? 0, currency) });
  if (max === undefined) return t('payOrMore', { least: money(min, currency) });
  if (min === max) return money(min, currency);
  return t('payBetween', { least: money(min, currency), most: money(max, currency) });
}

const unitText: Readonly<Record<PayUnit, string>> = {
  hour: t('anHour'),
  day: t('aDay'),
  week: t('aWeek'),
  'two weeks': t('everyTwoWeeks'),
  'half month': t('twiceMonth'),
  month: t('aMonth'),
  year: t('aYear'),
};

const byUnit: Readonly<Record<PayUnit, string>> = {
  ...unitText,
  hour: t('byHour'),
  day: t('byDay'),
  week: t('byWeek'),
  month: t('byMonth'),
  year: t('byYear'),
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
      : (['piece', t('perPiece', { piece: reading.piece })] as const);
  if (expected[type]?.includes(unit) !== false) return undefined;
  return t('payDisagrees', { type: translate(type), name });
}

function shown(reading: PayReading): PayNote | undefined {
  switch (reading.kind) {
    case 'none':
      return undefined;
    case 'words':
      return {
        tone: 'plain',
        text: t('payNoAmount'),
      };
    case 'piece':
      return {
        tone: 'plain',
        text: t('payByPiece', {
          amount: amountText(reading, reading.currency),
          piece: reading.piece,
        }),
      };
    case 'time': {
      const { currency, unit, yearly } = reading;
      const offered = t('payShown', {
        amount: amountText(reading, currency),
        unit: unitText[unit],
      });
      if (unit === 'year' && currency === 'USD') return { tone: 'plain', text: offered };
      const values = { offered, amount: amountText(yearly, 'USD') };
      const text = unit === 'year' ? t('payCounted', values) : t('payCountedFullTime', values);
      return { tone: 'plain', text };
    }
    case 'unclear':
      return { tone: 'warning', text: unclearText(reading) };
  }
}

function unclearText(reading: Extract<PayReading, { kind: 'unclear' }>): string {
  const amount = amountText(reading, reading.currency);
  switch (reading.why) {
    case 'unit':
      return t('payUnitUnclear', { amount });
    case 'size':
      return t('paySizeUnclear', { amount, unit: unitText[reading.unit ?? 'year'] });
    case 'currency':
      return t('payCurrencyUnclear');
  }
}

/** How the salary range will be interpreted (decision A23); undefined while it is empty. */
export function payNote(text: string, compensationType: string): PayNote | undefined {
  const reading = readPay(text, compensationType);
  const note = shown(reading);
  const warning = disagreement(reading, compensationType);
  if (!note || !warning) return note;
  return { tone: 'warning', text: `${note.text} ${warning}` };
}

import { locale } from '@commons/ui/text/texts';

/** An amount in dollars, in the page's number format. */
export const money = (amount: number) =>
  amount.toLocaleString(locale, { style: 'currency', currency: 'USD' });

/** A share with two decimals: '16.28%'. */
export const percent = (share: number) =>
  `${share.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`;

/** A number with at most `decimals` decimals. */
export const count = (number: number, decimals = 3) =>
  number.toLocaleString(locale, { maximumFractionDigits: decimals });

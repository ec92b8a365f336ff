import type { Fact } from './calculator';

/** An amount in dollars, in the page's number format. */
export const money = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** A share with two decimals: '16.28%'. */
export const percent = (share: number) =>
  `${share.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`;

/** A number with at most `decimals` decimals. */
export const count = (number: number, decimals = 3) =>
  number.toLocaleString('en-US', { maximumFractionDigits: decimals });

/** '1 payment', '60 payments'. */
export const counted = (number: number, noun: string) =>
  `${count(number)} ${noun}${number === 1 ? '' : 's'}`;

/** A long date in the page's format: 'January 15, 2031'. */
export const longDay = (isoDay: string) =>
  new Date(`${isoDay}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

const line = ({ label, value }: Fact) => `${label}: ${value}`;

/** Inputs and results as plain text, for the clipboard. */
export const summaryText = (name: string, inputs: readonly Fact[], results: readonly Fact[]) =>
  [name, '', 'Inputs', ...inputs.map(line), '', 'Results', ...results.map(line)].join('\n');

/** The same in one paragraph, for the advisor. */
export const situationText = (inputs: readonly Fact[], results: readonly Fact[]) =>
  `Inputs: ${inputs.map(line).join(', ')}. Results: ${results.map(line).join(', ')}.`;

import { t } from '@commons/ui/text/texts';
import { dateText } from '@commons/ui/text/wording';
import type { Fact } from './calculator';

/** A long date in the page's format: 'January 15, 2031'. */
export const longDay = (date: string) => dateText(date, { dateStyle: 'long' });

const line = ({ label, value }: Fact) => `${label}: ${value}`;

/** Inputs and results as plain text, for the clipboard. */
export const summaryText = (name: string, inputs: readonly Fact[], results: readonly Fact[]) =>
  [name, '', t('inputs'), ...inputs.map(line), '', t('results'), ...results.map(line)].join('\n');

/** The same in one paragraph, for the advisor. */
export const situationText = (inputs: readonly Fact[], results: readonly Fact[]) =>
  `Inputs: ${inputs.map(line).join(', ')}. Results: ${results.map(line).join(', ')}.`;

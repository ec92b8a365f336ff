import type { ForecastRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { Prompt } from '../../models/language-model.js';
import { commonRules, entriesText } from '../writing-tool.js';
import { monthsTable } from './financial-forecasting.writer.js';
import { forecastMonths } from './forecast-months.js';
import { seasonalEntries } from './seasonal/seasonal-entries.js';

const rules = [
  'You explain a financial forecast to the owner of a small local business.',
  'The months were computed from the entries. Begin with their table exactly as given, as a Markdown table;',
  'compute nothing anew and change no number.',
  'Then write short sections: what the figures say, what they rest on, risks, a cautious case in words, next steps.',
  commonRules,
].join(' ');

/** Prompt to explain the months. Models compute badly, so the numbers are computed here. */
export function forecastPrompt(input: z.output<typeof ForecastRequest>, today: Date): Prompt {
  const { read, unread } = seasonalEntries(input.seasonalInvestments);
  return {
    rules,
    entries: entriesText({
      'Type of business': input.businessType,
      'Monthly revenue in dollars': String(input.monthlyRevenue),
      'Monthly costs in dollars': String(input.monthlyCosts),
      'Growth in percent': `${input.growthRate} ${input.growthPeriod}`,
      Months: String(input.forecastDuration),
      'Seasonal investments': input.seasonalInvestments,
      'Seasonal investments that are not in the table': unread.join('\n'),
      'Computed months': monthsTable(forecastMonths(input, read, today)),
    }),
  };
}

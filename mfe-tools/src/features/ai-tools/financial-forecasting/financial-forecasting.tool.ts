import { forecastDurations, growthPeriods } from '@commons/contracts/ai-lists';
import { typedNumber } from '@commons/web-kit/typed-number';
import type { AiTool } from '../ai-tool';
import { ForecastText } from './forecast-text';

const most = 1e12;
const number = (text = '') => typedNumber(text);

/** AIT-06 */
export const financialForecasting: AiTool = {
  id: 'financial-forecasting',
  name: 'Financial Forecasting',
  path: '/ai/financial-forecasting',
  fields: [
    { kind: 'line', name: 'businessType', label: 'Business type', required: true },
    {
      kind: 'number',
      name: 'monthlyRevenue',
      label: 'Monthly revenue',
      required: true,
      unit: '$',
      least: 0,
      most,
    },
    {
      kind: 'number',
      name: 'monthlyCosts',
      label: 'Monthly costs',
      required: true,
      unit: '$',
      least: 0,
      most,
    },
    {
      kind: 'number',
      name: 'growthRate',
      label: 'Growth rate',
      required: true,
      unit: '%',
      least: -100,
      most: 1_000,
    },
    {
      kind: 'choice',
      name: 'growthPeriod',
      label: 'Growth period',
      options: growthPeriods,
      initial: 'monthly',
    },
    {
      kind: 'choice',
      name: 'forecastDuration',
      label: 'Forecast duration',
      options: forecastDurations.map((months) => ({
        value: `${months}`,
        label: `${months} months`,
      })),
      initial: '6',
    },
    {
      kind: 'text',
      name: 'seasonalInvestments',
      label: 'Seasonal investments',
      help: 'What changes in some months: a strong season, a machine to buy.',
    },
  ],
  body: (values) => ({
    businessType: values.businessType,
    monthlyRevenue: number(values.monthlyRevenue),
    monthlyCosts: number(values.monthlyCosts),
    growthRate: number(values.growthRate),
    growthPeriod: values.growthPeriod,
    forecastDuration: number(values.forecastDuration),
    seasonalInvestments: values.seasonalInvestments,
  }),
  texts: {
    failed: 'Error generating financial forecast. Please try again.',
    empty: 'No forecast generated',
  },
  Text: ForecastText,
};

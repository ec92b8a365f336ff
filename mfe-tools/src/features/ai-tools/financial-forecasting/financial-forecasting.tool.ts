import { forecastDurations, growthPeriods } from '@commons/contracts/ai-lists';
import { typedNumber } from '@commons/web-kit/typed-number';
import { aiTool } from '../ai-tool';
import { ForecastText } from './forecast-text';

const most = 1e12;

/** AIT-06 */
export const financialForecasting = aiTool({
  id: 'financial-forecasting',
  name: 'Financial Forecasting',
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
  call: (values) => ({
    name: 'POST /ai/financial-forecasting',
    body: {
      businessType: values.businessType,
      monthlyRevenue: typedNumber(values.monthlyRevenue),
      monthlyCosts: typedNumber(values.monthlyCosts),
      growthRate: typedNumber(values.growthRate),
      growthPeriod: growthPeriods.find((period) => period === values.growthPeriod),
      forecastDuration: typedNumber(values.forecastDuration),
      seasonalInvestments: values.seasonalInvestments,
    },
  }),
  texts: {
    failed: 'Error generating financial forecast. Please try again.',
    empty: 'No forecast generated',
  },
  Text: ForecastText,
});

import { forecastDurations, growthPeriods, maxGrowthRate } from '@commons/contracts/tools/ai-lists';
import { t } from '@commons/ui/text/texts';
import { typedNumber } from '@commons/web-kit/forms/typed-number';
import { aiTool } from '../ai-tool';
import { ForecastText } from './forecast-text';

const most = 1e12;

/** AIT-06 */
export const financialForecasting = aiTool({
  id: 'financial-forecasting',
  name: t('financialForecasting'),
  fields: [
    { kind: 'line', name: 'businessType', label: t('businessType'), required: true },
    {
      kind: 'number',
      name: 'monthlyRevenue',
      label: t('monthlyRevenue'),
      required: true,
      unit: '$',
      least: 0,
      most,
    },
    {
      kind: 'number',
      name: 'monthlyCosts',
      label: t('monthlyCosts'),
      required: true,
      unit: '$',
      least: 0,
      most,
    },
    {
      kind: 'number',
      name: 'growthRate',
      label: t('growthRate'),
      required: true,
      unit: '%',
      least: -100,
      most: maxGrowthRate,
    },
    {
      kind: 'choice',
      name: 'growthPeriod',
      label: t('growthPeriod'),
      options: growthPeriods,
      initial: 'monthly',
    },
    {
      kind: 'choice',
      name: 'forecastDuration',
      label: t('forecastDuration'),
      options: forecastDurations.map((months) => ({
        value: `${months}`,
        label: t('monthsOf', { months }),
      })),
      initial: '6',
    },
    {
      kind: 'text',
      name: 'seasonalInvestments',
      label: t('seasonalInvestments'),
      help: t('whatChangesSomeMonths'),
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
    failed: t('errorGeneratingFinancialForecast'),
    empty: t('noForecastGenerated'),
  },
  Text: ForecastText,
});

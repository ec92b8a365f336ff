import type { RoiAnswer, RoiRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import { money, percent } from '../../../display-numbers';
import type { AnswerSentence, Calculated, Fact, Part } from '../calculator';
import { timeText } from '../time';
import type { RoiField } from './roi.values';

export type CalculatedRoi = Calculated<RoiField, RoiRequest, RoiAnswer>;

/** The inputs. */
export const roiInputs = ({ request, values }: CalculatedRoi): Fact[] => [
  { label: t('initialInvestment'), value: money(request.initial_investment) },
  { label: t('projectedReturn'), value: money(request.final_value) },
  { label: t('timeframe'), value: timeText(values.timeframe_value, values.timeframe_unit) },
  {
    label: t('recurringCosts'),
    value: t('amountAMonth', { amount: money(request.recurring_costs ?? 0) }),
  },
  { label: t('oneTimeExpenses'), value: money(request.one_time_expenses ?? 0) },
];

const bandHints = {
  low: t('roiLow'),
  moderate: t('roiModerate'),
  high: t('roiHigh'),
};
const annualHints = {
  red: t('annualRoiWeak'),
  neutral: t('annualRoiFair'),
  green: t('annualRoiStrong'),
};
const tones = { red: 'bad', neutral: undefined, green: 'good' } as const;

/** The four numbers of CAL-11 with the views of CAL-12. */
export const roiResults = ({ answer }: CalculatedRoi): Fact[] => [
  { label: t('roi'), value: percent(answer.roi_percent), hint: bandHints[answer.roi_band] },
  {
    label: t('annualRoi'),
    value: percent(answer.annual_roi_percent),
    hint: annualHints[answer.annual_tone],
    tone: tones[answer.annual_tone],
  },
  {
    label: t('netReturn'),
    value: money(answer.net_return),
    hint: t('projectedReturnLessTotal'),
  },
  {
    label: t('totalCosts'),
    value: money(answer.total_costs),
    hint: t('investmentRecurringCostsOne'),
  },
];

export const roiAnswer = ({ answer }: CalculatedRoi): AnswerSentence => ({
  lead: answer.net_return < 0 ? t('loseMoneyReturn') : t('earnReturn'),
  value: percent(answer.roi_percent),
  rest: t('allPut'),
});

/** Return and costs: a gain on top of the costs, or costs that are not recovered. */
export function roiParts({ answer }: CalculatedRoi): { caption: string; parts: Part[] } {
  if (answer.net_return < 0) {
    return {
      caption: t('putIn', { amount: money(answer.total_costs) }),
      parts: [
        { label: t('comesBack'), amount: answer.final_value, tone: 'own' },
        { label: t('lost'), amount: -answer.net_return, tone: 'first' },
      ],
    };
  }
  return {
    caption: t('comeBack', { amount: money(answer.final_value) }),
    parts: [
      { label: t('gain'), amount: answer.net_return, tone: 'own' },
      { label: t('investment'), amount: answer.initial_investment, tone: 'first' },
      { label: t('recurring'), amount: answer.recurring_costs_total, tone: 'second' },
      { label: t('oneTime'), amount: answer.one_time_expenses, tone: 'third' },
    ],
  };
}

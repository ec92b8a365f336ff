import type { RoiAnswer, RoiRequest } from '@commons/contracts/calculators';
import type { AnswerSentence, Calculated, Fact, Part } from '../calculator';
import { money, percent } from '../display-text';
import { timeText } from '../time';
import type { RoiField } from './roi.values';

export type CalculatedRoi = Calculated<RoiField, RoiRequest, RoiAnswer>;

/** The inputs. */
export const roiInputs = ({ request, values }: CalculatedRoi): Fact[] => [
  { label: 'Initial investment', value: money(request.initial_investment) },
  { label: 'Projected return', value: money(request.final_value) },
  { label: 'Timeframe', value: timeText(values.timeframe_value, values.timeframe_unit) },
  { label: 'Recurring costs', value: `${money(request.recurring_costs ?? 0)} a month` },
  { label: 'One-time expenses', value: money(request.one_time_expenses ?? 0) },
];

const bandHints = {
  low: 'Low: below 10%, little reward for the risk',
  moderate: 'Moderate: between 10% and 25%',
  high: 'High: above 25%',
};
const annualHints = {
  red: 'Weak: below 5% a year',
  neutral: 'Fair: between 5% and 15% a year',
  green: 'Strong: above 15% a year',
};
const tones = { red: 'bad', neutral: undefined, green: 'good' } as const;

/** The four numbers of CAL-11 with the views of CAL-12. */
export const roiResults = ({ answer }: CalculatedRoi): Fact[] => [
  { label: 'ROI', value: percent(answer.roi_percent), hint: bandHints[answer.roi_band] },
  {
    label: 'Annual ROI',
    value: percent(answer.annual_roi_percent),
    hint: annualHints[answer.annual_tone],
    tone: tones[answer.annual_tone],
  },
  {
    label: 'Net return',
    value: money(answer.net_return),
    hint: 'Projected return less total costs',
  },
  {
    label: 'Total costs',
    value: money(answer.total_costs),
    hint: 'Investment, recurring costs and one-time expenses',
  },
];

export const roiAnswer = ({ answer }: CalculatedRoi): AnswerSentence => ({
  lead: answer.net_return < 0 ? 'You lose money: a return of' : 'You earn a return of',
  value: percent(answer.roi_percent),
  rest: 'on all that you put in',
});

/** What comes back and what it costs: a gain on top of the costs, or costs that never come back. */
export function roiParts({ answer }: CalculatedRoi): { caption: string; parts: Part[] } {
  if (answer.net_return < 0) {
    return {
      caption: `${money(answer.total_costs)} put in`,
      parts: [
        { label: 'Comes back', amount: answer.final_value, tone: 'own' },
        { label: 'Lost', amount: -answer.net_return, tone: 'first' },
      ],
    };
  }
  return {
    caption: `${money(answer.final_value)} come back`,
    parts: [
      { label: 'Gain', amount: answer.net_return, tone: 'own' },
      { label: 'Investment', amount: answer.initial_investment, tone: 'first' },
      { label: 'Recurring', amount: answer.recurring_costs_total, tone: 'second' },
      { label: 'One-time', amount: answer.one_time_expenses, tone: 'third' },
    ],
  };
}

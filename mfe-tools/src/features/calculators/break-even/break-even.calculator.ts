import { breakEven } from '@commons/calculators/break-even';
import type { BreakEvenAnswer, BreakEvenRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import type { Calculator } from '../calculator';
import { BreakEvenDetails } from './break-even.details';
import {
  breakEvenAnswer,
  breakEvenInputs,
  breakEvenParts,
  breakEvenResults,
} from './break-even.facts';
import { BreakEvenFields } from './break-even.fields';
import {
  type BreakEvenField,
  breakEvenProblems,
  breakEvenRequest,
  emptyBreakEven,
} from './break-even.values';

export const breakEvenCalculator: Calculator<BreakEvenField, BreakEvenRequest, BreakEvenAnswer> = {
  name: t('breakEvenCalculator'),
  calculate: (api, body) => api.json('POST /calculators/breakeven', { body }),
  compute: breakEven,
  page: '/tools/break-even',
  empty: emptyBreakEven,
  choices: {},
  Fields: BreakEvenFields,
  problems: breakEvenProblems,
  request: breakEvenRequest,
  inputs: breakEvenInputs,
  results: breakEvenResults,
  answer: breakEvenAnswer,
  parts: breakEvenParts,
  Details: BreakEvenDetails,
  advice: {
    industry: 'Break-even and pricing',
    challenge: 'Growth',
    outcome: 'Reach the break-even point sooner by pricing, cost or volume.',
  },
};

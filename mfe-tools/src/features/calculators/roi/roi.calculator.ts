import { roi } from '@commons/calculators/roi';
import { timeUnits } from '@commons/contracts/tools/calculator-lists';
import type { RoiAnswer, RoiRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import type { Calculator } from '../calculator';
import { RoiDetails } from './roi.details';
import { roiAnswer, roiInputs, roiParts, roiResults } from './roi.facts';
import { RoiFields } from './roi.fields';
import { emptyRoi, type RoiField, roiProblems, roiRequest } from './roi.values';

export const roiCalculator: Calculator<RoiField, RoiRequest, RoiAnswer> = {
  name: t('roiCalculator'),
  calculate: (api, body) => api.json('POST /calculators/roi', { body }),
  compute: roi,
  page: '/tools/roi',
  empty: emptyRoi,
  choices: { timeframe_unit: timeUnits },
  Fields: RoiFields,
  problems: roiProblems,
  request: roiRequest,
  inputs: roiInputs,
  results: roiResults,
  answer: roiAnswer,
  parts: roiParts,
  Details: RoiDetails,
  advice: {
    industry: 'Return on investment planning',
    challenge: 'Strategy',
    outcome: 'Decide whether this investment is worth making, and how to raise its return.',
  },
};

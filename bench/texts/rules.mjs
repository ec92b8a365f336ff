// What a text has to be, one function a rule. Each gets the request and its texts and returns what is wrong.
import { adviceRules } from './advice-rules.mjs';
import {
  containsNoInstruction,
  hasEveryFact,
  hasNothingForbidden,
  inventsNoName,
  inventsNoNumber,
  makesNoClaims,
} from './fact-rules.mjs';
import {
  hasFewPlacesToFillIn,
  hasItsForm,
  hasWholeSentences,
  isClean,
  isEasyToRead,
  keepsLimits,
} from './form-rules.mjs';
import { readersRules } from './readers-eye.mjs';
import { differs } from './variant-rules.mjs';

const rules = {
  hasEveryFact,
  hasNothingForbidden,
  inventsNoNumber,
  inventsNoName,
  echoesNoOrder: containsNoInstruction,
  hasFewPlacesToFillIn,
  hasWholeSentences,
  differs,
  isEasyToRead,
  keepsLimits,
  isClean,
  claimsNothing: makesNoClaims,
  hasItsForm,
  ...readersRules,
};

const computing = /^(?:business-advisor|market-analysis|financial-forecasting)$/;

/** Analyses and forecasts compute, date their steps and name their writer: checked for what they have to say. */
export const rulesFor = ({ tool }) =>
  computing.test(tool)
    ? {
        hasEveryFact,
        hasNothingForbidden,
        hasFewPlacesToFillIn,
        ...(tool === 'business-advisor' && adviceRules),
      }
    : rules;

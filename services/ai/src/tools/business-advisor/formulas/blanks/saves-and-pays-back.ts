import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import type { Period } from '../../reading/measure.js';
import { tenths } from '../line.js';
import type { Amount } from '../sheet.js';

/**
 * What a purchase saves and when it is paid back, in one sentence.
 * @param saved in each period
 * @param times periods until it is paid back
 * @param isSoon whether that is within a time that was named; 'open' without one
 */
export const savesAndPaysBack =
  (saved: Amount, times: Amount, per: Period, isSoon: 'yes' | 'no' | 'open' = 'open') =>
  (t: Translate): string =>
    t('adviceReplaces', { saved: usd(saved.value), times: tenths(times.value), per, isSoon });

import type { Translate } from '@commons/service-kit/texts/package-texts';
import { perYear } from '../computations/computed.js';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, type Told } from './told.js';

/** "Of 40 appointments a week 6 don't show up, I charge 55": what they cost. */
export function missedVisits(told: Told): Answered | undefined {
  const all = find(
    told,
    `\\b${n} (?:[a-z-]+ )?(?:appointments|bookings|reservations|clients|visits|sessions)(?: ${per})?`,
  );
  // "5 last month out of 96".
  const [ofMissed, firstPer, ofAll, secondPer] =
    /\b(?:no[- ]?shows?|stood me up|miss(?:ed)? appointments?|don't show)\b/.test(told.text)
      ? (new RegExp(
          `\\b${n} (?:(?:last|this|a|in a) (day|week|month) )?(?:out )?of ${n}(?: (?:a|last|this) (day|week|month))?`,
        )
          .exec(told.text)
          ?.slice(1) ?? [])
      : [];
  const missed = ofMissed
    ? Number(ofMissed)
    : numberIn(
        told,
        `\\b(?:don't show up|don't come|fail me|miss|cancel late) (?:on me )?${n}`,
        `\\b${n} (?:[a-z]+ ){0,2}(?:don't show|do not show|no[- ]?shows?|miss|never show|stand me up|don't come)`,
        `\\b(?:no[- ]?shows? (?:are|is|of)) ${n}`,
      );
  const price = numberIn(
    told,
    `\\b(?:charge|charging|at|worth|ticket is|average \\w+ is|(?:groom|cut|visit|session|cleaning|massage|appointment|lesson) is) ${n}`,
  );
  const time = firstPer ?? secondPer ?? all?.[1];
  const count = Number(ofAll ?? all?.[0]);
  if (!time || !missed || !price || missed >= count) return undefined;
  const lost = missed * price;
  const times = perYear[time] ?? 52;
  return {
    kind: 'no-shows',
    found: { noShow: { weekly: (lost * times) / 52, yearly: lost * times } },
    lines: (t: Translate) => [
      t('adviceMissedShare', {
        missed: amount(missed),
        all: amount(count),
        share: share((missed / count) * 100),
      }),
      t('adviceMissedCost', {
        missed: amount(missed),
        price: usd(price),
        lost: usd(lost),
        per: perWords(t, time),
        times,
        year: wholeUsd(lost * times),
      }),
    ],
  };
}

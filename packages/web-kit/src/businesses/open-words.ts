// Phrases for whether a business is open.

import { clockText } from '@commons/contracts/businesses/business-hours';
import {
  dateAfter,
  midnightOf,
  type OpenState,
  type TownTime,
} from '@commons/contracts/businesses/open-state';
import { dayMs } from '@commons/contracts/durations';
import { locale, t, translate } from '@commons/ui/text/texts';
import { dateText } from '@commons/ui/text/wording';

/** '6 AM', '6:30 AM' */
function shortClock(minutes: number): string {
  const [clock = '', half] = clockText(minutes).replace(':00', '').split(' ');
  return clockOf(clock, half);
}

const clockOf = (clock: string, half = '') =>
  /^a/i.test(half) ? t('clockMorning', { clock }) : t('clockAfternoon', { clock });

const halfOfDay = /\b(\d{1,2}(?::\d{2})?)\s*([ap]\.?m\b\.?)/gi;

/** Hours as their owner wrote them; on a page in Spanish with its words: '6:30 AM' is '6:30 a. m.'. */
export function hoursText(written: string): string {
  const text = translate(written);
  if (locale.startsWith('en')) return text;
  return text.replace(halfOfDay, (_all, clock: string, half: string) => clockOf(clock, half));
}

/** 'Dec 24' */
const shortDate = (date: string) => dateText(date, { month: 'short', day: 'numeric' });

/** 'Thu, Dec 24' */
export const dayAndDate = (date: string) =>
  dateText(date, { weekday: 'short', month: 'short', day: 'numeric' });

/** What the word before it depends on in Spanish: 'a la 1', 'a las 9', 'el mar 9'. */
interface When {
  readonly kind: 'one' | 'hours' | 'day';
  readonly when: string;
}

const atClock = (minutes: number): When => ({
  kind: Math.floor(minutes / 60) % 12 === 1 ? 'one' : 'hours',
  when: shortClock(minutes),
});

/** '6 AM' today, 'Tue 6 AM' within six days, 'Dec 24' after that. */
function whenOf({ date, minutes }: TownTime, now: TownTime): When {
  const days = (midnightOf(date) - midnightOf(now.date)) / dayMs;
  if (days === 0) return atClock(minutes);
  const weekday = dateText(date, { weekday: 'short' });
  return { kind: 'day', when: days > 6 ? shortDate(date) : `${weekday} ${shortClock(minutes)}` };
}

/** Closing times until 6 AM need no day: 'closes 2 AM'. */
const latestNightEnd = 360;

const closesWhen = (at: TownTime, now: TownTime) =>
  at.minutes <= latestNightEnd && at.date === dateAfter(now.date, 1)
    ? atClock(at.minutes)
    : whenOf(at, now);

/** 'Open' and 'closes 5 PM', 'Closed' and 'opens Tue 6 AM'; undefined when unknown. */
export function openWords(
  state: OpenState,
  now: TownTime,
): { readonly word: string; readonly next?: string } | undefined {
  switch (state.kind) {
    case 'unknown':
      return undefined;
    case 'open':
      return state.at
        ? {
            word: t('openOrClosed', { kind: 'open' }),
            next: t('closes', { ...closesWhen(state.at, now) }),
          }
        : { word: t('open24Hours') };
    case 'closed':
      return {
        word: state.note
          ? t('closedNote', { note: state.note })
          : t('openOrClosed', { kind: 'closed' }),
        ...(state.at && { next: t('opens', { ...whenOf(state.at, now) }) }),
      };
    default:
      return {
        word: t('temporarilyClosed'),
        ...(state.reopens && { next: t('opens', { kind: 'day', when: shortDate(state.reopens) }) }),
      };
  }
}

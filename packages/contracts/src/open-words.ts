// How pages say whether a business is open. No zod here: front ends import this file.

import { clockText } from './business-hours.js';
import { dateAfter, dayMs, midnightOf, type OpenState, type TownTime } from './open-state.js';

/** '6 AM', '6:30 AM' */
const shortClock = (minutes: number) => clockText(minutes).replace(':00', '');

const dateText = (date: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(midnightOf(date));

/** 'Dec 24' */
export const shortDate = (date: string) => dateText(date, { month: 'short', day: 'numeric' });

/** 'Thu, Dec 24' */
export const dayAndDate = (date: string) =>
  dateText(date, { weekday: 'short', month: 'short', day: 'numeric' });

/** '6 AM' today, 'Tue 6 AM' within six days, 'Dec 24' after that. */
function whenText({ date, minutes }: TownTime, now: TownTime): string {
  const days = (midnightOf(date) - midnightOf(now.date)) / dayMs;
  if (days === 0) return shortClock(minutes);
  if (days > 6) return shortDate(date);
  return `${dateText(date, { weekday: 'short' })} ${shortClock(minutes)}`;
}

/** The end of a night, until 6 AM, needs no day: 'closes 2 AM'. */
const latestNightEnd = 360;

const closesText = (at: TownTime, now: TownTime) =>
  at.minutes <= latestNightEnd && at.date === dateAfter(now.date, 1)
    ? shortClock(at.minutes)
    : whenText(at, now);

/** 'Open' and 'closes 5 PM', 'Closed' and 'opens Tue 6 AM'; undefined when it is not known. */
export function openWords(
  state: OpenState,
  now: TownTime,
): { readonly word: string; readonly next?: string } | undefined {
  switch (state.kind) {
    case 'unknown':
      return undefined;
    case 'open':
      return state.at
        ? { word: 'Open', next: `closes ${closesText(state.at, now)}` }
        : { word: 'Open 24 hours' };
    case 'closed':
      return {
        word: state.note ? `Closed (${state.note})` : 'Closed',
        ...(state.at && { next: `opens ${whenText(state.at, now)}` }),
      };
    default:
      return {
        word: 'Temporarily closed',
        ...(state.reopens && { next: `opens ${shortDate(state.reopens)}` }),
      };
  }
}

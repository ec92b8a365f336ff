import { isRating } from '../computations/operands.js';
import { isWage, type Rule } from './figure-entry.js';
import * as words from './month-words.js';

const isStaffCount = (text: string) => words.paidPeople.test(text);

/** What a number that is no amount counts. */
export const countRules: readonly Rule[] = [
  ({ n }) => isRating(n) && { role: 'aside' },
  ({ before }) => words.crewOf.test(before) && { role: 'people' },
  ({ n, before, after, per }) =>
    words.servedPeople.test(before) &&
    /^\s*(?:people|guests|persons|kids|children)\b/i.test(after) && {
      role: 'sold',
      per: /^\s*\w+ (?:every|each|a|per) (?:week)?day\b/i.test(after) ? 'day' : per,
      isWeekday: /\bweekday\b/i.test(n.after),
    },
  ({ n, per }) => /^hours?\b/.test(n.noun ?? '') && { role: 'hours', per },
  ({ n, lead, after }) =>
    /^minutes?\b/.test(n.noun ?? '') && {
      role: words.drives.test(`${lead} ${after}`) ? 'driving' : 'minutes',
    },
  ({ n, per }) =>
    /^days?\b/.test(n.noun ?? '') &&
    (per === 'week' || per === 'month' || /\b(?:open|work)\s*$/i.test(n.before)) && {
      role: 'openDays',
      per: per ?? 'week',
    },
  ({ n, lead, after }) =>
    /^days?\b/.test(n.noun ?? '') &&
    words.paidAfter.test(`${lead} … ${after}`) && { role: 'terms' },
  ({ n, before, after, per, lead }) =>
    (words.moreBefore.test(before) || words.moreAfter.test(after)) &&
    !isStaffCount(after) && {
      role: words.waiting.test(`${lead.slice(-20)} ${n.after}`) ? 'waiting' : 'more',
      per,
    },
  ({ n, after, per, all }) =>
    words.guestsAt.test(after) && all[all.indexOf(n) + 1]?.per !== 'hour' && { role: 'sold', per },
  ({ n, after, all }) =>
    isStaffCount(after) &&
    all.some((one) => one.sentence === n.sentence && one.kind === 'money' && isWage(one)) && {
      role: 'people',
    },
  ({ after }) => isStaffCount(after) && { role: 'aside' },
  ({ n, lead, after, all }) =>
    ((words.buys.test(lead) && /^\s*[a-z -]{2,30} (?:at|for)\s*$/i.test(after)) ||
      /^\s*(?:new|more|used|extra|additional) [a-z -]{2,30}(?:would )?costs?(?: me| us)?\s*$/i.test(
        after,
      )) &&
    /^\s*each\b/i.test(all[all.indexOf(n) + 1]?.after ?? '') && { role: 'pieces' },
  ({ after, per }) => words.payers.test(after) && !per && { role: 'payers' },
  ({ n, per }) =>
    per &&
    !/^(?:times?|weeks?|months?|years?|miles?|calls?|visitors?|followers|reviews|emails?|applications?)\b/.test(
      n.noun ?? '',
    ) &&
    !/\b(?:lost|lose|losing|quit|left|cancel\w*|sign(?:ed)? up)\b/i.test(
      `${n.before} ${n.after}`,
    ) && {
      role: 'sold',
      per,
    },
  () => ({ role: 'aside' }),
];

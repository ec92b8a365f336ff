import { isRating } from '../computations/operands.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { type Entry, isWage, type Rule } from './figure-entry.js';
import * as words from './month-words.js';

const isStaffCount = (text: string) => words.paidPeople.test(text);

const firstWord = (noun: string | undefined) => /^[a-z'’-]+/.exec(noun ?? '')?.[0];

/** "18 enrolled", or the same things: kids for kids, never dogs. */
const fillsRoomOf = (room: EnteredNumber, other: EnteredNumber) =>
  words.enrolled.test(other.after) ||
  (words.payers.test(other.after) &&
    [firstWord(other.noun), undefined].includes(firstWord(room.noun)));

const others = ({ n, all }: Entry) => all.filter((one) => one !== n && one.kind === 'count');

/** "Room for 24 kids and 6 dogs": nothing tells how many of the places are taken. */
export const isRoomOfSeveral = (entry: Entry): boolean =>
  words.roomBefore.test(entry.before) &&
  !others(entry).some((one) => fillsRoomOf(entry.n, one)) &&
  others(entry).some((one) => words.payers.test(one.after));

/** What a number that is no amount counts. */
export const countRules: readonly Rule[] = [
  ({ n }) => isRating(n) && { role: 'aside' },
  (entry) =>
    words.roomBefore.test(entry.before) &&
    others(entry).some((one) => fillsRoomOf(entry.n, one)) && { role: 'room' },
  // "$165 for three rooms", "three rooms for $99": what the price is for.
  ({ n, before, after, per, all, last }) =>
    !per &&
    ((/\bfor\s*$/i.test(before) && (last?.role === 'price' || last?.role === 'theirs')) ||
      (/^\s*[a-z]+ for\s*$/i.test(after) &&
        all[all.indexOf(n) + 1]?.kind === 'money' &&
        !all[all.indexOf(n) + 1]?.per)) &&
    !/^\s*(?:minutes?|hours?|days?|weeks?|months?|people)\b/i.test(after) && { role: 'aside' },
  ({ n, before, after, all }) =>
    words.couldDo.test(before) &&
    !/^\s*(?:more|extra|additional)\b/i.test(after) &&
    all.some((one) => one.kind === 'count' && one.per && one.value < n.value) && { role: 'room' },
  ({ after }) => words.takenAfter.test(after) && { role: 'taken' },
  ({ after, all }) =>
    words.ofThoseHours.test(after) &&
    all.some(({ noun }) => /^hours?\b/.test(noun ?? '')) && { role: 'paidHours' },
  // "Students pay $30 a lesson and a teacher gets 18 of that".
  ({ before, after }) =>
    /^\s*of (?:that|it|this)\b/i.test(after) &&
    /\b(?:gets?|takes?|keeps?)\s*$/i.test(before) && { role: 'unitCost' },
  ({ before }) => words.crewOf.test(before) && { role: 'people' },
  // "Two movers at $20 an hour".
  ({ n, after, all }) =>
    /^\s*(?!(?:hours|minutes|days|weeks)\b)(?:[a-z-]+ ){0,2}[a-z]+s (?:at|for|making|earning)\s*$/i.test(
      after,
    ) &&
    all[all.indexOf(n) + 1]?.per === 'hour' &&
    all[all.indexOf(n) + 1]?.sentence === n.sentence && { role: 'people' },
  ({ before, after, per }) =>
    words.servedPeople.test(before) &&
    /^\s*(?:people|guests|persons|kids|children)\b/i.test(after) && {
      role: 'sold',
      per: /^\s*\w+ (?:every|each|a|per) (?:week)?day\b/i.test(after) ? 'day' : per,
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
      // "I work 26 days" are those of a month.
      per: per ?? (n.value > 7 ? 'month' : 'week'),
    },
  ({ n, lead, after }) =>
    /^days?\b/.test(n.noun ?? '') &&
    words.paidAfter.test(`${lead} … ${after}`) && { role: 'terms' },
  ({ n, before }) =>
    /^weeks?\b/.test(n.noun ?? '') && words.seasonBefore.test(before) && { role: 'seasonWeeks' },
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
  // "And 260 in power": perhaps money without its sign.
  ({ n }) => !(n.value >= 20 && /^(?:in|for|on|to|de)\b/.test(n.noun ?? '')) && { role: 'aside' },
];

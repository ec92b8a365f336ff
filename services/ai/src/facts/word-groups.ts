import { isNoun, type Tagged } from './tagging.js';

/** What a run of words says as one: a day or hour, an amount, some of a thing; anything else word by word. */
interface Group {
  readonly kind: 'when' | 'amount' | 'count' | 'word';
  readonly from: number;
  /** The word behind its last one. */
  readonly to: number;
}

export const month =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)$/;
export const weekday =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;
const someDay = /^(?:today|tomorrow|tonight)$/;
const clock = /^\d{1,2}(?::\d\d)?(?:[ap]m)?$/;
const nth = /^\d{1,2}(?:st|nd|rd|th)$/;
export const timeNoun =
  /^(?:mornings?|afternoons?|evenings?|nights?|weeks?|months?|years?|days?|hours?|minutes?|noon|weekends?|only|sharp|am|pm|each|apiece|percent|old|years?)$/;
/** Nouns that have their number behind them. */
export const numbered =
  /^(?:route|truck|order|orders|invoice|po|unit|room|lot|suite|apt|apartment|step|page|number|no|highway|hwy|exit|grade|level|part|booth|table|lane|gate|bay|zone|van|bus|line|stage|field|court|model|size|section|building|floor|door|station|class|policy|claim|account|ticket|check|job|phase|week|day|year|chapter|hole|pier|dock|slip|space|spot|stall|post|box|ext|extension|at|district|ward|precinct)$/;
export const label =
  /^(?:total|deposit|balance|fee|cash|check|refund|credit|tip|discount|down|off|extra|more|installed|delivered|late|each|flat|apiece|max|minimum|bonus|value|gift|voucher|coupon|minus|less|labor|parts|all)$/;

const few = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|one)$/;

export const isNumber = (word: Tagged | undefined) =>
  word !== undefined && /^\d[\d,.]*$/.test(word.text);

/** How far a day or an hour reaches: "sat may 16", "thursday 10 to 2", "the 5th", "8am". */
function whenAt(words: readonly Tagged[], at: number): number {
  const [word, next] = [words[at], words[at + 1]];
  if (!word) return at;
  let end = at;
  if (weekday.test(word.lower) && (/^[A-Z]/.test(word.text) || word.pos === 'PROPN')) end = at + 1;
  else if (someDay.test(word.lower)) end = at + 1;
  else if (month.test(word.lower) && /^\d{1,2}(?:st|nd|rd|th)?$/.test(next?.lower ?? ''))
    end = at + 2;
  else if (word.lower === 'the' && nth.test(next?.lower ?? '') && !isNoun(words[at + 2]))
    end = at + 2;
  else if (/^\d{1,2}(?::\d\d|(?::\d\d)?[ap]m)$/.test(word.lower)) end = at + 1;
  else return at;
  for (;;) {
    const [one, two] = [words[end], words[end + 1]];
    if (!one) return end;
    const further = whenAt(words, end);
    if (further > end) end = further;
    else if (clock.test(one.lower) && !isCounted(words, end)) end += 1;
    else if (/^(?:am|pm|noon)$/.test(one.lower)) end += 1;
    else if (
      /^(?:to|-|–|and|or|at|by|from|till|until|before|after|&|,)$/.test(one.lower) &&
      two &&
      (whenAt(words, end + 1) > end + 1 ||
        (clock.test(two.lower) && !isCounted(words, end + 1)) ||
        two.lower === 'noon')
    )
      end += 1;
    else if (/^(?:morning|afternoon|evening|night)$/.test(one.lower)) end += 1;
    else return end;
  }
}

/** "2 guys", "4 large boxes". */
function isCounted(words: readonly Tagged[], at: number): boolean {
  if (!(isNumber(words[at]) || few.test(words[at]?.lower ?? '')) || words[at - 1]?.text === '$')
    return false;
  let next = at + 1;
  while (
    words[next]?.pos === 'ADJ' &&
    !/^(?:due|free|ready|new|extra)$/.test(words[next]?.lower ?? '')
  )
    next += 1;
  const noun = words[next];
  return (
    noun?.pos === 'NOUN' &&
    /^[a-z]/.test(noun.text) &&
    !label.test(noun.lower) &&
    !/^(?:am|pm|percent)$/.test(noun.lower) &&
    (/[^s]s$|people$|men$|women$|kids$|ft$|gal$|lb$|sq$/.test(noun.lower) ||
      isNoun(words[next + 1]) ||
      /^(?:1|one|half)$/.test(words[at]?.lower ?? ''))
  );
}

export function groupsOf(words: readonly Tagged[]): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length; ) {
    const when = whenAt(words, at);
    if (when > at) {
      groups.push({ kind: 'when', from: at, to: when });
      at = when;
      continue;
    }
    if (words[at]?.text === '$' && isNumber(words[at + 1])) {
      let to = at + 2;
      while (
        // "$1,850 total deposit $450": the second amount has a label of its own.
        (label.test(words[to]?.lower ?? '') && words[to + 1]?.text !== '$') ||
        (/^(?:an?|per)$/.test(words[to]?.lower ?? '') && isNoun(words[to + 1]))
      )
        to += /^(?:an?|per)$/.test(words[to]?.lower ?? '') ? 2 : 1;
      groups.push({ kind: 'amount', from: at, to });
      at = to;
      continue;
    }
    const isCount = isCounted(words, at);
    groups.push({ kind: isCount ? 'count' : 'word', from: at, to: at + (isCount ? 2 : 1) });
    at += isCount ? 2 : 1;
  }
  return groups;
}

import type { Act } from '../../facts/grammar/acts.js';
import { wholeSentences } from '../../facts/sentences/whole-sentences.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { inSeries, lowerFirst } from '../wording/phrases.js';

const referenceDetail =
  /^(?:order|account|acct|p\.?o\.?|invoice|policy|claim|ticket|case|confirmation|booking|reservation)\b(?:\s+(?:number|no\.?|#))?\s*#?[A-Z]{0,4}-?\d[\w-]*$/i;

/** "I ordered 40 bags", "order no. 17": the number belongs to the sentence before it. */
export const joinedReferences = (acts: readonly Act[]): Act[] => {
  const joined: Act[] = [];
  for (const act of acts) {
    const former = joined.at(-1);
    if (
      former &&
      !former.isTyped &&
      act.kind === 'detail' &&
      !act.label &&
      referenceDetail.test(act.text) &&
      /^(?:statement|intent|request|complaint|topic|question|apology|reminder|news)$/.test(
        former.kind,
      )
    )
      joined[joined.length - 1] = {
        ...former,
        text: `${former.text.replace(/[.]$/, '')} (${/^[A-Z]{2}/.test(act.text) ? act.text : act.text.charAt(0).toLowerCase() + act.text.slice(1)})`,
      };
    else joined.push(act);
  }
  return joined;
};

/** "Band at 4" → "a band at 4". */
const withOne = (thing: string) =>
  /^(?:live|free|food|music|cake|coffee|beer|wine|pizza|ice|hot|cold|lunch|dinner|plenty|lots|parking|an?|the|our|face|\d)\b/i.test(
    thing,
  ) || /^[\w-]*s\b/.test(thing)
    ? thing
    : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;

/** "Invite regulars, 5-year anniversary Saturday October 18": what readers are invited to is in the next thought. */
export function joinedInvitation(acts: readonly Act[]): Act[] {
  const at = acts.findIndex(({ kind, text }) => kind === 'invitation' && text === '');
  const next = acts[at + 1];
  if (at < 0) return [...acts];
  if (next?.kind !== 'detail' || next.label) return acts.filter((_, index) => index !== at);
  const what = lowerFirst(next.text).replace(
    /(?<=[a-z]) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?\b)/,
    ' on ',
  );
  const rest = acts.slice(at + 2);
  const end = rest.findIndex(
    ({ kind, text, label }) =>
      kind !== 'detail' || label || /^[\d$]|^(?:no|all|from|until|by)\b/i.test(text),
  );
  const extras = rest.slice(0, end < 0 ? rest.length : end);
  const our = /^(?:the|an?|our|my)\b/i.test(what) ? what : `our ${what}`;
  return [
    ...acts.slice(0, at),
    { kind: 'invitation', text: `to ${our}`, entered: next.entered },
    ...(extras.length > 0
      ? [
          {
            kind: 'statement' as const,
            text: `there will be ${inSeries(extras.map(({ text }) => withOne(lowerFirst(text))))}`,
            entered: extras.map(({ entered }) => entered).join(', '),
          },
        ]
      : []),
    ...acts.slice(at + 2 + extras.length),
  ];
}

/** What may follow a sentence after a comma: "ready in 2 days", "3 times a week", "from $60". */
const staysBehindComma =
  /^(?:\$?\d|(?:for|with|at|from|in|on|by|until|till|about|up to|ready|good|same|all|weekly|daily|monthly|every|including|plus)\b)/i;

/** "$100 bonus in Friday's check", "10% off for the trouble", "60 days notice": no price of what precedes them. */
const ownThing =
  /^(?:(?:\$[\d,.]*\d|\d+ ?%) (?:[a-z]+ )?(?:off|bonus|credit|gift|deposit|fee|discount|refund|fine|prize|reward)\b|\d+ (?:days?|weeks?|months?)'? notice|same\b)/i;

/** "Our tuning, $110 a piano": one or two fragments after a comma stay in their sentence. */
export function joinedFragments(acts: readonly Act[], entered: string): Act[] {
  const whole = tidyWords(entered).toLowerCase();
  const isFragment = (act: Act | undefined) =>
    act !== undefined &&
    !act.label &&
    !act.isTyped &&
    (act.kind === 'detail' || (act.kind === 'statement' && /^\d/.test(act.text))) &&
    staysBehindComma.test(act.text) &&
    !ownThing.test(act.text) &&
    !wholeSentences(act.text, { subject: 'we', entered }) &&
    whole.includes(`, ${act.entered.toLowerCase()}`);
  const joined: Act[] = [];
  for (let at = 0; at < acts.length; at += 1) {
    const act = acts[at];
    if (!act) continue;
    const former = joined.at(-1);
    const run = [act, acts[at + 1], acts[at + 2]].findIndex((one) => !isFragment(one));
    if (
      former &&
      !former.isTyped &&
      (run === 1 || run === 2) &&
      /^(?:statement|offer|intent|promise|topic|news|reminder)$/.test(former.kind) &&
      !/[.!?]$/.test(former.text) &&
      former.text.length < 180
    ) {
      const rest = acts.slice(at, at + run).map(({ text }) => lowerFirst(text.replace(/[.]$/, '')));
      joined[joined.length - 1] = { ...former, text: [former.text, ...rest].join(', ') };
      at += run - 1;
    } else joined.push(act);
  }
  return joined;
}

/** "Introduce our bakery to a new flour mill": in a letter to the mill, to the reader. */
export const introducedToReader = (acts: readonly Act[]): readonly Act[] =>
  acts.map((act) =>
    act.kind === 'intent'
      ? {
          ...act,
          text: act.text.replace(
            /^(introduce (?:our|my|the|us|ourselves|myself)\b[^,]*?) to (?:an?|the|some|new|local)\b[^,.]*?(?= as (?:the|an?|your|our|my)\b|[,.]|$).*?(?= as (?:the|an?|your|our|my)\b|$)/i,
            '$1 to you',
          ),
        }
      : act,
  );

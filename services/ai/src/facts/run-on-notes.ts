import { peopleIn } from './grammar.js';
import { isNoun, isVerb, type Tagged, tagged } from './tagging.js';
import { groupsOf, isNumber, label, month, numbered, timeNoun, weekday } from './word-groups.js';

const roles =
  /^(?:teacher|driver|cook|chef|manager|doctor|coach|trainer|son|daughter|husband|wife|brother|sister|boss|friend|neighbor|assistant|instructor|foreman|lead|uncle|aunt|banker|accountant|cousin|mom|dad|groomer|stylist|tech|technician|plumber|nurse|pastor|principal|partner|owner|client|customer|applicant|tenant|landlord|from|street|dog|cat|horse|puppy|pup)$/;
const ends =
  /^(?:backstage|included|off|here|there|free|inside|outside|done|finished|fixed|installed|repaired|replaced|ready)$/;
const begins = /^(?:everybody|everyone|nobody|anybody|anyone|kids|no)$/;
const toldDeed =
  /^(?:be|bring|wear|come|meet|call|text|pay|send|arrive|rsvp|pick|drop|says|put|leave|park|start|starts)$/;
const programme =
  /^(?:doors|show|setup|pickup|dinner|lunch|ceremony|reception|kickoff|rehearsal|practice|breakfast|brunch|cocktails|check-in|curtain)$/;

/**
 * Where one note runs into the next without a mark, as positions of words: "may 23 | bridal bouquet | 4 bridesmaids |
 * 12 tables". Only what no sentence has side by side; a clause that runs into another is not looked for.
 */
export function jointsOf(words: readonly Tagged[]): number[] {
  const joints: number[] = [];
  const groups = groupsOf(words);
  let from = 0;
  for (const [at, group] of groups.entries()) {
    const former = groups[at - 1];
    if (!former) continue;
    const word = words[group.from];
    const before = words[group.from - 1];
    const next = words[group.from + 1];
    if (!word || !before || group.from - from < 1) continue;
    const part = words.slice(from, group.from);
    const endsThing =
      (former.kind !== 'word' && former.to === group.from) ||
      (isNoun(before) && !(numbered.test(before.lower) && isNumber(word))) ||
      (isNumber(before) && numbered.test(words[group.from - 2]?.lower ?? '')) ||
      (ends.test(before.lower) && words[group.from - 2]?.pos !== 'DET');
    // "he bit two dogs"
    if (!endsThing || /^(?:he|she|it|we|i|you|they)$/.test(words[group.from - 2]?.lower ?? ''))
      continue;
    // "On Friday 3 vans come": what begins the sentence belongs to it.
    const start = groups.find((one) => one.from === from);
    const isAdverbial =
      /^(?:ADP|ADV|SCONJ)$/.test(part[0]?.pos ?? '') ||
      /^starting$/.test(part[0]?.lower ?? '') ||
      (start?.kind === 'when' && start.to === group.from);
    const hasVerb = part.some(
      (one) =>
        isVerb(one) &&
        !/(?:ed|ing)$/.test(one.lower) &&
        !ends.test(one.lower) &&
        !weekday.test(one.lower),
    );
    const hasFigure = groups.some(
      (one) => one.from >= from && one.to <= group.from && one.kind !== 'word',
    );
    const isJoint = (() => {
      if (isAdverbial && !(former.kind === 'count' && group.kind === 'count')) return false;
      if (group.kind === 'count')
        return !(
          hasVerb &&
          former.kind === 'word' &&
          !hasFigure &&
          (takesTwo(part) || measured.test(words[group.to - 1]?.lower ?? '') || !isNoun(before))
        );
      if (group.kind === 'amount')
        return former.kind === 'word' && !hasFigure
          ? part.length > 4 && !hasVerb
          : !hasVerb || former.kind === 'count';
      // "$900 deposit | deposit $300"
      if (hasFigure && !hasVerb && word.pos === 'NOUN' && next?.text === '$')
        return former.kind !== 'count' || label.test(word.lower);
      if (group.kind === 'when') return former.kind === 'amount' && !hasVerb;
      if (begins.test(word.lower) && (word.lower !== 'kids' || next?.lower === 'under'))
        return word.lower !== 'no' || isNoun(next);
      if (toldDeed.test(word.lower) && isVerb(word))
        return former.kind !== 'word' || isNumber(before);
      if (programme.test(word.lower) && isNoun(before) && /^\d/.test(next?.text ?? '')) return true;
      if (
        former.kind === 'word' &&
        before.pos === 'NOUN' &&
        /^[a-z]/.test(before.text) &&
        word.pos === 'PROPN' &&
        /^[A-Z][a-z]/.test(word.text) &&
        part.length > 1 &&
        !/^(?:call|text|e-?mail|ask|tell|see|thank)$/.test(part[0]?.lower ?? '') &&
        !/ing$/.test(before.lower) &&
        !roles.test(before.lower) &&
        !hasVerb &&
        !month.test(word.lower)
      )
        return peopleIn(sliceOf(words, group.from, group.from + 2)).length > 0;
      if (former.kind === 'when' || former.kind === 'amount') {
        if (
          !/^(?:NOUN|ADJ|ADV)$/.test(word.pos) ||
          timeNoun.test(word.lower) ||
          label.test(word.lower)
        )
          return false;
        if (word.pos === 'ADV' && word.lower !== 'new') return false;
        if (
          /^(?:due|free|available|open|closed|ready|good|plus|instead|again|also|now|works?|suits?|fits?|till|until)$/.test(
            word.lower,
          )
        )
          return false;
        if (former.kind === 'amount') return !hasVerb;
        // "you start route 3 monday truck 2"
        if (hasVerb && former.to - former.from === 1)
          return isNumber(words[former.from - 1]) && isNumber(next);
        // "a joint Saturday ride", "our May 5 lunch"
        const lead = words[former.from - 1];
        return !(lead && /^(?:ADJ|DET|PRON)$/.test(lead.pos));
      }
      return false;
    })();
    if (!isJoint) continue;
    joints.push(group.from);
    from = group.from;
  }
  return joints;
}

const sliceOf = (words: readonly Tagged[], from: number, to: number) =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** "It takes Ben 3 days": a verb that has two objects. */
const takesTwo = (part: readonly Tagged[]) =>
  part.some(({ lower }) =>
    /^(?:takes?|took|give|gives|gave|send|sent|sends|owes?|owed|cost|costs|offer|offers|bring|brings|brought|pay|pays|paid|save|saves|saved|made|make|makes|get|gets|got|buy|bought|show|showed|order|ordered|sell|sold|add|added|leave|left)$/.test(
      lower,
    ),
  );
/** "3 nights a week": how long or how often something is done. */
const measured = /^(?:days?|nights?|weeks?|times|hours?|years?|months?|minutes?|miles?|feet|ft)$/;

/** The notes of a run of words that has no marks; one part where nothing runs together. */
export function partsOfRunOn(segment: string): string[] {
  const words = tagged(segment);
  const cuts = jointsOf(words).flatMap((at) => words[at]?.start ?? []);
  return [0, ...cuts].map((from, at) =>
    segment.slice(from, cuts[at] ?? segment.length).replace(/^[\s,]+|[\s,]+$/g, ''),
  );
}

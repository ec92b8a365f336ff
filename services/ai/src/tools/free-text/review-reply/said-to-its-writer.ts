import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/sentence.js';
import { isNoun, isVerb, tagged } from '../../../facts/grammar/tagging.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import { isMany, withIndefinite } from '../../content-generator/notes/nouns.js';

const toWriter: Readonly<Record<string, string>> = {
  i: 'you',
  we: 'you',
  my: 'your',
  our: 'your',
  me: 'you',
  us: 'you',
  they: 'we',
  their: 'our',
  them: 'us',
  "i'm": "you're",
  "we're": "you're",
  am: 'are',
};

/** "waited 20 minutes and nobody said a word" */
const hisDeed =
  /^(?:(?:really |just |absolutely |always )?(?:love|loved|enjoy|enjoyed|like|liked)|waited|had to|had (?=an? |my |our |the |to )|called|asked|got|paid|ordered|drove|sat|stood|found|noticed|tried|brought|left|never got|was told|were told)(?= )/i;

/** "Showed up late, left soot on my hearth": what the business did. */
const ourDeed =
  /^(?:showed up|came|came late|forgot|missed|broke|charged|overcharged|scratched|ruined|damaged|never (?:showed|came|called|answered)|didn't|did not|took|made|sent|lost|burned|cut|left (?!a\b)(?=\w+ (?:on|in|all|over)\b))(?= )/i;

/** What the review's writer says of themselves and of the business, said to them. */
const forItsWriter = (text: string) =>
  text
    .replace(
      /\b(?:I'm|we're|I|we|my|our|me|us|am|they|their|them)\b/gi,
      (word) => toWriter[word.toLowerCase()] ?? word,
    )
    .replace(/\byou was\b/g, 'you were');

/** "good work but nobody called": words of the review, not what happened. */
export const remark =
  /^(?:good|great|bad|nice|slow|rude|poor|ok|okay|not|no(?! one\b)|very|too|always|never|would|will|highly|definitely)\b/i;
/** "crew was on time": whose crew it is, both know. */
const knownThings =
  /^(?:crew|staff|team|food|service|driver|tech|technician|place|people|girls|guys|ladies|waiter|waitress|server|owner|manager|doctor|nurse|receptionist|room|office|store|shop|price|bill|portions?|atmosphere|delivery|order|work|job|paint|haircut|color|coffee|pizza|burger|soup)\b(?! of\b)/i;

/**
 * A clause of a review as its business says it back: "waited an hour and they forgot my soup" → "you waited an hour and
 * we forgot your soup". Undefined where it is no statement.
 */
export function saidBack(clause: string): string | undefined {
  const plain = tidyWords(clause)
    .trim()
    .replace(
      /^(?:and|but|also|so|plus|however|unfortunately|sadly|though|although|except(?: that)?|overall)[, ]+/i,
      '',
    )
    .replace(/[,.!]+$/, '');
  if (!plain || /\byou(?:r|rs|'re)?\b/i.test(plain)) return undefined;
  const [, most = '', thing = '', rest = ''] =
    /^(?:the )?((?:best|nicest|finest|cleanest|kindest|worst|fastest) )((?:[a-z]+ ){0,2}[a-z]+) ((?:I|we)\b.*)$/i.exec(
      plain,
    ) ?? [];
  // "Best curls I have had in years"
  if (thing)
    return `${isMany(thing) ? 'they were' : 'it was'} the ${most.toLowerCase()}${thing} ${forItsWriter(rest)}`;
  const named = feltOf(plain);
  if (named) return named;
  if (remark.test(plain)) return undefined;
  const said = forItsWriter(
    plain
      .replace(hisDeed, (deed) => `I ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`)
      .replace(ourDeed, (deed) => `they ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`)
      .replace(knownThings, (thing) => `the ${thing.toLowerCase()}`)
      .replace(
        /(?<=\b(?:and|but) )(?:crew|staff|driver|waiter|waitress|server|owner|manager|tech)\b/g,
        'the $&',
      )
      .replace(/, (?!and\b|or\b)(?=\w+(?:ed|t)?\b [^,]*$)/, ' and '),
  );
  return isStatement(said) || hasOwnVerb(said) ? lowerFirst(said) : undefined;
}

/** "nice crew, good price" → "crew and price" */
const withoutPraise = (things: string) =>
  things
    .replace(/\b(?:nice|good|great|excellent|amazing|wonderful|beautiful) /g, '')
    .replace(/, (?!and\b)(?=[^,]*$)/, ' and ');

/** "Best haircut I've ever had", "fast service and fair prices", "terrible experience": what its writer felt. */
function feltOf(remark: string): string | undefined {
  const best = /^(?:the )?((?:best|worst) [a-z' -]+?) (?:I|we)(?:'ve| have)? (?:ever )(\w+)$/i.exec(
    remark,
  );
  if (best?.[1])
    return `${isMany(best[1]) ? 'they were' : 'it was'} the ${best[1].toLowerCase()} you have ever ${best[2]}`;
  const had = /^((?:an? )?(?:[a-z]+ly )?[a-z]+ (?:experience|time|visit|evening|stay|meal))$/i.exec(
    remark,
  );
  if (had?.[1]) return `you had ${withIndefinite(had[1].toLowerCase())}`;
  const liked =
    /^((?:fast|friendly|nice|cozy|comfortable|affordable|great|good|excellent|amazing|wonderful|fair|kind|quick|delicious|fresh|beautiful|clean|helpful|honest|reasonable) (?!and\b)[a-z]+(?:,? (?:and )?[a-z]+ [a-z]+)*(?: (?:on|with|for) (?:my|our) [a-z' ]+)?)$/i.exec(
      remark,
    );
  return liked?.[1]
    ? `you liked our ${forItsWriter(withoutPraise(liked[1].toLowerCase()))}`
    : undefined;
}

/** "Towing took 3 hours": a thing and what it did. */
function hasOwnVerb(clause: string): boolean {
  const [first, ...rest] = tagged(clause);
  const verb = rest.findIndex((word) => isVerb(word) && !/ing$/.test(word.lower));
  const before = verb > 0 ? rest[verb - 1] : first;
  return verb >= 0 && verb < 4 && (isNoun(before) || /[a-z]{2}ing$/.test(before?.lower ?? ''));
}

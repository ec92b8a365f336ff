import type { AccountFacts } from '../../facts/account/account-facts.js';
import { readFacts } from '../../facts/facts.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { lowerCommonStart } from '../wording/phrases.js';
import { signature } from '../wording/signature.js';
import type { BuiltInText } from '../writing-tool.js';

/** "Recommendation letter for Ana Diaz:" */
export const referenceHead =
  /^(?:[Ww]rite |[Dd]raft )?(?:[Aa]n? |[Tt]he )?(?:(?:job |character |work )?(?:[Rr]eference|[Rr]ecommendation)|[Ll]etter of (?:reference|recommendation))(?: letter)? for (?:(?:my|our) (?:former |old |best )?(?:[a-z]+ ){1,3})?([A-Z][a-z]+(?: [A-Z][\w'-]+){0,2})\s*[,:.]?\s*/;

/** About another person: nobody in it is the reader. */
export function referenceLetter(rest: string, name: string, account: AccountFacts): BuiltInText {
  const facts = readFacts([withParts(rest)], { hasReader: false });
  const first = name.split(' ')[0] ?? name;
  const told = withPairs(
    facts.acts.map(({ entered }) => saidOf(first, entered)),
    `${first} was `,
  ).map(asSentence);
  return {
    text: [
      'To whom it may concern,',
      [`It is my pleasure to recommend ${name}.`, ...told].join(' '),
      'Please contact me if you have any questions.',
      signature(facts, account, 'Kind regards,'),
    ].join('\n\n'),
    missing: account.name ? [] : ['your name'],
  };
}

/** "Cal was on time", "Cal was great with kids" → "Cal was on time and great with kids". */
const withPairs = (sentences: readonly string[], start: string): string[] =>
  sentences.reduce<string[]>((told, sentence) => {
    const last = told.at(-1);
    const isPair = last?.startsWith(start) && sentence.startsWith(start) && !/ and /.test(last);
    if (isPair) told.splice(-1, 1, `${last} and ${sentence.slice(start.length)}`);
    else told.push(sentence);
    return told;
  }, []);

/** What a note says of somebody: "never late" → "Cal was never late", "moving to Knoxville" → "Cal is moving to Knoxville". */
function saidOf(name: string, note: string): string {
  const text = lowerCommonStart(note);
  if (/^wish\b/i.test(text)) return `I ${text}`;
  if (states.test(text)) return `${name} was ${text}`;
  if (/^(?:moving|going|leaving|looking|starting|applying)\b/i.test(text))
    return `${name} is ${text}`;
  return deeds.test(text) ? `${name} ${text}` : note;
}

const states =
  /^(?:(?:never|always|rarely) (?:late|sick|on time|on|ready|early|kind|honest|polite|careful)|careful|honest|kind|reliable|hard[- ]?working|friendly|polite|fast|good with|great with|punctual|patient|on time)\b/i;
const deeds =
  /^(?:\w+ed|was|is|has|had|can|knows|never|always|ran|kept|made|taught|led|did|took|came|sold|built|wrote|drove|knew|grew|got|dealt|spoke|won)\b/i;

/** "ran the folder, never late, moving to Dalton": one thing after the other. */
const withParts = (rest: string) =>
  rest
    .split(/,\s+/)
    .reduce<string[]>((parts, part) => {
      const isNew =
        /^(?:he|she|they|wish|moving|going|leaving|looking|starting|applying)\b/i.test(part) ||
        states.test(part) ||
        deeds.test(part);
      if (isNew || parts.length === 0) parts.push(part);
      else parts[parts.length - 1] += `, ${part}`;
      return parts;
    }, [])
    .join('\n');

import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement, termsOf } from '../../facts/grammar/grammar.js';
import { asSentence, lowerCommonStart } from '../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../facts/grammar/tagging.js';
import { isPastDeed } from '../../facts/notes/complete-note.js';
import { inSeries } from '../wording/phrases.js';
import { completed } from './fragments-said.js';

/** "forklift certified", "bilingual", "looking for day shifts": what somebody is. */
const isState =
  /^(?:looking for|seeking|moving|relocating|studying|finishing|searching for|available|willing|able|ready|open to|good (?:with|at)|used to|based|fluent|bilingual|certified|licensed|trained|insured|bonded|registered|experienced|comfortable|punctual|reliable|friendly)\b|^(?!(?:got|get|became|was|am) )(?:[\w-]+ ){1,3}(?:certified|licensed|trained)\b/i;
/** "not afraid of heights", "punctual": words that somebody is. */
const isQuality = (thought: string) =>
  tagged(`I am ${thought.replace(/^(?:not|never|very|always) /i, '')}`)[2]?.pos === 'ADJ' &&
  termsOf(thought.replace(/^(?:not|never|very|always) /i, '')).length > 0 &&
  (/^not /i.test(thought) || thought.split(' ').length < 3);
/** "2 as lead of 12 people" goes on with the sentence before it. */
const goesOn =
  /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:of (?:them|which) )?(?:as|in|at|with) /i;
const language =
  /^(?:some |fluent |basic )?(?:spanish|french|german|italian|portuguese|chinese|mandarin|japanese|korean|arabic|hindi|russian|vietnamese|tagalog|polish|asl)$/i;
const ofYears =
  '(\\d{1,2}\\+?|one|two|three|four|five|six|seven|eight|nine|ten) (years?|yrs?|months?)';
const role =
  /(?:er|or|ist|ant|ian|ent|ic|man|woman|person|aide|nurse|cook|chef|clerk|host|hostess|hand|tech|rep|barista|driver|guard|coach|lead|intern)$/i;

function worked(what: string, count: string, unit: string): string {
  const plain = lowerCommonStart(what.replace(/^of /i, ''));
  if (/^\w+ing\b/.test(plain)) return `I have been ${plain} for ${count} ${unit}`;
  const how = /^(?:with|in|at|as|on|for) /.test(plain)
    ? plain
    : role.test(plain)
      ? `as ${/^[aeiou]/.test(plain) ? 'an' : 'a'} ${plain}`
      : `in ${plain}`;
  return `I have worked ${how} for ${count} ${unit}`;
}

/** One thought as its writer says it of themselves; undefined for words without a verb. */
function sentenceOf(thought: string): string | undefined {
  if (/^(?:I|we|my|our|the|it|they|he|she|this|that|there) /i.test(thought))
    return completed(thought);
  const [, before = '', count = '', unit = ''] =
    new RegExp(`^([a-z][a-z -]*?)(?: for)? ${ofYears}$`, 'i').exec(thought) ?? [];
  if (before && (role.test(before) || !isVerb(tagged(`I ${before}`)[1])))
    return worked(before, count, unit);
  const [, years = '', span = '', what = ''] =
    new RegExp(
      `^${ofYears}(?: of| as an?| experience(?: as an?)?)? (?:experience )?([a-z].*)$`,
      'i',
    ).exec(thought) ?? [];
  if (years) return worked(what, years, span);
  if (language.test(thought)) return `I speak ${upperFirst(thought)}`;
  if (
    /\b(?:card|license|certificate|certification|degree|diploma|permit|CDL)$/i.test(thought) &&
    !isStatement(thought)
  )
    return `I have ${/^(?:an?|the|my|\d+)\b/i.test(thought) ? '' : /^[aeiou]/i.test(thought) ? 'an ' : 'a '}${lowerCommonStart(thought)}`;
  if (isState.test(thought) || isQuality(thought)) return `I am ${lowerCommonStart(thought)}`;
  if (isPastDeed(thought)) return `I ${lowerCommonStart(thought)}`;
  const [first, ...more] = tagged(`I ${lowerCommonStart(thought)}`).slice(1);
  const isDeed = first && more.length > 0 && isVerb(first) && !/(?:ing|s)$/.test(first.lower);
  if (isDeed && termsOf(`to ${first.lower}`)[1]?.tags.has('Verb'))
    return `I ${lowerCommonStart(thought)}`;
  return isStatement(thought) ? completed(thought) : undefined;
}

/** Thoughts of somebody who tells of their work, as sentences with "I": "nurse aide 7 years, nights, speak Tagalog". */
export function toldOfOneself(thoughts: readonly string[]): string[] {
  const sentences: string[] = [];
  const things: string[] = [];
  for (const thought of thoughts) {
    const last = sentences.at(-1);
    const said = sentenceOf(thought);
    if (last && goesOn.test(thought))
      sentences.splice(-1, 1, `${last.replace(/[.]$/, '')}, ${thought}`);
    else if (said) sentences.push(said);
    else things.push(lowerCommonStart(thought));
  }
  const known = things.length > 0 ? [`My experience includes ${inSeries(things)}`] : [];
  return [...sentences.slice(0, 1), ...known, ...sentences.slice(1)].map(asSentence);
}

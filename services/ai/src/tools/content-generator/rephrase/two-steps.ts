import { upperFirst } from '@commons/contracts/text/upper-first';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';

const step =
  '(?:Buy|Bring(?: in)?|Book|Order|Drop off|Drop|Send|Join|Sign up|Show|Spend|Refer|Trade in|Donate|Rent|Come|Mention|Leave|Give|Tell|Text|Call|Pick|Choose)';
const gain = new RegExp(
  `^(${step}\\b(?:[^,;:?!.]|\\.(?=\\d)){2,70}?)(?:,? and|,) (?:(get|receive|save) ((?:[^,;:?!.]|\\.(?=\\d)){3,80})|(we(?:['’]ll| will| can)? (?:[^,;:?!.]|\\.(?=\\d)){5,80}))[.!]$`,
);
const leans =
  /\b(?:it|them|one|they|that|those|the (?:other|next|\d(?:nd|rd|th)|second|third)(?= (?:one|free|half)|$))\b/i;

/**
 * What readers do, and what they get for it: "Bring in an old bike and get $60 off." → "Get $60 off when you bring in an
 * old bike."; what leans on the first step stays after it.
 */
export function gainFirst(sentence: string): string | undefined {
  const [, deed = '', verb, what = '', ours = ''] = gain.exec(sentence) ?? [];
  if (!deed || / (?:and|or|if|when|then|please) /.test(` ${deed} ${what} ${ours} `))
    return undefined;
  if (ours || leans.test(what))
    return `If you ${lowerFirst(deed)}, ${ours || `you ${verb} ${what}`}.`;
  return `${upperFirst(verb ?? '')} ${what} when you ${lowerFirst(deed)}.`;
}

const count =
  '(?:about |around |only |just |under |over )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const price = '(?:for|from) \\$\\d[\\d.,]*(?: (?:an?|per) [a-z]+| each)?';
const duration = `(?:in|within|for) ${count} (?:minutes|hours|days|weeks|months|years)`;
const place = '(?:in|at|on|over) (?:the|our|your|low|hickory|oak) ?(?:[a-z]+ ?){0,2}';
const pair = (one: string, other: string) =>
  new RegExp(`^([^,;:?!]{6,100}?) (${one}) (${other})([.!])$`);
const pairs = [
  pair(duration, price),
  pair(price, duration),
  pair(duration, place),
  pair(place, duration),
];

/** "It keeps for six weeks in the fridge." → "It keeps in the fridge for six weeks." */
export function adverbialsSwapped(sentence: string): string | undefined {
  for (const found of pairs) {
    const [, what, one, other = '', mark] = found.exec(sentence) ?? [];
    if (what && !/ $|\b(?:open|and|or)$/.test(what))
      return `${what} ${other.trim()} ${one?.trim()}${mark}`;
  }
  return undefined;
}

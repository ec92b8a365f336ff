import { upperFirst } from '@commons/contracts/text/upper-first';
import { asSentence } from '../../facts/grammar/sentence.js';
import { sentencesOf, sentencesOfLines } from '../../facts/notes/sentence-ends.js';
import { bullets } from '../entered-text.js';

/** "Make this paragraph shorter:", "shorten this:" */
const request =
  /^(?:please |can you |could you )*(?:make (?:this|it|the following)(?: \w+)? (?:shorter|more concise|briefer)|shorten (?:this|the following|my)(?: \w+){0,2}|tighten (?:this|the following)(?: \w+)?)\s*[:.,;\n]\s*/i;

/** Words that say less than they take, and what says the same. */
const wordy: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:please be advised that|it is important to note that|we would like to let you know that|I am writing to (?:let you know|inform you) that) /gi,
    '',
  ],
  [/\b(?:that|which) (?:has|have) been located (?=in|on|at)/gi, ''],
  [/\b(?:that|which|who) (?:is|are|was|were) (?=[a-z]+ed\b)/gi, ''],
  [/\b(?:very|really|quite|truly|actually|basically|simply) (?=[a-z])/gi, ''],
  [/\bevery single\b/gi, 'every'],
  [/\ball of (?=our|the|your|my|these)/gi, 'all '],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin the event that\b/gi, 'if'],
  [/\bat this point in time\b|\bat the present time\b/gi, 'now'],
  [/\b(?:is|are) able to\b|\b(?:has|have) the ability to\b/gi, 'can'],
  [/\ba (?:large|great) number of\b/gi, 'many'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent to\b/gi, 'after'],
  [/\b(?:with regard to|in regards? to|with respect to)\b/gi, 'about'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bas well as\b/gi, 'and'],
  [/\bon a (daily|weekly|monthly|yearly) basis\b/gi, '$1'],
  [/\bin close proximity to\b/gi, 'near'],
  [/\bduring the course of\b/gi, 'during'],
];

/** The text of a request to make it shorter, with fewer words and all it says; undefined for another request. */
export function shorterText(entered: string): string | undefined {
  const order = request.exec(entered);
  if (!order) return undefined;
  const text = entered.slice(order[0].length).trim();
  const shorter = wordy.reduce((said, [long, short]) => said.replace(long, short), text);
  return shorter
    .replace(/ {2,}/g, ' ')
    .split('\n')
    .map((line) => sentencesOf(line).map(upperFirst).join(' '))
    .join('\n');
}

/** The most informative sentences: those with figures, the first and the last; in their original order. */
export function summary(entered: string): string {
  const all = sentencesOfLines(
    entered.replace(/^[^.:\n]{0,60}\b(?:summari[sz]e|shorten)[^.:\n]{0,60}[.:]\s*/i, ''),
  );
  const kept = all.filter(
    (sentence, index) => /\d/.test(sentence) || index === 0 || index === all.length - 1,
  );
  return bullets(kept.slice(0, 8).map(asSentence));
}

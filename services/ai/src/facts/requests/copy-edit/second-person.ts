import { upperFirst } from '@commons/contracts/text/upper-first';
import type { TypedWord } from '../../typed-words/typed-words.js';

/** Words for a third person, and what they are for the second: subject, object, owner. */
export const third: Readonly<Record<string, string>> = {
  he: 'you',
  she: 'you',
  they: 'you',
  him: 'you',
  them: 'you',
  em: 'you',
  her: 'your',
  his: 'your',
  their: 'your',
  hers: 'yours',
  theirs: 'yours',
  hes: "you're",
  shes: "you're",
  theyre: "you're",
  theyve: "you've",
  theyll: "you'll",
  shell: "you'll",
  hell: "you'll",
  hed: "you'd",
  shed: "you'd",
  theyd: "you'd",
  himself: 'yourself',
  herself: 'yourself',
  themselves: 'yourselves',
};

const ownsNext = /^(?:NOUN|PROPN|ADJ|NUM|#.*|DAY|MON)$/;

/** "her" is an object, or an owner: "call her", "her car". */
function secondPerson(words: readonly TypedWord[], at: number): string {
  const { word = '' } = words[at] ?? {};
  if (word === 'her')
    return ownsNext.test(words[at + 1]?.pos ?? '') && !/[.,;!?\n]/.test(words[at + 1]?.gap ?? '')
      ? 'your'
      : 'you';
  return third[word] ?? word;
}

const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  isnt: "aren't",
  wasnt: "weren't",
  hasnt: "haven't",
  doesnt: "don't",
};

/** "does she": a verb that stands before its subject. */
const invertedVerb = (verb: string): string | undefined =>
  /^(?:is|was|has|does|isnt|wasnt|hasnt|doesnt)$/.test(verb) ? irregular[verb] : undefined;

/** A verb of the third person as it stands after "you"; undefined where it is none. */
function secondPersonVerb({ word, pos, text }: TypedWord): string | undefined {
  const known = irregular[word];
  if (known) return known;
  if (!/^(?:VERB|NOUN)$/.test(pos) || !/[^s]s$/.test(word) || word.length < 4) return undefined;
  if (/ies$/.test(word)) return word.length > 4 ? `${text.slice(0, -3)}y` : text.slice(0, -1);
  return /(?:sh|ch|x|ss)es$/.test(word) ? text.slice(0, -2) : text.slice(0, -1);
}

const adverb = /^(?:still|also|just|already|never|always|only|really|usually)$/;
const anotherSubject =
  /^(?:i|we|you|he|she|it|they|who|that|which|if|when|because|so|but|the|a|my|our)$/;

/** The words, with those for a third person at some places in the second one, and their verbs. */
export function saidToReader(words: readonly TypedWord[], places: readonly number[]): string[] {
  const written = words.map(({ text }) => text);
  const like = (at: number, text: string) =>
    /^\p{Lu}/u.test(words[at]?.text ?? '') ? upperFirst(text) : text;
  for (const at of places) {
    const second = secondPerson(words, at);
    written[at] = like(at, second);
    if (second !== 'you') continue;
    const turned = invertedVerb(words[at - 1]?.word ?? '');
    if (turned) written[at - 1] = like(at - 1, turned);
    let verb = at + 1;
    while (adverb.test(words[verb]?.word ?? '')) verb += 1;
    const said = words[verb];
    const form = said && !turned && !said.gap.includes(',') ? secondPersonVerb(said) : undefined;
    if (!form) continue;
    written[verb] = form;
    // "she wants it and needs it by noon"
    for (let next = verb + 1; next < Math.min(words.length - 1, verb + 8); next += 1) {
      const { word = '', gap = '' } = words[next] ?? {};
      if (anotherSubject.test(word) || /[.!?\n]/.test(gap)) break;
      if (!/^(?:and|or)$/.test(word)) continue;
      const also = words[next + 1];
      const alike = also?.pos === 'VERB' ? secondPersonVerb(also) : undefined;
      if (alike) written[next + 1] = alike;
      break;
    }
  }
  return written;
}

import nlp from 'compromise/three';
import { memoized } from '../memo.js';

interface Term {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

/** The plug-ins of compromise are not part of its own types. */
interface View {
  tag(name: string): View;
  text(): string;
  verbs(): View & { toInfinitive(): View; toPastTense(): View; conjugate(): unknown };
  people(): { out(kind: 'array'): unknown };
}
const viewOf = (text: string) => nlp(text) as unknown as View;

/** Words with their tags, from compromise. */
export const termsOf = memoized((text): Term[] => {
  const [...sentences] = nlp(text).json({ offset: false }) as {
    terms: { text: string; tags: string[] }[];
  }[];
  return sentences.flatMap(({ terms }) =>
    terms.map(({ text: word, tags }) => ({ text: word, tags: new Set(tags) })),
  );
});

/** The past of a verb: "cleaning" or "clean" → "cleaned", "drive" → "drove". */
export function pastOf(verb: string): string {
  const past = viewOf(verb.toLowerCase()).tag('Verb').verbs().toPastTense().text();
  return past.endsWith('ing') ? past.replace(/ing$/, 'ed') : past;
}

const pronounSubject =
  /^(?:(?:and|but|so|also|then|now|yes|well|unfortunately|sadly|luckily|because|since|if|when|while|although|after|before|as)\s+)*(?:we|I|it|she|he|they|you|there|this|that|these|those|everyone|everything|who)(?:'(?:s|re|ve|ll|d|m)|\s+\w+)/i;
const finite =
  /\b(?:is|are|was|were|am|has|have|had|will|would|can|could|should|must|may|might|does|did|do|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|won't|wouldn't|can't|couldn't|doesn't|didn't|don't|shouldn't|needs?|wants?|includes?|comes?|starts?|ends?|opens?|closes?|runs?|costs?|takes?|lasts?|owes?|lives?|went|broke|came|got|gets?|left|made|sent|said|told|gave|took|paid|forgot|lost)\b/i;

/** Whether a clause has a subject and a finite verb, so that it can stand as a sentence. */
export function isStatement(entered: string): boolean {
  if (pronounSubject.test(entered)) return true;
  const clause = entered.split(/:\s/)[0] ?? '';
  const words = clause.split(/\s+/);
  if (words.length < 3) return false;
  const terms = termsOf(clause);
  const at = terms.findIndex(
    ({ text, tags }, index) =>
      index > 0 &&
      !/^(?:open|close|free|set|set-up|pick-up|due|lost|left|sale|run|cut|cost|start|end|need|want|may|can|will)$/i.test(
        tagsNoun(tags) ? text : '',
      ) &&
      tags.has('Verb') &&
      !isNounAfter(terms, index) &&
      !tags.has('Gerund') &&
      !tags.has('Infinitive') &&
      !isParticiple(terms, index),
  );
  if (at > 0 && hasNoun(terms.slice(0, at))) return true;
  const plain = terms.findIndex(
    ({ tags }, index) => index > 0 && tags.has('Infinitive') && isPluralBefore(terms, index),
  );
  if (plain > 0) return true;
  const verb = finite.exec(clause);
  return Boolean(
    verb &&
      verb.index > 0 &&
      hasNoun(termsOf(clause.slice(0, verb.index))) &&
      !/\b(?:to|that|which|who|if|when|for|of|a|an|the|our|my|your)\s+$/i.test(
        clause.slice(0, verb.index),
      ),
  );
}

/** "All bikes", "our summer hours": a noun that is spelled like a verb. */
const isNounAfter = (terms: readonly Term[], index: number) => {
  const tags = terms[index]?.tags;
  const before = terms[index - 1]?.tags;
  if (!tags?.has('PresentTense') || tags.has('Copula') || tags.has('Auxiliary')) return false;
  const next = terms[index + 1];
  const isVerbLike =
    finite.test(terms[index]?.text ?? '') ||
    (next &&
      (/^(?:to|up|out|off|on|in|at|down|by|with|from|for|into|better|well|how|what|that|when|after|before|because|if|every)$/i.test(
        next.text,
      ) ||
        ['Determiner', 'Pronoun', 'Possessive', 'Adverb', 'Value', 'ProperNoun', 'Date'].some(
          (tag) => next.tags.has(tag),
        )));
  if (!isVerbLike && !terms[index - 1]?.tags.has('Pronoun') && index < terms.length - 1)
    return true;
  return ['Determiner', 'Adjective', 'Preposition', 'Possessive', 'Value', 'Verb'].some((tag) =>
    before?.has(tag),
  );
};

const tagsNoun = (tags: ReadonlySet<string>) => tags.has('Noun') || tags.has('Adjective');
const hasNoun = (terms: readonly Term[]) =>
  terms.some(({ tags }) => tags.has('Noun') || tags.has('Pronoun') || tags.has('Money'));
const isPluralBefore = (terms: readonly Term[], index: number) => {
  const before = terms[index - 1];
  return Boolean(before?.tags.has('Plural') && !before.tags.has('Possessive'));
};
/** "Baked daily", "made with butter": a past form without its own subject. */
const isParticiple = (terms: readonly Term[], index: number) => {
  const term = terms[index];
  if (!term?.tags.has('PastTense')) return false;
  if (
    /^(?:arrived|closed|opened|started|ended|moved|expired|happened|failed|stopped|died|came|went)$/i.test(
      term.text,
    )
  )
    return false;
  if (term.tags.has('Copula') || term.tags.has('Auxiliary')) return false;
  const next = terms[index + 1];
  return (
    /(?:ed|en|made|built|cut|grown|sold|kept|held|owned|run)$/i.test(term.text) &&
    (!next || /^(?:by|in|from|with|daily|fresh|to|on|at|for|and|since|locally)$/i.test(next.text))
  );
};

/** "needs" → "need", "goes" → "go": the verb for "you". */
export function verbForYou(verb: string): string | undefined {
  const fixed: Readonly<Record<string, string>> = {
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  };
  const known = fixed[verb.toLowerCase()];
  if (known) return known;
  if (!/[a-z]s$/i.test(verb) || /(?:ss|us|is)$/i.test(verb)) return undefined;
  const base = viewOf(`he ${verb}`).verbs().toInfinitive().text().trim();
  return base && base !== verb ? base : undefined;
}

/** Names of people, as compromise's lexicon has them. */
export const peopleIn = (text: string): string[] => viewOf(text).people().out('array') as string[];

/** "bring" → "bringing". */
export function gerundOf(verb: string): string {
  const found = (viewOf(verb).tag('Verb').verbs().conjugate() as { Gerund?: string }[])[0]?.Gerund;
  return found ?? `${verb.replace(/e$/, '')}ing`;
}

/** The plain form of a verb: "shipped" becomes "ship". */
export function infinitiveOf(verb: string): string {
  const found = (viewOf(verb).tag('Verb').verbs().conjugate() as { Infinitive?: string }[])[0]
    ?.Infinitive;
  return found ?? verb;
}

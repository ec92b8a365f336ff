import { termsOf } from '../../../facts/grammar.js';
import { upperStart } from '../../wording/phrases.js';

const irregular: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  were: 'was',
};

const unchanged = /^(?:will|can|could|would|should|may|might|must|had|did)$/i;

const verbOf = (verb: string): string => {
  const known = irregular[verb.toLowerCase()];
  if (known) return known;
  if (unchanged.test(verb) || termsOf(`we ${verb} it`)[1]?.tags.has('PastTense')) return verb;
  if (/(?:s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** A press release reports on its business: "We open on May 4" → "Soddy Hardware opens on May 4". */
export function inThirdPerson(sentence: string, company = 'the business'): string {
  let isNamed = false;
  return upperStart(
    sentence
      .replace(/\bwe're\b/gi, 'we are')
      .replace(/\bwe've\b/gi, 'we have')
      .replace(/\bwe'll\b/gi, 'we will')
      .replace(
        /\b(we) ((?:now|also|only|still|always|just|never|proudly) )?([a-z]+)\b/gi,
        (_, we: string, adverb: string | undefined, verb: string) => {
          const subject = isNamed ? 'it' : company;
          isNamed = true;
          return `${we === 'We' ? upperStart(subject) : subject} ${adverb ?? ''}${verbOf(verb)}`;
        },
      )
      .replace(/\bOur\b/g, 'Its')
      .replace(/\bour\b/g, 'its')
      .replace(/\b(with|for|by|to|at|from|join|visit|help|helped) us\b/g, `$1 ${company}`),
  );
}

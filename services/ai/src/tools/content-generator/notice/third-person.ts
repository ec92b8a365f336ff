import { termsOf } from '../../../facts/grammar/grammar.js';
import { keepingQuotations } from '../../../facts/grammar/quotations.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { upperFirst } from '../../wording/phrases.js';

const irregular: Readonly<Record<string, string>> = {
  are: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  were: 'was',
};

const unchanged =
  /^(?:will|can|could|would|should|may|might|must|had|did|bent|built|cut|put|set|let|hit|hurt|quit|shut|split|cost|sent|spent|lent|dealt|kept|left|lost|won|hung|wound|ground|sold|told|held|dug|stuck|swept|wove|wore|tore|drew|grew|threw|knew|flew|sang|rang|swam|ran|came|became|gave|wrote|drove|rode|rose|chose|froze|spoke|broke|woke|stole|took|shook)$/i;

const verbOf = (verb: string): string => {
  const known = irregular[verb.toLowerCase()];
  if (known) return known;
  if (unchanged.test(verb) || termsOf(`we ${verb} it`)[1]?.tags.has('PastTense')) return verb;
  if (/(?:s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** "Our brewery won": a business that speaks of itself by its kind. */
const ownKind =
  /^(?:Our|My) (?:(?:little|small|family|own|new) )?(?:brewery|bakery|shop|store|restaurant|caf[eé]|coffee shop|company|business|salon|studio|gym|farm|clinic|school|firm|practice|garage|bar|diner|nursery|hotel|inn|bookstore|brewpub|pharmacy|theater|market) (?=[a-z]+\b)/;

/** "Our mom": of people, whom no business has. */
const ourKin =
  /\bour(?= (?:mom|mother|dad|father|parents|grandm\w+|grandp\w+|grandf\w+|daughters?|sons?|brothers?|sisters?|uncle|aunt|husband|wife|family)\b)/gi;

/** "My uncle and I bent the tubes" → "Vic Moretti's uncle and Moretti bent the tubes": the whole name is said once. */
export function withOwnName(sentences: readonly string[], name: string | undefined): string[] {
  const last = name?.split(' ').at(-1);
  if (!name || !last) return [...sentences];
  let said = name;
  const called = () => {
    const now = said;
    said = last;
    return now;
  };
  return sentences.map((entered) =>
    keepingQuotations(entered, (sentence) =>
      sentence
        .replace(ourKin, 'my')
        .replace(/\bI'm\b/g, 'I am')
        .replace(/\bI've\b/g, 'I have')
        .replace(/\bI'll\b/g, 'I will')
        .replace(
          /\b(?:I ((?:now|also|only|still|always|just|never) )?([a-z]+)|([Mm]y)|(?<=[a-z] )(me|I))\b/g,
          (_, adverb = '', verb?: string, my?: string) => {
            if (my) return `${called()}'s`;
            if (!verb) return called();
            return `${called()} ${adverb}${verb === 'am' ? 'is' : verbOf(verb)}`;
          },
        ),
    ),
  );
}

/** A press release reports on its business: "We open on May 4" → "Soddy Hardware opens on May 4". */
export const inThirdPerson = (sentence: string, company = 'the business'): string =>
  keepingQuotations(sentence, (text) => reported(text, company));

function reported(sentence: string, company: string): string {
  const isOwnKind = ownKind.test(sentence) && company !== 'the business';
  let isNamed = isOwnKind;
  return upperFirst(
    sentence
      // "a second location of Yarn Barn", of which Yarn Barn speaks
      .replace(
        /(\b(?:location|store|shop|branch|office|restaurant|clinic)) (?:of|for) (?=\p{Lu})/u,
        (whole, noun: string, at: number) =>
          sentence.startsWith(company, at + whole.length) ? `${noun}\0` : whole,
      )
      .replace(`\0${company}`, '')
      .replace(ownKind, isOwnKind ? `${company} ` : '$&')
      .replace(/\bwe're\b/gi, 'we are')
      .replace(/\bwe've\b/gi, 'we have')
      .replace(/\bwe'll\b/gi, 'we will')
      .replace(
        /\b(we) ((?:now|also|only|still|always|just|never|proudly) )?([a-z]+)\b/gi,
        (_, we: string, adverb: string | undefined, verb: string) => {
          const subject = isNamed ? 'it' : company;
          isNamed = true;
          return `${we === 'We' ? upperFirst(subject) : subject} ${adverb ?? ''}${verbOf(verb)}`;
        },
      )
      .replace(/\bOur\b/g, 'Its')
      .replace(/\bour\b/g, 'its')
      .replace(/\b(with|for|by|to|at|from|join|visit|help|helped) us\b/g, `$1 ${company}`),
  );
}

/** "Yarn Barn turns 25. Yarn Barn has cake." → "Yarn Barn turns 25. It has cake." */
export function namedOnce(paragraph: string, company: string | undefined): string {
  if (!company) return paragraph;
  let before = '';
  return sentencesOf(paragraph)
    .map((sentence) => {
      const isAgain = sentence.startsWith(`${company} `) && before.startsWith(`${company} `);
      before = sentence;
      return isAgain ? `It ${sentence.slice(company.length + 1)}` : sentence;
    })
    .join(' ');
}

import { upperFirst } from '@commons/contracts/text/upper-first';
import { verbForYou } from '../grammar/grammar.js';
import { lowerCommonStart } from '../grammar/sentence.js';
import { isWord } from '../grammar/vocabulary.js';
import { capital, type HeadRule, kin, name, people, title } from './head-names.js';

/** "Flowers are ready": a word with the capital of its sentence. */
const isThing = (word: string) => isWord(word.split(' ')[0]?.toLowerCase() ?? '');

/** Heads that say whom a letter is to by stating something, and order nothing. */
export const statedHeads: readonly HeadRule[] = [
  // "I met June Abbott from Cold Creek Books at the breakfast, she mentioned author nights"
  [
    new RegExp(
      `^((?:I |[Ww]e )?(?:just )?(?:[Mm]et|[Ss]poke (?:with|to)|[Tt]alked (?:with|to)|[Rr]an into)) (${name})(?: (?:from|of|with) ${capital}(?: ${capital})*)? (?=(?:at|on|last|this|yesterday)\\b.*\\b(?:s?he|her|him)\\b)`,
    ),
    ([, met = '', reader], rest) => ({ reader, text: `${met} you ${rest}` }),
  ],
  // "Bella's mom Mrs. Hatch called, we cut the nail too short"
  [
    new RegExp(
      `^(?:${capital}'s (?:${kin})|(?:[Oo]ur |[Mm]y )?${people}),? (${name}) ((?:called|wrote|e-?mailed|texted|complained)\\b,? ?)`,
    ),
    ([, reader, deed = ''], rest) => ({
      reader,
      text: /,/.test(deed) ? rest : `you ${deed}${rest}`,
    }),
  ],
  // "property managers in Erie, we do maintenance contracts": whom it is written to, of whom nobody is named
  [
    new RegExp(
      `^(?:[Tt]o )?(?:[a-z]+ ){0,2}[a-z]+s (?:in|around|near) ${capital}(?: ${capital})?[,:] (?=(?:we|I)\\b)`,
    ),
    (_, rest) => ({ text: rest }),
  ],
  // "hi this is for Karen Boyle, Biscuit is due"
  [
    new RegExp(
      `^(?:(?:[Hh]i|[Hh]ello)[,.]? )?(?:this is|it's|this goes) (?:for|to) (${name})[,.:;]? (?!who\\b|and\\b)`,
    ),
    ([, reader], rest) => ({ reader, text: rest }),
  ],
  // "update for Mrs. Delaney about Owen"
  [
    new RegExp(
      `^(?:[Aa]n? )?((?:[Qq]uick |[Ss]hort |[Bb]rief )?(?:[Uu]pdate|[Nn]ews|[Rr]eminder|[Rr]eport|[Nn]ote|[Ww]ord|[Qq]uestion)) (?:for|to) (${name}) (about|on|regarding) `,
    ),
    ([, what = '', reader, about = ''], rest) => ({
      reader,
      text: `here is ${/news$/.test(what) ? 'some' : 'a'}${/^update/.test(what) ? 'n' : ''} ${what.toLowerCase()} ${about} ${rest}`,
    }),
  ],
  // "landlord Mr. Voss heat in the back is out"
  [
    new RegExp(
      `^(?:to )?(?:our |my |the )?${people},? (${title} [A-Za-z][\\w'-]+)[,:]? (?=[a-z])(?!is\\b|was\\b|has\\b|will\\b|and\\b|to\\b|about\\b)`,
    ),
    ([, reader], rest) => ({ reader, text: rest }),
  ],
  // "camry is done for Ms. Lopez"
  [
    new RegExp(
      `^(?:the |her |his )?([A-Za-z]+(?: [a-z]+){0,2}) (is|are) (?:all )?(done|ready|in|here|finished|fixed|due) for (${name})(?=[,.:;]|$)[,.:;]?`,
    ),
    ([, thing = '', be = '', how = '', reader], rest) => ({
      reader,
      text: `your ${upperFirst(thing) === thing && !isThing(thing) ? thing : lowerCommonStart(thing)} ${be} ${how}.${rest}`,
    }),
  ],
  // "tyler's mom hasn't paid"
  [
    new RegExp(`^(${capital})'s (${kin}) (?=(?:hasn't|still|owes|didn't|forgot|missed)\\b)`, 'i'),
    ([, name = '', who = ''], rest) => ({
      reader: `${upperFirst(name)}'s ${who.toLowerCase()}`,
      text: rest
        .replace(
          /^(?:hasn't|has|owes|is|was|needs|wants)\b/,
          (verb) => `they ${verbForYou(verb) ?? verb}`,
        )
        .replace(/^(?!they\b)/, 'they '),
    }),
  ],
  // "confirm with Beth her cake"
  [
    new RegExp(`^(?:please )?confirm with (${name}),? (?:that |about )?(?=[a-z\\d])`),
    ([, reader], rest) => ({ reader, text: `confirm ${rest}` }),
  ],
];

import { foldText } from '@commons/contracts/text/fold-text';

const names =
  'english spanish french german italian portuguese chinese mandarin cantonese japanese korean arabic hindi russian vietnamese tagalog ukrainian polish haitian somali hmong navajo urdu bengali punjabi swahili persian farsi hebrew greek turkish'.split(
    ' ',
  );
/** Spanish names, folded, with the English ones. */
const spanishNames = new Map(
  'ingles english,espanol spanish,castellano spanish,frances french,aleman german,italiano italian,portugues portuguese,chino chinese,mandarin mandarin,japones japanese,coreano korean,arabe arabic,ruso russian,polaco polish,ucraniano ukrainian,hebreo hebrew,griego greek,turco turkish,lengua de senas sign language'
    .split(',')
    .map(
      (pair) =>
        pair.split(
          / (?=english|spanish|french|german|italian|portuguese|chinese|mandarin|japanese|korean|arabic|russian|polish|ukrainian|hebrew|greek|turkish|sign)/,
        ) as [string, string],
    ),
);
const pattern = new RegExp(
  String.raw`\b(?:${[...names, ...spanishNames.keys()].join('|')}|creole|sign language|asl)\b`,
  'g',
);

const englishName = (name: string) =>
  name === 'asl' ? 'sign language' : (spanishNames.get(name) ?? name);

/** The languages named in a text, folded, in English. */
export const languagesIn = (text: string): string[] => [
  ...new Set((foldText(text).match(pattern) ?? []).map(englishName)),
];

/** "Bilingual", "bilingüe". */
export const asksTwo = (text: string): boolean => /\bbiling(?:ual|[uü]e)(?!\p{L})/iu.test(text);

/** Whether a requirement is about speaking: "bilingual", "fluent in Spanish", "Spanish a plus". */
export const asksLanguage = (text: string): boolean =>
  asksTwo(text) || languagesIn(text).length > 0;

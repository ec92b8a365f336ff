import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { inParagraphs } from '../../../facts/requests/copy-edit/told-sentences.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import { toldOfOneself } from '../told-of-oneself.js';
import { begun, type Frame, joined } from './told-text.js';

/** "4 years in a store, forklift certified": what somebody notes of themselves becomes sentences with "I". */
const inFirstPerson = (told: readonly string[]): string[] =>
  told.flatMap((sentence) => {
    const parts = sentence
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
      .replace(/\.$/, '')
      .split(/,\s+/);
    const isSaid = sentence.startsWith('[') || isStatement(parts[0] ?? '');
    return isSaid ? [sentence] : toldOfOneself(parts);
  });

export const applied =
  /\b(?:cover|application|motivation) (?:letter|note)(?: (?:to apply )?(?:for|as))?(?: (?:the|an?|my))?(?: (.{3,80}))?$/i;

const ownName =
  /^(?:my name is|i am|i'm|signed(?: by)?) (\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})\.?$/iu;

/** A letter to a job's employer, of what its writer told. */
export const application: Frame = (text) => {
  const told = text.told.filter((sentence) => !ownName.test(sentence));
  const name = text.told
    .map((sentence) => ownName.exec(sentence)?.[1]?.replace(/\.$/, ''))
    .find(Boolean);
  const ordered =
    applied.exec(text.order.trim())?.[1] ??
    /\bletter (?:for|as) (?:the |an? |my )?(.{3,80})$/i.exec(text.order.trim())?.[1];
  const [first = '', ...rest] = told;
  // "Welder at Harbor Yards.", in a tool for letters of application
  const isJob = !ordered && first !== '' && !isStatement(first) && !/\d/.test(first);
  const job = (ordered ?? (isJob ? lowerFirst(first) : undefined))
    ?.replace(/ (?:job|position|role|opening)\b/i, '')
    .replace(/[\s.,;:]+$/, '');
  return {
    text: joined([
      'Dear hiring team,',
      ...inParagraphs([
        `I am applying for the position of ${job ? tidyWords(job) : '[fill in: position]'}.`,
        ...inFirstPerson(begun({ ...text, told: isJob ? rest : told, reader: undefined })),
      ]),
      'I would be glad to tell you more in person. Thank you for your time.',
      ['Kind regards,', name ?? text.account.name ?? '[your name]'].join('\n'),
    ]),
    missing: [
      'the name of the person who reads it',
      'why you want to work there',
      ...(/\d/.test(told.join(' ')) ? [] : ['a result of your work in numbers']),
    ],
  };
};

/** "About me", "my LinkedIn profile", never that of a business. */
export const ofOneself =
  /^(?!.*\b(?:business|company|shop|store|practice|salon|studio|farm|restaurant|our)\b).*\b(?:profile|r[eé]sum[eé]|linkedin|portfolio|about me)\b/i;

export const profile: Frame = (text) => ({
  text: joined(inParagraphs(inFirstPerson(begun(text)))),
  missing: /\d/.test(text.told.join(' ')) ? [] : ['a result of your work in numbers'],
});

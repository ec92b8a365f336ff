import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../grammar/grammar.js';
import { isWord } from '../grammar/vocabulary.js';
import { isFirstName } from './first-names.js';
import { wordsLikeNames } from './name-lists.js';

/** "toms trek", "jennas peonies": a first name with what is theirs, where the word is none of its own. */
export const withNamedOwners = (text: string) =>
  text.replace(
    /(?<![\w'])(?<!\b(?:the|st\.?|saint|mrs?\.?|ms|dr\.?) )([a-z]{3,})s(?= (?!(?:grill|diner|bar|pub|pizza|place|deli|cafe|market|bakery|tavern|garage|salon)\b)([a-z]+)\b)/gi,
    (whole, name: string, next: string) => {
      const [said] = termsOf(whole);
      const isOwn =
        wordsLikeNames.test(name) ||
        isWord(whole.toLowerCase()) ||
        said?.tags.has('Verb') ||
        isFirstName(upperFirst(whole));
      return !isOwn && isFirstName(upperFirst(name)) && termsOf(`my ${next}`)[1]?.tags.has('Noun')
        ? `${upperFirst(name)}'s`
        : whole;
    },
  );

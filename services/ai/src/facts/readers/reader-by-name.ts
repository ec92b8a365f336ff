import { escapePattern } from '@commons/contracts/text/escape-pattern';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { isVerb, tagged } from '../grammar/tagging.js';

/** "We should have called Denise earlier", of a letter to Denise: "him" in place of the name, as of any reader. */
export function withPronouns(sentence: string, reader: string): string {
  const [, title, last] =
    /^((?:Mr|Mrs|Ms|Miss|Dr)\.?) (?:[A-Z]\S+ )?([A-Z]\S+)$/.exec(reader) ?? [];
  const first = title ? undefined : reader.split(' ')[0];
  const names = [reader, title && last ? `${title} ${last}` : undefined, first]
    .filter((one): one is string => Boolean(one && /^\p{Lu}/u.test(one)))
    .map(escapePattern);
  if (names.length === 0) return sentence;
  const name = new RegExp(
    `(?<![\\p{L}.] ?(?:and|&|Mr\\.?|Mrs\\.?|Ms\\.?) )\\b(?:${names.join('|')})(?<own>['’]s)?(?! (?:and|&) )(?! \\p{Lu})(?=[ ,.;!?]|$)`,
    'gu',
  );
  return sentence.replace(name, (found: string, own: string | undefined, at: number) => {
    const isBehind = /\b(?:before|after|behind|like|than) $/.test(sentence.slice(0, at));
    const pronoun = own
      ? 'his'
      : !isBehind && isSubject(sentence.slice(at + found.length))
        ? 'he'
        : 'him';
    return at === 0 ? upperFirst(pronoun) : pronoun;
  });
}

/** Whether a verb follows. */
const isSubject = (rest: string) => {
  const [next, other] = tagged(`he${rest}`).slice(1);
  return isVerb(next) || (next?.pos === 'ADV' && isVerb(other));
};

/** Whether words are the reader's name alone, which is the greeting's: "Aldo Ricci", to Mr. Ricci. */
export const isNameOf = (reader: string | undefined, words: string): boolean => {
  const named = reader?.toLowerCase().replace(/^(?:mr|mrs|ms|dr)\.? /, '');
  const said = words.replace(/[.,]/g, '').replace(/^(?:Mr|Mrs|Ms|Dr) /i, '');
  const isFull = /^[A-Z]\w+ [A-Z]\w+$/.test(said);
  return (
    named !== undefined &&
    (said.toLowerCase() === named.replace(/[.,]/g, '') ||
      (isFull && said.toLowerCase().endsWith(` ${named}`)))
  );
};

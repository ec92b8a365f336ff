import { upperFirst } from '@commons/contracts/text/upper-first';
import { asSentence, lowerCommonStart } from '../../facts/grammar/sentence.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { bullets } from '../entered-text.js';
import { noArticle, type WriteForm } from './form.js';

/** What a request for slogans tells of the business. */
interface Told {
  /** "family-run hardware store" */
  readonly trade: string;
  readonly town?: string | undefined;
  readonly year?: string | undefined;
  /** "a food truck called Taco Haven": the business that the lines are for, which may not be the account's. */
  readonly name?: string | undefined;
  /** What it does for people, as a verb: "find the right part". */
  readonly helpsTo?: string | undefined;
  /** What it says of itself in a sentence: "we show up the same day". */
  readonly says: readonly string[];
  /** Other things that it does or has: "fixes bikes while you wait". */
  readonly does: readonly string[];
}

const towns = /\b(?:in|from|near) ((?:[A-Z][\w'’-]*)(?: [A-Z][\w'’-]*){0,2})/;
const years =
  /\b(?:since|open(?:ed)?(?: in)?|founded(?: in)?|from|started(?: in)?) ((?:18|19|20)\d\d)\b/i;
const helps =
  /\b(?:helps?|helping) (?:people|customers|neighbors|families|everybody|you|folks|homeowners) (?:to )?([a-z][^,.;]*?)(?= and (?:has|is|that)\b|[,.;]|$)/i;
const doing =
  /^(?:that |which |who |it |we )?((?:fix|mend|repair|bake|make|sell|clean|deliver|teach|build|grow|roast|brew|sew|paint|cook|serve|groom|wash|train|cut|print|use|offer|answer|come)e?s?\b.*)$/i;

/** "fixes bikes" → "fix bikes" */
const plainVerb = (text: string) =>
  text.replace(/^([a-z]+?)(es|s)\b/i, (all, stem: string, ending: string) =>
    ending === 'es' && /(?:x|ch|sh|ss|z)$/i.test(stem) ? stem : all.slice(0, -1),
  );

function toldOf(subject: string, rest: string): Told {
  const whole = `${subject} ${rest}`;
  const trade = noArticle(subject)
    .replace(/\s+(?:in|from|near) [A-Z].*$/, '')
    .replace(/\s+(?:that|which|who|with|called|named)\b.*$/i, '')
    .trim();
  const clauses = whole
    .split(/[,.;:]|\band\b|(?=\b(?:that|which|who)\b)/i)
    .map((clause) => clause.trim());
  return {
    trade,
    town: towns.exec(whole)?.[1],
    year: years.exec(whole)?.[1],
    name: /\b(?:called|named|name is) ((?:[A-Z&][\w'’&-]*)(?: [A-Z&][\w'’&-]*){0,4})/.exec(
      whole,
    )?.[1],
    helpsTo: helps.exec(whole)?.[1]?.trim(),
    says: rest
      .split(/[,.;:]\s*|\s+and\s+(?=(?:we|i)\b)/i)
      .map((clause) => clause.trim().replace(/^(?:and|but) /i, ''))
      .filter(
        (clause) =>
          clause.split(' ').length > 1 &&
          clause.length < 60 &&
          !years.test(clause) &&
          !/^(?:(?:our|the|my) )?name is\b/i.test(clause) &&
          (/^(?:we|we're|i|i'm)\s/i.test(clause) || !doing.test(clause)),
      ),
    does: clauses.flatMap((clause) => {
      const found = doing.exec(clause)?.[1];
      return found && !years.test(found) ? [plainVerb(found)] : [];
    }),
  };
}

/**
 * Lines for a sign, a card or an ad, made only of what was entered: the trade, the town, the year, what it does for
 * people. As many as were asked for, at most as many as the entered facts give.
 */
export const slogans: WriteForm = ({ subject, rest, count }, _thoughts, account) => {
  const {
    trade,
    town = account.city,
    year,
    name,
    helpsTo,
    says,
    does,
  } = toldOf(subject, tidyWords(rest));
  const company = name ?? account.company;
  const [first, second] = says.length > 0 ? [] : does;
  const own = says.map(asSentence);
  const our = company ? `${company}: ` : '';
  const ideas = [
    ...own,
    own.length > 1 && own.slice(0, 2).join(' '),
    own[0] && company && `${company}: ${lowerCommonStart(own[0])}`,
    helpsTo && `We help you ${helpsTo}.`,
    helpsTo && town && year && `${upperFirst(helpsTo)}. In ${town} since ${year}.`,
    first && `We ${lowerCommonStart(first)}${town ? `, here in ${town}` : ''}.`,
    first && second && `We ${lowerCommonStart(first)}. We ${lowerCommonStart(second)}.`,
    town && trade && `${town}’s ${trade}${year ? ` since ${year}` : ''}.`,
    year &&
      trade &&
      (company
        ? `${company}: ${trade} since ${year}.`
        : `${upperFirst(trade)} since ${year}: ask us.`),
    helpsTo &&
      `${our}${our ? lowerCommonStart(helpsTo) : upperFirst(helpsTo)} with somebody who knows how.`,
    name && trade && `${name}: ${trade}${town ? ` in ${town}` : ''}.`,
    town && trade && `Your neighbors. Your ${trade}.`,
    year && town && `Here in ${town} since ${year}, and here tomorrow.`,
    company && town && `${company}. Ask in ${town}.`,
  ].filter((idea): idea is string => Boolean(idea));
  return {
    text: bullets([...new Set(ideas)].slice(0, count ?? 5)),
    missing: [
      ...(ideas.length < (count ?? 3) ? ['what you do for people that others do not'] : []),
      'the one thing that customers say about you',
    ],
  };
};

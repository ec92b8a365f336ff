import { figuresIn } from '../../facts/figures.js';
import { inSeries, lowerFirst, upperStart } from '../wording/phrases.js';
import type { Pick } from '../wording/pick.js';

const priceNouns =
  /\b(?:total|deposit|fee|balance|refund|revenue|rent|tip|fine|from|for|at|only|just|under|over|to|than|of|about|costs?|plus|and|or|save)$/i;

/** "Fades $25" → "Fades for $25". */
export const withPrice = (text: string): string =>
  text.replace(/^([^$:]{3,60}?)\s+(\$\d)/, (whole, before: string, price: string) =>
    priceNouns.test(before) || /\d$/.test(before) ? whole : `${before} for ${price}`,
  );

/** A sentence for words that are nothing but a price, hours, a day, a place. Undefined for others. */
export function bareFigure(text: string, isHiring: boolean): string | undefined {
  const plain = text.replace(/[.!]+$/, '');
  const figures = figuresIn(plain);
  const [first] = figures;
  if (!first || first.start > 0) return undefined;
  const rest = plain.slice(first.text.length).trim();
  if (first.kind === 'money' && /^(?:$|\/|per\b|an?\b|each\b|for\b|plus\b|,)/i.test(rest))
    return isHiring ? `The pay is ${plain}` : `The price is ${plain}`;
  if (first.kind === 'time' && rest === '')
    return /-|–|\bto\b|\buntil\b/.test(first.text)
      ? `The hours are ${plain}`
      : `It starts at ${plain}`;
  if (first.kind === 'address' && rest === '') return `You will find us at ${plain}`;
  if (
    first.kind === 'date' &&
    figures.every(({ kind }) => kind === 'date' || kind === 'time') &&
    rest.replace(/[\d:apm\s,–-]|from|to|at|until|and/gi, '') === ''
  )
    return /^(?:mon|tue|wed|thu|fri|sat|sun)\w*\s?(?:-|–|to|&|and)/i.test(plain)
      ? `We are open ${plain}`
      : `Mark ${plain} in your calendar`;
  return undefined;
}

/** "Walk ins welcome" → "Walk ins are welcome". */
export function welcomed(text: string): string | undefined {
  const match =
    /^(.{3,40}?)\s+(welcome|included|available|needed|required|allowed|accepted)((?:\s.{0,40})?)$/i.exec(
      text.replace(/[.!]+$/, ''),
    );
  if (!match?.[1] || /\b(?:is|are|no)\b/i.test(match[1])) return undefined;
  const isMany = /[^s]s$/i.test(match[1]) || /\band\b/.test(match[1]);
  return `${upperStart(match[1])} ${isMany ? 'are' : 'is'} ${match[2]}${match[3] ?? ''}`;
}

const alone =
  /^(?:no|not|only|grand|new menu|now|coming|done|same|first|buy|half|until|till|by|from|all you|\d+% off|\$|get|why|how|\d+ (?:on|years))\b|[!?]$|\b(?:eats?|gets?|goes|go|comes?|stays?|starts?|opens?)\b|\b(?:only|open|free)$/i;

/** Whether words can follow "we offer": a thing, not a remark. */
export const isThing = (text: string): boolean => {
  const plain = text.replace(/[.]+$/, '');
  return (
    !alone.test(plain) &&
    !/:|\b(?:is|are|was|will|has|have|can)\b/i.test(plain) &&
    plain.split(' ').length <= 10 &&
    !/^(?:made|baked|licensed|family|hand|fully|open|closed|located|in|at|on|with|we|you|it|our)\b/i.test(
      plain,
    )
  );
};

const leads = ['We offer', 'We have', 'You can get', 'With us you get'] as const;
/** Right before words that would need an article. */
const openLeads = ['What you get:', 'Here for you:', 'On the list:', 'Good to know:'] as const;

/** Whether words need no article: "free quotes", "easy parking". */
const needsNoArticle = (thing: string) => {
  const [head = ''] = thing.split(
    /\s(?=(?:from|for|at|on|in|with|of|behind|until|by|per|over|under|and|to)\s|\$|\d)/i,
  );
  return (
    /^(?:a|an|the|our|your|every|all|one|two|three|four|\d+)\s/i.test(thing) ||
    /(?:[^s]s|ing|delivery|shipping|color|help|advice|coffee|wifi|wi-fi|breakfast|lunch|dinner|yoga|service|food|bread|care|repair|admission|beer|wine|pizza|music|fun|assembly|installation|storage)$/i.test(
      head,
    )
  );
};

/** "We offer weekly mowing from $35 and free quotes." */
export function offered(things: readonly string[], pick: Pick, place: string): string {
  const named = things.map((thing) => lowerFirst(withPrice(thing.replace(/[.]+$/, ''))));
  const lead = named.every(needsNoArticle) ? leads : openLeads;
  return `${pick<string>(lead, place)} ${inSeries(named)}.`;
}

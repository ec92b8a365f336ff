import { termsOf } from '../../facts/grammar.js';
import { lowerFirst } from '../wording/phrases.js';

/** Things that have no plural, so they stand without "a": "free delivery". */
const massNouns =
  /\b(?:delivery|shipping|coffee|tea|parking|wi-?fi|admission|installation|pickup|food|advice|help|breakfast|lunch|dinner|dessert|popcorn|candy|pizza|ice cream|cake|entry|setup|removal|labor|gas|water|storage|training|child ?care|rent)\b/i;

/** "nail trim" → "a free nail trim", "samples" → "free samples". */
function freeThing(thing: string): string {
  const [head = ''] = thing.split(/\s(?:with|for|to|on|in|at|when|if|this|every|until|from)\b/, 1);
  const terms = termsOf(head);
  const isMany = terms.at(-1)?.tags.has('Plural') || /^(?:\d|two|three|some|all|the)\b/i.test(head);
  return isMany || massNouns.test(head) ? `free ${thing}` : `a free ${thing}`;
}

/**
 * Words of an ad as a sentence, where one can be made of them without guessing: "walk-ins welcome Tue-Thu" → "walk-ins
 * are welcome Tue-Thu". Undefined for all others.
 */
export function fragmentAsSentence(text: string): string | undefined {
  const free =
    /^free (?!of\b|range\b|for all\b)(.+\b(?:with|when|for|to|if|every|this)\b.+)$/i.exec(text);
  if (free?.[1] && !/\b(?:is|are|will)\b/i.test(free[1])) return `Get ${freeThing(free[1])}`;
  const welcome = /^([\w' -]{3,40}?) (?:are |is )?(?:always )?(welcome)\b(.*)$/i.exec(text);
  if (welcome?.[1] && !/^(?:you|we|all|you're)\b|\b(?:is|are)\b/i.test(text)) {
    const isOne = /^(?:every(?:one|body)|any(?:one|body))$/i.test(welcome[1]);
    return `${welcome[1]} ${isOne ? 'is' : 'are'} welcome${welcome[3]}`;
  }
  if (/^(?:all (?:ages|levels|sizes|breeds|skill levels|are)) welcome\b/i.test(text))
    return text.replace(/ welcome\b/i, ' are welcome');
  if (
    /^(?:(?:now|still|also) )?(?:booking|offering|serving|taking|accepting|selling|celebrating|hosting|giving|planning|adding|expanding|starting|collecting|looking|hiring|moving)\s/i.test(
      text,
    )
  )
    return `We are ${lowerFirst(text)}`.replace(
      /^We are (Now|Still|Also)\b/,
      (_, word: string) => `We are ${word.toLowerCase()}`,
    );
  if (/^(?:up to )?(?:\d+ ?%|\$\d[\d.,]*) off\b/i.test(text)) return `Get ${lowerFirst(text)}`;
  const priceChange = /^([A-Za-z][\w' -]{2,40}?) (\$[\d.,]*\d instead of \$.*)$/.exec(text);
  if (priceChange?.[1]) return `${priceChange[1]} for ${priceChange[2]}`;
  const since =
    /^(?:a |we are a )?(family (?:owned )?business|family[- ](?:owned|run)|locally owned|in business|open) since (.+)$/i.exec(
      text,
    );
  if (since?.[1])
    return `We have been ${/business$/i.test(since[1]) && !/^in /i.test(since[1]) ? 'a ' : ''}${since[1].toLowerCase()} since ${since[2]}`;
  const priced = /^([A-Za-z][^$:,.]{2,45}?) (\$\d[\d.,]*(?:,.*)?)$/.exec(text);
  if (
    priced?.[1] &&
    priced[2] &&
    !/\b(?:from|for|only|just|at|is|are|was|to|costs?|pay|save|over|under|than|about|around|up|of|and|or|off|starting|by)$/i.test(
      priced[1],
    )
  )
    return `${priced[1]} for ${priced[2]}`;
  return undefined;
}

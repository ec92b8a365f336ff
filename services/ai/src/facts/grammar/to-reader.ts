import { escapePattern } from '@commons/contracts/text/escape-pattern';
import { verbForYou } from './grammar.js';
import { placeMarks } from './place-marks.js';
import { keepingQuotations } from './quotations.js';

/** The people a text is for, as its writer names them. */
export const readerNouns =
  '(?:(?:the|this|my|our|that|a|an)\\s+)?(?:(?:valued|loyal|regular|new|old|best|existing|potential|first[- ]?time|returning|repeat|all|past)\\s+)?(?:customer|client|guest|recipient|prospect|buyer|tenant|patient|subscriber|reader|vendor|supplier|landlord|landlady|investor|parent|member|partner|manager|boss|lady|guy|couple|homeowner|bride)s?';

/** Who is meant by "he", "she" and "they". */
export interface ReaderWords {
  readonly he: boolean;
  readonly they: boolean;
  readonly name?: string | undefined;
  /** Whether "the customer" is the reader. */
  readonly isCustomer?: boolean;
}

const nobodyElse: ReaderWords = { he: true, they: true };

const objectBefore =
  /\b(?:to|for|with|of|about|from|by|at|on|give|gives|gave|tell|told|ask|asked|let|make|made|help|send|sent|show|call|called|email|emailed|meet|see|saw|offer|offered|owe|thank|charge|charged|refund|pay|paid|invite|reach|contact|and)\s+$/i;

/** The verb after a "he" that became "you": "is" → "are", "always needs" → "always need". */
function agree(rest: string): string {
  const [, adverb = '', verb = '', after = ''] =
    /^(\s+(?:(?:always|also|still|really|never|just|already|only|often|usually|probably|currently|now)\s+)?)([a-z']+)(.*)$/is.exec(
      rest,
    ) ?? [];
  if (!verb) return rest;
  const own = verbForYou(verb);
  if (!own) return rest;
  const joined = after.replace(
    /^((?:\s+[\w']+){0,4}?\s+and\s+)([a-z]+s)\b/i,
    (whole, lead: string, other: string) => {
      const base =
        /^(?:is|has|was|does|needs|wants|likes|pays|lives|works|owes|uses|gets|loves)$/i.test(other)
          ? verbForYou(other)
          : undefined;
      return base ? lead + base : whole;
    },
  );
  return `${adverb}${own}${joined}`;
}

/** Speaks to the reader: "her order is late" → "your order is late". */
export const toReader = (clause: string, who: ReaderWords = nobodyElse): string =>
  keepingQuotations(clause, (text) => {
    const kin = kinOf(text);
    if (!kin) return spokenTo(text, who);
    // "pick up her son Mateo for his lesson": his own, in a letter to her.
    const masked = text.slice(kin.end).replace(kin.pronouns, (word) => `${word}${otherMark}`);
    return spokenTo(text.slice(0, kin.end) + masked, who).replaceAll(otherMark, '');
  });

const { ofSomebodyElse: otherMark } = placeMarks;
const male = new RegExp(`\\b(?:he|him|his|himself)\\b(?!${otherMark})`, 'gi');
const female = new RegExp(`\\b(?:she|her|herself)\\b(?!${otherMark})`, 'gi');

/** Somebody of the reader's family whom a clause names, and the pronouns that mean them from there on. */
function kinOf(text: string): { readonly end: number; readonly pronouns: RegExp } | undefined {
  const [found, owner = '', sex = ''] =
    /\b(his|her|their) (?:\w+ )?(?:(son|husband|father|dad|brother|grandson|nephew|boyfriend)|daughter|wife|mother|mom|sister|granddaughter|niece|girlfriend)\b(?!'s)/i.exec(
      text,
    ) ?? [];
  if (!found) return undefined;
  const pronouns = sex ? male : female;
  // "his son … his": which of them is meant is open.
  if (owner.toLowerCase() === 'his' && sex) return undefined;
  if (owner.toLowerCase() === 'her' && !sex) return undefined;
  return { end: text.indexOf(found) + found.length, pronouns };
}

function spokenTo(clause: string, who: ReaderWords): string {
  let text = clause;
  const subject = (pattern: RegExp) => {
    for (let at = 0; ; ) {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) return;
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + match[0].length);
      const isObject =
        objectBefore.test(before) && !/\b(?:and|when|if|that|because|so|let)\s+$/i.test(before);
      const contracted = /^'s\b/.test(after)
        ? `'re${after.slice(2)}`.replace(
            /^'re(?=\s+(?:been|had|got|paid|sent|not paid|asked|made|done|already (?:been|paid))\b)/,
            "'ve",
          )
        : after;
      text = `${before}you${isObject ? after : agree(contracted)}`;
      at = before.length + 3;
    }
  };
  if (who.name && / family$/.test(who.name)) {
    text = text.replace(
      new RegExp(
        ` for the (?:${escapePattern(who.name)}|${escapePattern(who.name.replace(/ family$/, ''))}s)(?=[.,]|$)`,
        'i',
      ),
      '',
    );
    subject(new RegExp(`\\bthe ${escapePattern(who.name)}\\b(?!')`, 'gi'));
  }
  if (who.name) {
    const first = who.name.replace(/^(?:mr|mrs|ms|miss|dr)\.?\s+/i, '');
    const title = /^(mr|mrs|ms|miss|dr)\b/i.exec(who.name)?.[1];
    if (title)
      text = text.replace(new RegExp(`\\b${title}\\.?\\s+(?=${escapePattern(first)})`, 'gi'), '');
    const name = `(?:${escapePattern(who.name)}|${escapePattern(first)}|${escapePattern(first.split(' ')[0] ?? first)})`;
    text = text.replace(
      new RegExp(`\\b${name}(?:'s?|s)(?=\\s+[a-z])(?!\\s+(?:is|was|been|not|going)\\b)`, 'gi'),
      'your',
    );
    text = text.replace(
      new RegExp(
        `\\b(met|met with|meet|meeting|meet with|with(?: (?:my|our|the) \\w+)?|thank|invite|call|called|helped|see|saw|email|emailed) ${name}\\b(?!')(?: (?:from|of|with) (?:the )?[\\w' ]{2,30}?(?= (?:at|last|on|in|before|after|about|to|for|when|because|and|we|I)\\b|,|$))?`,
        'gi',
      ),
      (_, before: string) => `${before.replace(/^with .*/i, 'with')} you`,
    );
    // "The oak for Mr. Pell", to Mr. Pell.
    text = text.replace(
      new RegExp(
        `(?<=\\b(?:for|to|with|from) )${name}(?!\\s[A-Z])(?=[\\s,.;!?]|$)(?! (?:(?:and|&) [A-Z]|family\\b))`,
        'g',
      ),
      'you',
    );
    subject(
      new RegExp(
        `(?<!\\b(?:mr|mrs|ms|miss|dr|and)\\.?\\s)\\b${name}\\b(?!\\s+(?:and|st|street|ave|road)\\b)(?!'s?\\s)(?=\\s+(?:is|was|has|needs?|wants?|will|can|asked|ordered|called|had|did|owes)\\b)`,
        'gi',
      ),
    );
  }
  if (who.he) {
    text = text
      .replace(/\b(?:himself|herself)\b/gi, 'yourself')
      .replace(/\bhers\b/gi, 'yours')
      .replace(/(?<=\b(?:or|and|at|is|are|stays|remains) )(?:his|hers)(?=[,.?]|$)/gi, 'yours')
      .replace(/(?<!\b[A-Z]\w+ who \w+ )\b[Hh]is\b(?=\s+[\w$"])/g, 'your');
    // "her" before a noun is a possessive, elsewhere an object.
    text = text.replace(
      /(?<!\b(?:tell|told|give|gave|ask|asked|show|send|sent|offer|charge|charged|owe|let|call|pay|have|make|help)\s)\bher\b(?=\s+\$?\d[\w:.,-]*\s+(?!is\b|was\b|will\b|off\b|for\b|to\b|by\b|if\b|and\b)[a-z])/gi,
      'your',
    );
    text = text.replace(
      /(?<!\b(?:have|let|make|help) )\bher\b(?=\s+(?!to\b|for\b|that\b|if\b|about\b|on\b|in\b|by\b|with\b|at\b|a\b|an\b|the\b|and\b|or\b|when\b|we\b|I\b|\$|\d|our\b|my(?:self)?\b|ourselves\b|back\b|know\b|again\b|from\b|so\b|but\b|because\b|as\b|this\b|next (?:week|month|time|year|mon|tue|wed|thu|fri|sat|sun)|today\b|tomorrow\b|free\b)[\w"])/gi,
      'your',
    );
    text = text.replace(/\b(with you(?:r [a-z]+)?,? )(each|both) of them\b/gi, '$1$2 of you');
    text = text.replace(/\b(?:him|her)\b/gi, 'you');
    text = text.replace(
      /\b(owe|owes|buy|buys|treat|cook|get|make|bring) your (?=(?:lunch|dinner|breakfast|coffee|a?\s?beer|drinks?|dessert|cake|one)\b)/gi,
      '$1 you ',
    );
    subject(/\b(?:he\/she|she\/he|he or she|he|she)\b(?!')|\b(?:he|she)(?='s\b|'ll\b|'d\b)/gi);
  }
  if (who.they) {
    text = text
      .replace(/\bthemsel(?:ves|f)\b/gi, 'yourself')
      .replace(/\btheirs\b/gi, 'yours')
      .replace(/\btheir\b/gi, 'your')
      .replace(/\bthey\b/gi, 'you')
      .replace(/\b(each|both|either|all) of them\b/gi, '$1 of you')
      .replace(themAsPeople, 'you');
  }
  if ((who.he || who.they) && who.isCustomer !== false) {
    // With a named reader, "the patient" may be another.
    const noun = new RegExp(
      `\\b(?:the|my|our|this)\\s+(?:customer|client|recipient${who.name ? '' : '|guest|tenant|patient'})s?`,
      'gi',
    );
    text = text.replace(new RegExp(`${noun.source}['’]s?(?=\\s)`, 'gi'), 'your');
    subject(
      new RegExp(
        `${noun.source}\\b(?!\\s+(?:service|support|who|before|after|next|ahead|reviews?|satisfaction|care|base|lists?|bath|bathrooms?|rooms?|house|parking|lot|beds?|meetings?|portal|accounts?|entrance|wifi|books?|night|appreciation|relations|area|files?|records?|photos|forms?|names?)\\b)`,
        'gi',
      ),
    );
  }
  if (who.he || who.they)
    subject(/^(?:landlord|landlady)\b(?=\s+(?:is|was|has|will|didn't|hasn't)\b)/gi);
  if ((who.he || who.they) && who.isCustomer !== false)
    subject(
      /^(?:customer|client|tenant|guest|patient)\b(?=\s+(?:is|was|has|needs|wants|will|owes|asked|ordered|called|paid|didn't|hasn't)\b)/gi,
    );
  return mendYou(text);
}

/** "Them" after words that are said of people; what is wiped, packed or carried is things. */
const themAsPeople =
  /(?<=\b(?:to|for|with|from|at|about|by|behind|between|without|around|near|on|after|before|toward|against|than|like|(?:tell|ask|thank|offer|call|email|e-mail|contact|invite|remind|warn|help|answer|reward|train|reimburs|refund|credit|charg|assur|reassur|congratulat|welcom|apologiz|convinc|greet|host|join|meet|notify|updat|inform|encourag|hir|interview|award|promot|appreciat|bill|invoic|pick|expect|trust|pay|owe|serv|assist|support|advis|consult|visit|bother|disappoint|surpris|upset|hurt|rush|inconvenienc|schedul|reschedul|book|seat|quot|treat|text|phon|wish|miss|prais|coach|teach|request|urg|guid|walk|forgiv|excus|understand|consider|nominat|recommend|introduc|compensat|comp|allow|enabl|mail|forward|spar|tow|suit|rent|escort|rescu)(?:s|es|e|ed|d|ing)?|let|lets|letting|give|gives|giving|gave|given|told|paid|met|taught|understood|forgave|forgiven|owed|show|shows|showed|shown|showing|send|sends|sending|get|gets|make|makes|made|making|cost|costs|save|saves|saved|see|saw|seeing|know|knew|believe|hear|heard|have|having|had|find|found|catch|lend|loan|lent|swap)\s)them\b/gi;

const mendYou = (text: string) =>
  text
    .replace(/\byou was\b/gi, 'you were')
    .replace(/\byou is\b/gi, 'you are')
    .replace(/\byou has\b/gi, 'you have')
    .replace(/\byou'?s\b/gi, "you're")
    .replace(/\byou and you\b/gi, 'you')
    .replace(/\byour your\b/gi, 'your');

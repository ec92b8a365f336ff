import { peopleIn } from '../grammar/grammar.js';

export interface People {
  /** The reader's name as a greeting uses it: "Mrs. Alvarez", "Sarah". */
  readonly reader?: string;
  /** A reader that is a firm: "Riverside Supply". */
  readonly readerFirm?: string;
  /** The name under the text. */
  readonly sender?: string;
  readonly business?: string;
  /** Whether the entry speaks of its named reader as of somebody else: "follow up with Summer about her move". */
  readonly isNamedAsOther?: boolean;
}

const title =
  '(?:Mr|Mrs|Ms|Miss|Dr|Prof|Pastor|Coach|Chef|Professor|Principal|Officer|Senator|Mayor|Rev)\\.?';
const capitals = "[A-Z][\\w'’-]+(?:\\s+(?:&\\s+|and\\s+)?[A-Z][\\w'’-]+){0,3}";
const titled =
  /\b((?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r|[Pp]rof)\.?\s+[A-Za-z][\w'-]+(?:\s+(?!(?:St|Street|Ave)\b)[A-Z][\w'-]+)?)/;

const roles =
  '(?:(?:my|our|the|a|an|one of (?:my|our))\\s+)?(?:(?:new|old|regular|loyal|best|potential|local|long[- ]?time|past|former)\\s+)*(?:customer|client|guest|vendor|supplier|partner|investor|manager|boss|tenant|landlord|landlady|neighbor|friend|employee|team member|coworker|prospect|contact|patient|buyer|member|student|accountant|lawyer)';

/** What precedes the reader's name. */
const readerPlaces: readonly RegExp[] = [
  /(?<=^|\n)\s*(?:to|name|client|customer|recipient|contact|attn|attention|reader)\s*:\s*/gi,
  new RegExp(
    `\\b(?:e-?mail|letter|message|note|text|reply|write|writing|apology|apologi[sz]e|reminder|invoice|proposal|thank[- ]you|thanks|invitation|send|reach out|follow(?:ing)?[- ]up|talk|speak|meet|meeting|sorry|explain|offer|appointment|introduc(?:e|tion)|pitch)\\s+(?:\\w+\\s+){0,2}?(?:to|for|with)\\s+(?:${roles},?\\s+)?`,
    'gi',
  ),
  new RegExp(
    `\\b(?:tell(?:ing)?|ask(?:ing)?|remind(?:ing)?|thank(?:s|ing)?|invit(?:e|ing)|inform(?:ing)?|let|e-?mail|dear|hi|hello|hey|congratulate|assure|write|message|met|nice meeting|great meeting|good meeting|lovely meeting|met with|meet with|meeting with)\\s+(?:${roles},?\\s+)?`,
    'gi',
  ),
  new RegExp(`\\b${roles}(?:'s name is|,? named|,? called|:|,)?\\s+(?=[A-Z])`, 'gi'),
  /\b(?:his|her|their) name is\s+/gi,
];

const noNames =
  /^(?:the|a|an|my|our|your|their|his|her|this|that|these|those|all|any|some|us|me|him|them|you|it|we|they|i|i'm|i’m|everyone|everybody|people|customers?|clients?|know|about|for|to|if|whether|how|why|when|what|where|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|invoice|order|quote|new|free|more|christmas|thanksgiving|easter|mother|father|father's|mother's|summer|winter|spring|fall|someone|anyone|families|parents|members|team|staff|vendors?|suppliers?|local|small|being|payment|late|business|service|services|mention|include|also|please|and|or|with|both|no|yes|in|on|at|by|from|as|so|up|not|just|job|sale|happy|re|question|questions)$/i;

export const firmWords =
  /\b(?:inc|llc|co|company|supply|supplies|bakery|cafe|café|restaurant|bank|school|church|hotel|farms?|foods?|market|store|shop|services?|group|studio|salon|construction|plumbing|electric|university|college|hospital|clinic|center|centre|agency|partners|properties|realty|logistics|media|design|nursery|nurseries|winery|janitorial|cleaning|tire|tires|lube|pizza|grill|deli|diner|daycare|preschool|costuras|taller|panader[ií]a|carnicer[ií]a|taquer[ií]a|flor(?:es|er[ií]a)|heating|roofing|landscaping|lawn|nails|books|bookstore|florist|catering|photography|pharmacy|kennels?|stables?|orchard|dance|academy|solutions|systems|roasters|produce|wholesale|paper|uniforms?|rentals?|insurance|distributors?|association|council|committee|foundation|department|motors|auto|brewing|brewery|dental|gym|fitness|library|club|capital|ventures)\b\.?$/i;

const nameAt = new RegExp(`^(?:${capitals}|[a-z]+\\b)`);

const cleanName = (found: string) =>
  found
    .replace(/['’]s\b.*$/, '')
    .split(/\s+(?:from|at|of|who|about|that|for|on|by|to)\b|[,.;:!?(]/i)[0]
    ?.replace(/\s+(?:and|&)\s*$/, '')
    .trim() ?? '';

const capitalWords = (text: string) =>
  text.replace(
    /(^|[\s-])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

function asPerson(found: string): string | undefined {
  const name = cleanName(found);
  if (!name || noNames.test(name.split(/\s+/)[0] ?? '')) return undefined;
  const isCapital = /^[A-Z]/.test(name);
  if (isCapital && !/^[A-Z]+$/.test(name) && name.split(/\s+/).length <= 3) return name;
  if (!isCapital && peopleIn(`thank ${name} today`).length > 0) return capitalWords(name);
  return undefined;
}

const senderPlaces: readonly RegExp[] = [
  /\b(?:sign(?:ed)?(?: it| off)?(?: as| by| with| from)?|signature|sender)\s*:?\s+(?:name\s+)?([A-Z][\w'’-]+(?:\s+[A-Z][\w'’-]+){0,2})/,
  /\bmy name is\s+([A-Za-z][\w'’-]+(?:\s+[A-Z][\w'’-]+){0,2})/i,
  /\b(?:I am|I'm|this is)\s+([A-Z][\w'’-]+(?:\s+[A-Z][\w'’-]+)?)(?=\s*,|\s+(?:from|of|at|and|with|the owner|owner)\b)/,
  /(?:^|\n)\s*(?:[-–—]\s*|(?:thanks|thank you|regards|best|sincerely|love|cheers),?\s*\n?\s*)([A-Z][\w'’-]+(?:\s+[A-Z][\w'’-]+)?)\s*$/,
  /(?:^|\n|\b(?:e-?mail|letter|message|note)\s)\s*from:?\s+([A-Z][\w'’-]+)(?=\s+(?:at|of)\s+[A-Z])/,
];

const businessName = "([A-Z][\\w'’&.-]*(?:\\s+(?:&|and|of|the|on)?\\s*[A-Z][\\w'’&-]*){0,4})";
const businessPlaces: readonly RegExp[] = [
  new RegExp(
    `\\b(?:my|our)\\s+(?:small |little |new |family |family-owned |local )?(?:business|shop|store|company|bakery|restaurant|salon|studio|cafe|café|firm|practice|gym|truck|food truck|barbershop|boutique|agency|clinic|garage|service)(?:'s name)?(?: is)?(?: called| named|,|:)\\s+${businessName}`,
  ),
  new RegExp(
    `\\b(?:business|company|shop|store)(?: name)?(?::| is called| called| named| name is)\\s*${businessName}`,
    'i',
  ),
  new RegExp(
    `(?<!\\b(?:to|tell|ask|for|thank|from|with|write|remind) (?:the )?(?:new )?)\\b(?:owner|founder|manager|co-owner)\\s+(?:of|at)\\s+${businessName}`,
  ),
  new RegExp(`\\b[Ww]e\\s*(?:'re|’re| are)\\s+${businessName}`),
  new RegExp(`\\b(?:I am|I'm|this is)\\s+[A-Z]\\w+,?\\s+(?:from|of|at|with)\\s+${businessName}`),
  // "opening a second location of Cascade Peak Physical Therapy", "gym is Anytime Iron"
  new RegExp(
    `\\b(?:second|third|fourth|new|first|next|another|2nd|3rd) (?:location|store|shop|branch|office|restaurant|clinic)(?: of| for|,) ${businessName}(?= (?:in|at|on|will|opens)\\b|[,.]|$)`,
  ),
  new RegExp(
    `(?:^|[,.;] ?)(?:the |our |my )?(?:gym|shop|store|salon|studio|place|business|restaurant|farm|bakery|clinic|company|cafe) is ${businessName}(?= in\\b|[,.]|$)`,
  ),
];

/** "to Dan Whitcomb, HR" before "manager at Mayfield Dairy": the role of somebody else than the writer. */
const isOthersRole = (before: string) =>
  /[A-Z][\w'-]+, (?:the |our |an? |their )?(?:[A-Za-z]+ ){0,2}$/.test(before) &&
  !/\b(?:I'm|I am|this is|name is) [A-Z][\w'-]*(?: [A-Z][\w'-]*)*, (?:[A-Za-z]+ ){0,3}$/i.test(
    before,
  );

/** Who writes and who reads, as far as the entry names them. */
export function readPeople(text: string): People {
  const found: { -readonly [Name in keyof People]: People[Name] } = {};
  const couple = /\b[Mm]r\.? (?:and|&|\+) [Mm]rs\.? ([A-Z][\w'-]+)/.exec(text)?.[1];
  if (couple) found.reader = `Mr. and Mrs. ${couple.replace(/'s$/, '')}`;
  const named = couple ? undefined : titled.exec(text)?.[1];
  if (named && (/[A-Z]/.test(named) || /^m(?:r|rs|s|iss)\b/.test(named)))
    found.reader = capitalWords(named.replace(/['’]s$/, ''));
  for (const place of readerPlaces) {
    if (found.reader || found.readerFirm) break;
    for (const match of text.matchAll(place)) {
      const name = asPerson(nameAt.exec(text.slice(match.index + match[0].length))?.[0] ?? '');
      if (!name) continue;
      const isFirm =
        firmWords.test(name) ||
        (/\b(?:vendor|supplier)\s+$/i.test(match[0]) &&
          name.includes(' ') &&
          peopleIn(name).length === 0);
      if (isFirm) found.readerFirm = name;
      else found.reader = name;
      break;
    }
  }
  if (!found.reader && !found.readerFirm) {
    const group =
      /\b(?:letter|e-?mail|note|message|card|reply)\s+to\s+(?:the|our|my)\s+((?:\w+\s){0,3}?(?:department|team|school|church|council|office|board|committee|association|club|staff|crew|bank|hospital|library))\b/i.exec(
        text,
      )?.[1];
    if (group) found.readerFirm = group.replace(/\s+team$/i, '');
  }
  for (const place of senderPlaces) {
    const name = place.exec(text)?.[1];
    if (!name || noNames.test(name) || new RegExp(`^${title}`).test(name)) continue;
    found.sender = capitalWords(cleanName(name));
    break;
  }
  for (const place of businessPlaces) {
    const match = place.exec(text);
    if (match && isOthersRole(text.slice(0, match.index))) continue;
    const name = match?.[1]
      ?.trim()
      .replace(/[.,]$/, '')
      .replace(/\s+(?:and|&)(?:\s+I)?$|\s+I$/, '');
    if (!name || noNames.test(name.split(' ')[0] ?? '')) continue;
    found.business = name;
    break;
  }
  // "mr hendersons house" and "mr henderson": the shorter one is the name.
  if (
    found.reader?.endsWith('s') &&
    new RegExp(`\\b${found.reader.slice(0, -1)}\\b`, 'i').test(text)
  )
    found.reader = found.reader.slice(0, -1);
  found.reader &&= found.reader.replace(/^(Mr|Mrs|Ms|Dr)\s/, '$1. ');
  if (!found.reader) delete found.reader;
  const signed =
    /\bsign(?:ed)?(?: it| off)?(?: as| by| with| from)?\s+([A-Z][\w'’]*(?:\s+(?:&|and)\s+[A-Z][\w'’]*)+)/.exec(
      text,
    )?.[1];
  if (signed) {
    found.business = signed;
    delete found.sender;
  }
  if (found.sender && found.sender === found.reader) delete found.reader;
  return found;
}

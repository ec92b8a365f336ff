import { readerGroups } from './reader-groups.js';

/** "text to Ana we have to move your fitting": the kind of a text, who reads it, and what it says. */
export interface AddressedText {
  readonly isLetter: boolean;
  /** Words of the greeting: "Ana", "members", "food bank team"; absent for "customer". */
  readonly reader?: string;
  readonly rest: string;
}

const kind =
  '(?<kind>text message|text|sms|whatsapp|dm|message|msg|note|notice|announcement|letter|e-?mail|complaint)(?: (?:message|letter))?';
const order = '^(?:please )?(?:send |write |make )?(?:an? |the |our )?(?:short |quick |nice )?';
const someone = 'customer|client|guest|tenant|member|patient|student|neighbor';
/** Words that begin what is said. */
const begins =
  "(?=(?:we|we're|we'll|we've|i|i'm|i'll|im|our|my|your|you|you're|the|it|it's|its|this|there|can|could|would|please|sorry|thanks|thank|yes|no)\\b)";

const heads: readonly RegExp[] = [
  // "notice to our members pool closed"
  new RegExp(
    `${order}${kind} (?:to|for) (?:all |our |my |the )*(?<reader>(?:[a-z]+ )?(?:${readerGroups}))(?: board| chat| channel)?(?:\\s*[,:]\\s*|\\s+(?:that |saying )?)(?:about [^:,.]{2,40}:\\s*)?(?!who\\b|of\\b|at\\b|about\\b|with\\b|in\\b|on\\b)(?<rest>\\S.+)$`,
    'is',
  ),
  // "text to customers with a maintenance plan: …", "text to parents who pay late, …"
  new RegExp(
    `${order}${kind} (?:to|for) (?:all |our |my |the )*(?<reader>(?:[a-z]+ )?(?:${readerGroups})) (?:with|on|in|of|at|who) [^:,.]{2,40}?(?:[:,]\\s*|\\s+that\\s+)(?<rest>\\S.+)$`,
    'is',
  ),
  // "text to customer: tech running late"
  new RegExp(
    `${order}${kind} (?:to|for) (?:the |our |my |a )?(?<reader>${someone})\\s*[,:]\\s*(?<rest>\\S.+)$`,
    'is',
  ),
  // "letter to my landlord about the broken heater. It has been out …"
  new RegExp(
    `${order}${kind} (?:to|for) (?<firm>(?:the|our|my) (?:[a-z-]+ ){0,2}?[a-z-]+) (?:about|regarding|concerning|because of) (?<topic>(?:the|my|our|an?|your) [^.:;,]{3,60})[.:;]\\s+(?<rest>\\S.+)$`,
    'is',
  ),
  // "text to Ana we have to", "letter to Mr. Stone, the ceiling"
  new RegExp(
    `${order}${kind} (?:to|for) (?<reader>(?:(?:Mr|Mrs|Ms|Dr)\\.? )?[A-Z][\\w'-]+(?: [A-Z][\\w'-]+)?)(?:\\s*[,:]\\s*|\\s+(?:that |saying )?)(?<rest>\\S.+)$`,
    's',
  ),
  // "letter to the food bank we can bring"
  new RegExp(
    `${order}${kind} (?:to|for) (?:(?<firm>(?:the|our|my) (?:[a-z-]+ ){0,2}?[a-z-]+)|(?<reader>(?:(?:mr|mrs|ms|dr)\\.? )?[a-z]+))(?:\\.\\s+|(?:\\s*[,:]\\s*|\\s+(?:that |saying )?)${begins})(?<rest>\\S.+)$`,
    'is',
  ),
];

const isPerson =
  /\b(?:landlord|supplier|vendor|manager|owner|boss|teacher|principal|neighbor|mayor|doctor|director|coach)$/i;

/** "pool closed dec 14", "water off tuesday": the verb that a note leaves out. */
const withoutVerb =
  /^(?:the |our )?([a-z]+(?: (?!is\b|are\b|was\b|were\b|be\b)[a-z]+)?) (closed|off|out|open|cancel+ed|moved|delayed) (?=(?:today|tomorrow|tonight|this|next|until|till|from|on|for|at|to|all|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)/i;
/** "… at 3 or 5 which is better": the question ends the text. */
const askedLast =
  /,?\s+((?:which|what|when) (?:is|are|works?|would|one|time|day)\b[^.,?]{2,40}?)\??$/i;

const asNotes = (rest: string) =>
  rest
    .trim()
    .replace(withoutVerb, 'the $1 is $2 ')
    .replace(/^time for (?:your |the |a )?(?=[a-z])/i, 'it is time for your ')
    .replace(/\btune up\b(?! the)/gi, 'tune-up')
    .replace(
      /(?<=^the [a-z ]+ is [a-z]+ )(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2} to )/i,
      'from ',
    )
    .replace(/(?<=^the [a-z ]+ is [a-z]+ )(?=(?:[a-z]+day\b(?<!today)|[a-z]{3,9} \d))/i, 'on ')
    .replace(/(?<=\d|today|tomorrow|[a-z]day) (?=(?:need|please|bring|reply)\b)/gi, '. ')
    .replace(askedLast, '. $1?')
    .replace(/,\s*sorry\s*(?:[,.]|$)\s*/i, '. Sorry about that. ')
    .replace(/(?<=[a-z]) (?=total:? \$?\d)/i, '. ')
    .replace(/(?<![\d$.,])(\$?\d+(?:[.,]\d+)*) total\b/i, 'total $1');

/** Nobody is greeted as "Customer". */
const isAnyone = new RegExp(`^(?:${someone})$`, 'i');

/** "mr ruiz" → "Mr. Ruiz" */
const asName = (text: string) =>
  text
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
    .replace(
      /^(Mr|Mrs|Ms|Dr)\.? ([a-z])/i,
      (_, title: string, letter: string) => `${title}. ${letter.toUpperCase()}`,
    );

/** "A letter to my landlord, Mr. Pruitt, asking him": who it is stands behind what he is. */
const roleAndName =
  /^((?:[\w-]+ ){1,5}to )(?:my|our|the) (?:[a-z]+ ){0,2}[a-z]+, ((?:(?:Mr|Mrs|Ms|Dr)\.? )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)?),? (?=[a-z]+ing\b|about\b|that\b|to\b)/;

/** "a letter to our landlord …: bookshop at 14 Mill Lane, landlord Mr. Gerald Finch": who the landlord is. */
function withRoleName(reader: string, rest: string, firm: string | undefined) {
  const role = firm?.split(' ').at(-1);
  const named = role
    ? new RegExp(
        `,? (?:(?:our|my|the) )?${role},? ((?:Mr|Mrs|Ms|Dr)\\.? [A-Z][\\w'-]+(?: [A-Z][\\w'-]+)?)(?=[.,;])`,
        'i',
      ).exec(rest)
    : null;
  return named?.[1] && !reader
    ? { reader: named[1], rest: rest.replace(named[0], '') }
    : { reader, rest };
}

/** @returns undefined for a request that names no reader in its first words */
export function addressedText(prompt: string): AddressedText | undefined {
  const named = prompt.trim().replace(roleAndName, '$1$2 ');
  // "Text message to …": the kind may begin the prompt.
  const begun = named.replace(/^[A-Z](?=[a-z]+ )/, (letter) => letter.toLowerCase());
  const found = heads.map((head) => head.exec(begun)?.groups).find(Boolean);
  if (!found) return undefined;
  const { kind: written = '', firm, reader: read = '', topic, rest: told = '' } = found;
  const { reader, rest } = withRoleName(read, told, firm);
  const noun = firm?.replace(/^(?:the|our|my) /i, '');
  // "our drivers" are greeted as what they are, "the food bank" as its team.
  const whom =
    reader ||
    (noun &&
    (isPerson.test(noun) ||
      /[^s]s$|\b(?:board|committee|council|team|staff|crew|office|department|club|choir)$/.test(
        noun,
      ))
      ? noun
      : `${noun} team`);
  const isName = (!noun || reader !== '') && !new RegExp(`(?:${readerGroups})$`, 'i').test(whom);
  return {
    isLetter: /^(?:letter|e-?mail|complaint)$/i.test(written),
    ...(!isAnyone.test(whom) && { reader: isName ? asName(whom) : whom.toLowerCase() }),
    rest: topic ? `I am writing to you about ${topic}. ${rest}` : asNotes(rest),
  };
}

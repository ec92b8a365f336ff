import { termsOf } from './grammar.js';
import { lowerFirst } from './sentence.js';

/** What stands at the head of an entry: what the letter is, and whom it is to. */
export interface LetterHead {
  /** The entry with its head as a sentence to the reader, or without it. */
  readonly text: string;
  readonly reader?: string | undefined;
}

const title = '(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r|[Pp]astor|[Cc]oach)\\.?';
const capital = "(?!(?:The|A|An|Our|My|We|I|It|You|If|To)\\b)[A-Z][a-z][\\w'-]*";
const name = `(?:${title} (?:and ${title} )?[A-Za-z][\\w'-]+|${capital}(?: ${capital})?)`;
const people =
  '(?:landlord|landlady|tenant|supplier|vendor|customer|client|neighbor|manager|boss|accountant|banker|contractor|property manager|insurance agent)';

type Rule = readonly [RegExp, (match: RegExpExecArray, rest: string) => LetterHead | undefined];

/** "take down the oak", "paint two rooms": a deed, no thing. */
const isDeed = (rest: string) =>
  /^[a-z]+(?: (?:down|out|up|off|in|back|away))? (?:the|an?|her|his|their|your|our|all|both|one|two|three|four|old|new|\d+)\b/.test(
    rest,
  ) && Boolean(termsOf(`to ${rest}`)[1]?.tags.has('Verb'));

const rules: readonly Rule[] = [
  // "to our landlord Mrs. Okafor the outlet keeps tripping", "landlord Mr. Greer the roof leaks"
  [
    new RegExp(
      `^(?:(?:e-?mail |letter |note |message |text )?to )?(?:our |my |the )?${people},? (${name})[,:]? (?=(?:the|our|my|his|her|their|your|this|that|there|we|we're|I|I'm|please|it|it's|if|can|could)\\b)`,
    ),
    ([, reader], rest) => ({ reader, text: rest }),
  ],
  // "quote for Ellen Fry take down the dead oak"
  [
    new RegExp(
      `^(?:an? |our |the |my )?([Qq]uote|[Ee]stimate|[Bb]id|[Pp]rice|[Pp]roposal) (?:for|to) (${name})[,:]? (?:to )?(?=[a-z])`,
    ),
    ([, kind = '', reader], rest) =>
      isDeed(rest)
        ? {
            reader,
            text: `here is our ${kind.toLowerCase()} to ${rest.replace(/^([^,.;]*[a-z]) (?=\$?\d[\d,.]*\d(?:[,.;]|$))/, '$1 for ')}`,
          }
        : undefined,
  ],
  // "second reminder Mr. Beasley invoice 2217"
  [
    new RegExp(
      `^(?:this is )?(?:an? |our |the |my )?(?:([Ff]riendly|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]inal|[Ll]ast|2nd|3rd) )?([Rr]eminder|[Nn]otice)[,:]? (?:to |for )?(${name})[,:]? (?=(?:[Tt]he )?(?:[Ii]nvoice|[Ii]nv|[Bb]ill)\\b)`,
    ),
    ([, nth, kind = '', reader], rest) => ({
      reader,
      text: `${nth && !/friendly/i.test(nth) ? `this is our ${nth.toLowerCase().replace('2nd', 'second').replace('3rd', 'third')} ${kind.toLowerCase()}. ` : ''}${rest.replace(/^((?:invoice|inv|bill) #?\d[\w-]*),? (?!for\b|is\b|was\b|from\b)([a-z][a-z' -]{2,40}?),? (?=\$\d)/i, '$1 for $2, ').replace(/(\$\d[\d,.]*\d) (?=(?:was|is) due\b)/, '$1, ')}`,
    }),
  ],
  // "reply to applicant Tori Banks, got your resume"
  [
    new RegExp(
      `^(?:reply|respond|write|e-?mail|text|message|note|letter|answer)(?: back)? (?:to )?(?:the |our |an? |my )?(?:applicant|candidate|employee|member|parent|guest|student|patient|driver|donor|volunteer|reader|${people}) (${name})[,:]? (?:(?:and )?(?:say|tell (?:him|her|them)) )?(?:that )?`,
    ),
    ([, reader], rest) => ({ reader, text: rest }),
  ],
  // "Jess you start Monday"
  [
    new RegExp(`^(${capital}),? (?=(?:you|your|you're|you'll|you've)\\b)`),
    ([, reader = ''], rest) =>
      termsOf(`thank ${reader} today`)[1]?.tags.has('FirstName')
        ? { reader, text: rest }
        : undefined,
  ],
  // "invoice 4410 for 200 banners, due Dec 15 to Scenic City Realty"
  [
    new RegExp(
      `^(?=(?:invoice|inv|bill)\\b[^,;]*? to (${capital}(?: [A-Z][\\w'&-]*){0,3})\\s*(?:[,.;]|$))`,
    ),
    ([, reader = ''], rest) => ({ reader, text: rest.replace(` to ${reader}`, '') }),
  ],
  // "recall of the blue swim belts we sold"
  [
    /^(?:urgent |product |safety )*recall(?: of| on| for|:)? (?=(?:the|our|all|[a-z]+)\b)/i,
    (_, rest) => ({ text: `we are recalling ${rest}` }),
  ],
];

const startsWithName = /^[A-Z][a-z]+,? you/;

/** Reads the head of an entry; undefined where it has none. */
export function letterHead(entry: string): LetterHead | undefined {
  const text = startsWithName.test(entry) ? entry : lowerFirst(entry);
  for (const [pattern, say] of rules) {
    const match = pattern.exec(text);
    const head = match && say(match, text.slice(match[0].length));
    if (head) return head;
  }
  return undefined;
}

const away =
  '(?:out|off|sick|ill|away|gone|back|leaving|retiring|moving|late|stuck|running late|on (?:vacation|leave|maternity leave))';

/** "Dr. Patel is out Thursday": somebody of the writer's who is spoken of, never the reader. */
export const isAbsent = (text: string, who: string): boolean =>
  new RegExp(
    `${who.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\. /g, '\\.? ')} (?:is|was|will be|has been) ${away}\\b`,
    'i',
  ).test(text);

import { escapePattern } from '@commons/contracts/text/escape-pattern';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { termsOf } from '../grammar/grammar.js';
import { lowerCommonStart } from '../grammar/sentence.js';
import { isVerb, tagged } from '../grammar/tagging.js';
import { isFirstName } from '../names/first-names.js';
import { declineOf } from '../orders/declines.js';
import { capital, type HeadRule, kin, type LetterHead, name, people, title } from './head-names.js';
import { statedHeads } from './stated-heads.js';

const monthDay = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \\d';

/** How a question about somebody is asked of them. */
const yours: Readonly<Record<string, string>> = { has: 'have', does: 'do', is: 'are', was: 'were' };

/** "Hale Creek", "Kerr Law": no person. */
const place =
  /(?:Park|Creek|Lake|Church|High|School|Street|Hall|Barn|Center|Club|Road|Ave|Avenue|Mountain|Hill|Hills|Ridge|Valley|Inn|Hotel|Law|Realty|Bank|Baptist|Methodist|Elementary|Festival|Market|Farm|Farms|Brewing|Cafe|County|City|Day|Eve|Fair|Sunday|Saturday|Friday|Monday)$/;

/** "take down the oak", "paint two rooms": a deed, no thing. */
const isDeed = (rest: string) =>
  /^[a-z]+(?: (?:down|out|up|off|in|back|away))? (?:the|an?|her|his|their|your|our|all|both|one|two|three|four|old|new|\d+)\b/.test(
    rest,
  ) && Boolean(termsOf(`to ${rest}`)[1]?.tags.has('Verb'));

const rules: readonly HeadRule[] = [
  // "email to parents hand foot and mouth in the 3s room"
  [
    /^(?:an? )?(?:e-?mail|letter|note|message|text|memo|notice) (?:to|for) (?:all |our |my |the )*(parents|families|customers|clients|members|students|tenants|residents|staff|team|crew|volunteers|neighbors|patients|guests|vendors|employees)[,:]? (?=\S)(?!who\b|of\b|at\b|about\b|that\b|saying\b|in\b|with\b|to\b|on\b)/i,
    ([, reader = ''], rest) => ({ reader: reader.toLowerCase(), text: rest }),
  ],
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
  // "did Mr. Haskell look at the estimate"
  [
    new RegExp(
      `^(did|has|does|is|was|can|could|will|would) (${title} [A-Za-z][\\w'-]+|${capital}(?: ${capital})?) (?!and\\b|or\\b)(?=[a-z])`,
      'i',
    ),
    ([, verb = '', reader = ''], rest) =>
      new RegExp(`^${title}`).test(reader) || isFirstName(reader.split(' ')[0] ?? '')
        ? { reader, text: `${yours[verb.toLowerCase()] ?? verb.toLowerCase()} you ${rest}` }
        : undefined,
  ],
  // "did the parents of Caleb Ross turn in his permit"
  [
    new RegExp(
      `^(?:did|has|have) (?:the )?(${kin}) of (${capital})(?: ${capital})? (?=[a-z])`,
      'i',
    ),
    ([, who = '', name = ''], rest) => ({
      reader: `${upperFirst(name)}'s ${who.toLowerCase()}`,
      text: `did you ${rest}`,
    }),
  ],
  // "tell Marcus's mom", "email Zoe's parents"
  [
    new RegExp(
      `^(?:tell|remind|ask|let|e-?mail|text|warn|notify|to|for) (${capital})'s (${kin})(?: know)?,? (?:that )?`,
    ),
    ([, name = '', who = ''], rest) => ({
      reader: `${name}'s ${who}`,
      text: /^(?:to|if|whether|when|what|how) /.test(rest) ? `ask them ${rest}` : rest,
    }),
  ],
  // "Ms. Oduya at First Volunteer about a loan", "Priya from the bike club, can you"
  [
    new RegExp(
      `^(${title} [A-Za-z][\\w'-]+|${capital}(?: ${capital})?),? (?:at|from|of|with) (?:the |our )?(?:${capital}(?: (?:&|and|of) ${capital}| ${capital}){0,3}|[a-z]+(?: [a-z]+)?),? (?=(?:about|re)\\b)`,
    ),
    ([, reader = ''], rest) =>
      new RegExp(`^${title}`).test(reader) || isFirstName(reader.split(' ')[0] ?? '')
        ? { reader, text: rest }
        : undefined,
  ],
  [
    new RegExp(
      `^(${title} [A-Za-z][\\w'-]+) (?:at|from|of|with) (?:the |our )?(?:${capital}(?: (?:&|and|of) ${capital}| ${capital}){0,3}),? (?=(?:I|we|want|would|could|can|need|do|are|did)\\b)`,
    ),
    ([, reader = ''], rest) => ({ reader, text: rest }),
  ],
  // "Lorraine thanks for the brownies", "marcus can you bring the ladder"
  [
    new RegExp(
      `^(${title} [A-Za-z][\\w'-]+|[A-Za-z][a-z'-]+(?: ${capital})?),? (?=(?:thanks?|thank you|sorry|congrats|congratulations|happy (?:birthday|anniversary|new)|welcome (?:to|back|aboard)|(?:can|could|would|will|did|do|are|have) you|just (?:wanted|checking|a)|hope|it was|we (?:are|got|can|need|have|found|will)|please|when|here(?:'s| is| are))\\b)`,
    ),
    ([, reader = ''], rest) =>
      new RegExp(`^${title}`).test(reader) || isFirstName(reader.split(' ')[0] ?? '')
        ? { reader: upperFirst(reader), text: rest }
        : undefined,
  ],
  // "your bikes done Jess new chain came to $84"
  [
    new RegExp(
      `^your ([a-z]+?(?: [a-z]+?)?)('?s| is| are)? (?:all )?(done|ready|in|here|finished|fixed)[,.]? (${capital})(?:[,.] ?| (?!(?:is|was|can|will|has|did)\\b)|$)`,
    ),
    ([, thing = '', be = '', how = '', reader = ''], rest) =>
      isFirstName(reader)
        ? { reader, text: `your ${thing} ${be === ' are' ? 'are' : 'is'} ${how}. ${rest}` }
        : undefined,
  ],
  // "wedding flowers Nora Pike May 23 …"
  [
    new RegExp(
      `^((?:[a-z-]+ ){1,4})(?<!\\b(?:for|of|with|by|from|at|to|and|or|the|our|my|a|your|new|teacher|driver|manager) )((?!${monthDay}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Sat)(?:day)? )${capital} ${capital}),? (?=(?:${monthDay})|\\d|\\$|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\\b)`,
    ),
    ([, thing = '', reader = ''], rest) =>
      !place.test(reader) &&
      !tagged(thing.trim()).some((word) => isVerb(word) && !/(?:s|ing)$/.test(word.lower))
        ? { reader, text: `${thing}${rest}` }
        : undefined,
  ],
  // "warn the tenants at 40 Maple Ave water off Thursday"
  [
    new RegExp(
      `^(?:warn|tell|inform|notify|remind|let) ((?:all )?(?:the|our|my)? ?(?:tenants|residents|neighbors|families|customers|people|owners|renters|guests|members|shops))(?: know)? ((?:at|on|in) (?:\\d+ )?${capital}(?: ${capital}){0,2}),? (?:that |know )?(?=[a-z])`,
    ),
    ([, reader = '', where = ''], rest) => ({
      reader: reader.replace(/^(?:all )?(?:the|our|my) /, ''),
      text: `${where} ${rest}`,
    }),
  ],
  [
    /^(?:warn|notify) ((?:all )?(?:the|our|my)? ?(?:tenants|residents|neighbors|families|customers|people|owners|renters|guests|members|parents|drivers|students|crew|staff))(?: that| about)? (?=[a-z])(?!at\b|on\b|in\b|who\b|and\b|of\b)/,
    ([, reader = ''], rest) => ({
      reader: reader.replace(/^(?:all )?(?:the|our|my) /, ''),
      text: rest.replace(/^not to /, 'please do not '),
    }),
  ],
  // "Jess you start Monday"
  [
    new RegExp(`^(${capital}),? (?=(?:you|your|you're|you'll|you've)\\b)`),
    ([, reader = ''], rest) => (isFirstName(reader) ? { reader, text: rest } : undefined),
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

/** Orders first: "tell …" is one whatever follows. */
const allRules = [...rules, ...statedHeads];

const startsWithName = /^[A-Z][a-z]+/;

/** Reads the head of an entry; undefined where it has none. */
export function letterHead(entry: string): LetterHead | undefined {
  const decline = declineOf(entry);
  if (decline) return decline;
  const text = startsWithName.test(entry) ? entry : lowerCommonStart(entry);
  for (const [pattern, say] of allRules) {
    const match = pattern.exec(text);
    const head = match && say(match, text.slice(match[0].length));
    if (head) return head;
  }
  return undefined;
}

const away =
  '(?:out|off|sick|ill|away|gone|back|leaving|retiring|moving|late|stuck|running late|on (?:vacation|leave|maternity leave))';

/** A name as part of a pattern, with or without the dot of its title. */
const patternOf = (who: string) => escapePattern(who).replace(/\\\. /g, '\\.? ');

/** "Dr. Patel is out Thursday", "from Ms. Bev who is moving": somebody of the writer's who is spoken of, never the reader. */
export const isAbsent = (text: string, who: string): boolean =>
  new RegExp(
    `(?:from|for|replac(?:es|ing)) ${patternOf(who)} (?:who|while|until)\\b|${patternOf(who)} (?:is|was|will be|has been) ${away}\\b`,
    'i',
  ).test(text);

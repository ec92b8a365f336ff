import { numberWords } from '../../facts/amounts/number-words.js';
import { readerGroups } from './reader-groups.js';

/** Texts with a form of their own, told by the first words of a request. */
export type FormKind =
  | 'policy'
  | 'menu'
  | 'faq'
  | 'bio'
  | 'thanks'
  | 'welcome'
  | 'names'
  | 'slogans'
  | 'group'
  | 'invitation'
  | 'plan'
  | 'resignation'
  | 'explanation'
  | 'speech'
  | 'away'
  | 'prices'
  | 'application'
  | 'interview';

export interface RequestHead {
  readonly kind: FormKind;
  /** What or whom it is about: "return", "our dog daycare", "the Rotary Club". */
  readonly subject: string;
  /** What is to be said. */
  readonly rest: string;
  /** What the text is called, where a form has several: "toast". */
  readonly called?: string;
  /** Whether somebody asks for a text about their own work: "my profile". */
  readonly isOwn?: boolean;
  /** How many are asked for: "five slogans". */
  readonly count?: number;
}

const order =
  '^(?:please )?(?:can you )?(?:write|make|create|draft|give me|i need|we need|need|do|we want|i want|i would like|we would like)?\\s*(?:me |us )?(?:up )?(?:an? |the |my |our |some )?(?:short |quick |nice |simple |little |clear )*';

const heads: readonly (readonly [FormKind, RegExp])[] = [
  [
    'application',
    new RegExp(
      `${order}(?:cover|application|motivation) letter(?: (?:to apply )?(?:for|as)(?: applying)?(?: (?:the |an? |my ))?(?: ?(?:position|job|role|post) (?:of|as) )? ?(?<subject>[^,.:;]{3,80}?))?\\s*(?:[,.:;]\\s*|$)`,
      'i',
    ),
  ],
  [
    'interview',
    new RegExp(
      `${order}(?:\\d+ |some |good )*(?:job )?interview questions(?: (?:to ask|for|when|about|with|of))*(?: (?<subject>[^,.:;]{3,120}?))?\\s*(?:[,.:;]\\s*|$)`,
      'i',
    ),
  ],
  // "return policy.", "a cancellation policy for my massage studio: 24 hours notice"
  [
    'policy',
    new RegExp(
      `${order}(?<subject>(?:[a-z-]+ ){0,3}(?:policy|policies|house rules|rules|terms|dress code|(?:care |cleaning |washing |safety )?instructions))(?: (?:sign|page|text))?(?: for (?<place>(?:(?:my|our|the|an?) )?[a-z][a-z' ]{2,30}?))?(?:\\s*[:.,;–-]+\\s*|\\s+(?=\\d|no\\b|that\\b))`,
      'i',
    ),
  ],
  [
    'prices',
    /^(?:please )?(?:(?:write|make|create|do|need|i need) )?(?:an? |the |our |my )?(?:price (?:board|list|sheet|sign)|menu board|list of (?:our |my )?prices|(?:our |my )?prices)(?: for (?<subject>(?:the |our |my )?[^,.:;\d]{3,30}?))?\s*[:.,;-]\s*(?=[^$]*\$?\d)/i,
  ],
  [
    'bio',
    new RegExp(
      `${order}(?:description|profile|blurb|listing|intro) (?:for|on) (?:the |our |my )?(?:(?:business |online |town )?directory|listing|website|web page|google|yelp|facebook page)\\s*[:.,;]\\s*`,
      'i',
    ),
  ],
  // "a short description of my business for the directory."
  [
    'bio',
    new RegExp(
      `${order}(?:short |brief )?(?:description|profile|blurb|listing|intro|introduction|paragraph|text) (?:of|about|for) (?:me|us|myself|(?:my|our|the) (?:business|company|shop|store|practice|salon|studio|service|farm|restaurant|truck|garage|bakery|gym|clinic))(?: (?:for|on|in) (?:the |our |my |a )?(?<subject>[a-z' ]{3,30}))?\\s*[:.,;]\\s*`,
      'i',
    ),
  ],
  [
    'menu',
    new RegExp(
      `${order}(?:menu (?:description|text|line|entry|blurb|item)|description (?:of|for) (?:the |our )?menu item|product description|description|describe)(?: (?:for|of))?(?: (?:our|my|the|a|an))? (?<subject>[^,.:;]{3,50}?)(?: (?:for|on) (?:the|our|my) menu)?[,.:;]\\s*`,
      'i',
    ),
  ],
  [
    'faq',
    new RegExp(
      `${order}(?:(?:\\d+|three|four|five|six|some|a few) )?(?:faqs?|frequently asked questions|questions and answers|q ?& ?a)(?: (?:page|section))?(?: with (?:[\\w-]+ )?questions(?: and answers)?)?(?: (?:for|about|on) (?<subject>[^,.:;]{3,50}))?\\s*[:.,;]\\s*`,
      'i',
    ),
  ],
  [
    'bio',
    new RegExp(
      `${order}(?:(?:short|brief|quick|staff|team|employee) )*(?:(?:linkedin|profile|professional|r[eé]sum[eé]) (?:summary|text|about)|bio|about us|about page|about me|about section|our story|company description|business description|profile text)(?: (?:page|section|text|paragraph|blurb))?(?: (?:of|about|for) (?:me|us|myself|ourselves|(?:my|our) [a-z]+(?: [a-z]+)?))?(?: (?:for|on) (?<subject>[^,.:;]{3,50}?))?(?: in (?:the )?(?:third|first) person)?(?:,? (?:keep (?:it )?)?(?:under|max|about) \\d+ words)?\\s*[:.,;]\\s*`,
      'i',
    ),
  ],
  [
    'thanks',
    new RegExp(
      `${order}(?:thank[- ]you|thanks) (?:card|note|letter|message) (?:to|for) (?<subject>(?:(?:Mrs?|Ms|Dr)\\. )?[^,.:;]{2,60}?) (?=for\\b|because\\b|who\\b|that\\b)|${order}(?:thank[- ]you|thanks) (?:card|note|letter|message) (?:to|for) (?<other>(?:(?:Mrs?|Ms|Dr)\\. )?[^,.:;]{2,60})[,.:;]\\s*`,
      'i',
    ),
  ],
  [
    'welcome',
    new RegExp(
      `${order}welcome (?:note|message|letter|card|text|e-?mail) (?:for|to) (?<subject>[^,.:;]{2,60})[,.:;]\\s*`,
      'i',
    ),
  ],
  [
    'slogans',
    new RegExp(
      `${order}(?<count>\\d+|one|two|three|four|five|six|seven|eight|ten|some|a few|several)?\\s*(?:catchy |good |short |new )*(?:slogans?|taglines?|mottos?|catch ?phrases?)(?: ideas)? (?:for|of) (?<subject>[^,.:;]{3,200})`,
      'i',
    ),
  ],
  [
    'names',
    new RegExp(
      `${order}(?:\\d+ )?(?:catchy |good |cute |fun )?(?:names?|name ideas|ideas for (?:a|the) names?)(?: ideas)? (?:for|of) (?<subject>[^,.:;]{3,60})`,
      'i',
    ),
  ],
  [
    'invitation',
    new RegExp(
      `${order}(?:invitation|invite)(?: card| text| letter| message)? (?:to|for) (?<subject>[^,.:;]{3,80})[,.:;]\\s*`,
      'i',
    ),
  ],
  [
    'plan',
    new RegExp(
      `${order}(?:plan|schedule|program|run of show|timeline|agenda|itinerary) (?:for|of) (?<subject>[^,.:;]{3,60})[:,.;]\\s*`,
      'i',
    ),
  ],
  [
    'resignation',
    new RegExp(
      `${order}(?:resignation letter|letter of resignation|two weeks'? notice)(?: letter)? (?:from|for|at) (?:my |the )?(?<subject>[^,.:;]{3,60})[,.:;]\\s*`,
      'i',
    ),
  ],
  [
    'explanation',
    /^(?:please )?explain to (?:our |my |the )?(?<subject>customers|clients|parents|members|tenants|neighbors|patients|guests) why (?<rest>.+)$/i,
  ],
  // "a short speech for my employee's retirement party."
  [
    'speech',
    new RegExp(
      `${order}(?:(?:\\d+|one|two|three|four|five|ten)[- ]minutes? )?(?<called>speech|toast|eulogy|few words) (?:for|at|about|to) (?<subject>[^.:;]{3,80})[.:;]\\s*`,
      'i',
    ),
  ],
  [
    'away',
    new RegExp(
      `${order}(?:out[- ]of[- ](?:the[- ])?office|away|vacation|auto(?:matic|mated)?[- ]?)(?: ?(?:reply|message|e-?mail|note|response|responder|text))+(?: for (?<subject>[^.:;]{3,40}))?\\s*[.:;,]\\s*`,
      'i',
    ),
  ],
  [
    'group',
    new RegExp(
      `${order}(?:text message|text|sms|whatsapp|message|dm|notice|announcement|note) (?:to|for) (?<subject>(?:all |our |my |the )*(?:[a-z]+ )?(?:${readerGroups}))(?: board| chat| channel)?\\s*(?:[:.,;]|that|saying)\\s*`,
      'i',
    ),
  ],
];

/** "About me text for my profile", never the profile of a business. */
const ofOneself =
  /^(?!.*\b(?:business|company|shop|store|practice|salon|studio|farm|restaurant|our)\b).*\b(?:profile|r[eé]sum[eé]|linkedin|portfolio)\b/i;

/** @returns undefined for a request without one of these forms */
export function requestHead(prompt: string): RequestHead | undefined {
  const text = prompt.trim();
  for (const [kind, pattern] of heads) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { subject, other, place, count, called } = match.groups ?? {};
    const asked = Number(count) || numberWords[count?.toLowerCase() ?? ''];
    return {
      kind,
      subject: [subject ?? other ?? '', place ? ` for ${place}` : ''].join('').trim(),
      rest: match.groups?.rest ?? text.slice(match[0].length),
      ...(asked && { count: asked }),
      ...(ofOneself.test(match[0]) && { isOwn: true }),
      ...(called && { called: called.toLowerCase() }),
    };
  }
  return undefined;
}

import { numberWords } from '../../facts/amounts/number-words.js';

/** Texts with a form of their own, told by the first words of a request. */
export type FormKind = 'menu' | 'faq' | 'names' | 'slogans' | 'plan' | 'prices' | 'interview';

export interface RequestHead {
  readonly kind: FormKind;
  /** What or whom it is about: "return", "our dog daycare", "the Rotary Club". */
  readonly subject: string;
  /** What is to be said. */
  readonly rest: string;
  /** How many are asked for: "five slogans". */
  readonly count?: number;
}

const order =
  '^(?:please )?(?:can you )?(?:write|make|create|draft|give me|i need|we need|need|do|we want|i want|i would like|we would like)?\\s*(?:me |us )?(?:up )?(?:an? |the |my |our |some )?(?:short |quick |nice |simple |little |clear )*';

const count = `(?:\\d+|${Object.keys(numberWords).join('|')})`;

const heads: readonly (readonly [FormKind, RegExp])[] = [
  [
    'interview',
    new RegExp(
      `${order}(?:\\d+ |some |good )*(?:job )?interview questions(?: (?:to ask|for|when|about|with|of))*(?: (?<subject>[^,.:;]{3,120}?))?\\s*(?:[,.:;]\\s*|$)`,
      'i',
    ),
  ],
  [
    'prices',
    /^(?:please )?(?:(?:write|make|create|do|need|i need) )?(?:an? |the |our |my )?(?:price (?:board|list|sheet|sign)|menu board|list of (?:our |my )?prices|(?:our |my )?prices)(?: for (?<subject>(?:the |our |my )?[^,.:;\d]{3,30}?))?\s*[:.,;-]\s*(?=[^$]*\$?\d)/i,
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
      `${order}(?:(?:${count}|some|a few) )?(?:faqs?|frequently asked questions|questions and answers|q ?& ?a)(?: (?:page|section))?(?: with (?:[\\w-]+ )?questions(?: and answers)?)?(?: (?:for|about|on) (?<subject>[^,.:;]{3,50}))?\\s*[:.,;]\\s*`,
      'i',
    ),
  ],
  [
    'slogans',
    new RegExp(
      `${order}(?<count>${count}|some|a few|several)?\\s*(?:catchy |good |short |new )*(?:slogans?|taglines?|mottos?|catch ?phrases?)(?: ideas)? (?:for|of) (?<subject>[^,.:;]{3,200})`,
      'i',
    ),
  ],
  [
    'names',
    new RegExp(
      `${order}(?:${count} )?(?:catchy |good |cute |fun )?(?:names?|name ideas|ideas for (?:a|the) names?)(?: ideas)? (?:for|of) (?<subject>[^,.:;]{3,60})`,
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
];

/** @returns undefined for a request without one of these forms */
export function requestHead(prompt: string): RequestHead | undefined {
  const text = prompt.trim();
  for (const [kind, pattern] of heads) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { subject, count } = match.groups ?? {};
    const asked = Number(count) || numberWords[count?.toLowerCase() ?? ''];
    return {
      kind,
      subject: subject?.trim() ?? '',
      rest: text.slice(match[0].length),
      ...(asked && { count: asked }),
    };
  }
  return undefined;
}

import { readerNouns } from '../grammar/to-reader.js';

/** What can be written, as owners call it. */
const documents =
  '(?:e-?mail|letter|message|note|text|sms|post|caption|ad|advert|advertisement|flyer|flier|tweet|announcement|reply|response|newsletter|blurb|intro|introduction|copy|description|headline|subject line|press release|article|story|reminder|invitation|invite|apology|thank[- ]you|proposal|pitch|quote|request|follow[- ]?up|something|one(?!s)|blog|promo|notice|statement|sign|message)';

/** Words before an order that say nothing: "Hi, can you please", "make sure to". */
export const filler = new RegExp(
  `^(?:(?:hi|hey|hello|ok|okay|so|please|kindly|basically|maybe|and|also|then|plus|but|just|can you|could you|would you|will you|i'd like you to|i want you to|i need you to|i (?:need|want|have|would like|am trying|am looking) to|i'd like to|i'm (?:trying|looking|writing|hoping) to|i am (?:trying|writing|hoping) to|help me(?: to)?|help us(?: to)?|we (?:need|want|have|would like) to|we'd like to|(?:need|needs|want|wants|trying|looking) to|let's|you should|it should|(?:this|the) ${documents} (?:should|is to|needs to|must|is supposed to)|the (?:goal|purpose|idea|point) is to|make sure (?:to|you)|be sure to|don't forget to|remember to|try to)[,\\s]+)+(?=\\S)`,
  'i',
);

/** The order to write a text: "write me a short e-mail". */
export const writeOrder = new RegExp(
  `^(?:write|draft|compose|create|make|prepare|do|generate|send|give me|get me|need|i need|i want|we need|we want|i'd like|i would like|want|come up with|put together|craft)\\s+(?:(?:me|us|up|out|him|her|them|my customers?|our customers?|the customers?)\\s+)?(?:(?!(?:to|about|for|that|and|on|of|from|by|at)\\b)[\\w'/-]+\\s+){0,5}?${documents}s?\\b(?:\\s+(?:e-?mail|message|note|post|text|letter|ad|copy))?`,
  'i',
);

/** The text named without a verb: "thank-you note to", "post about". */
export const documentStart =
  /^(?:(?!(?:to|for|about|we|i|that|our|my|new|your)\b)[\w-]+\s+){0,4}(?:e-?mail|letter|message|note|post|caption|ad|flyer|tweet|text|newsletter|press release)\s+(?=(?:to|about|for|that|offering|introducing|explaining|saying|telling|asking|announcing|thanking|letting|inviting|reminding|promoting)\b)/i;

/** "An e-mail asking": the order is "ask". */
export const gerunds: Readonly<Record<string, string>> = {
  asking: 'ask',
  telling: 'tell',
  saying: 'say',
  thanking: 'thank',
  announcing: 'announce',
  inviting: 'invite',
  offering: 'offer',
  reminding: 'remind',
  apologizing: 'apologize',
  apologising: 'apologize',
  letting: 'let',
  introducing: 'introduce',
  requesting: 'request',
  confirming: 'confirm',
  explaining: 'explain',
  informing: 'inform',
  promoting: 'promote',
  advertising: 'advertise',
  proposing: 'propose',
  suggesting: 'suggest',
  mentioning: 'mention',
  promising: 'promise',
  congratulating: 'congratulate',
  checking: 'check',
  following: 'follow',
  scheduling: 'schedule',
  welcoming: 'welcome',
  wishing: 'wish',
  warning: 'warn',
  seeing: 'see',
  sharing: 'share',
  reaching: 'reach',
  notifying: 'inform',
  giving: 'give',
  sending: 'send',
  collecting: 'collect',
  encouraging: 'encourage',
};

/** The nouns of a purpose: "reminder about the invoice" is "remind about the invoice". */
export const nounOrders: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:an? |our |my )?(?:sincere |full )?apolog(?:y|ies)(?: e-?mail| letter| note)?(?: to (?:him|her|them))?(?=\s|$)/i,
    'apologize',
  ],
  [
    /^(?:an? |our |my )?(?:big |huge |warm |quick )?(?:thank[- ]you|thanks)(?: e-?mail| letter| note| message)?(?=\s|$)/i,
    'thank',
  ],
  [
    /^(?:an? )?(?:friendly |quick |gentle |kind |first |second |third |last |final |polite |short |payment |past due |overdue |invoice |appointment |bill )*reminder(?: e-?mail| letter| note| message)?(?=\s|$)/i,
    'remind',
  ],
  [/^(?:an? )?invit(?:ation|e)(?: e-?mail| letter)?(?=\s+(?:to|for)\b)/i, 'invite'],
  [/^(?:a )?(?:follow[- ]?up|check[- ]?in)(?: e-?mail| message)?(?=\s|$)/i, 'follow up'],
  [/^(?:a )?confirmation(?: e-?mail)?(?=\s+(?:of|that|for)\b)/i, 'confirm'],
  [/^(?:an? )?announcement(?=\s+(?:of|that|about)\b)/i, 'announce'],
  [/^(?:a )?request(?=\s+(?:for|to)\b)/i, 'request'],
  [/^congrat(?:s|ulations)\b/i, 'congratulate'],
];

/** Who is told, asked or thanked. */
export const someone = `(?:him|her|them|everyone|everybody|people|folks|you|us|${readerNouns}|all (?:of )?(?:our |my |the )?(?:customers|clients|members|parents|staff)|(?:the|our|my|all|all our)?\\s?(?:team|staff|crew|neighbors?|families|followers|students|community|locals|landlord|servers|cooks|drivers|stylists|technicians|techs|employees|tenants|residents|riders|players|volunteers|subscribers|donors))`;

/** "to offices nearby" before what the text is about. */
export const toWhom = new RegExp(
  `^to\\s+(?:(?!(?:tell|ask|say|thank|promote|announce|remind|invite|let|apologi[sz]e|offer|get|sell|explain)\\b)[\\w'&.-]+\\s+){1,5}?(?=(?:about|for|that|regarding|${Object.keys(gerunds).join('|')})\\b)`,
  'i',
);

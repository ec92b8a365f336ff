import type { AccountFacts } from '../../facts/account/account-facts.js';
import { gerundOf, isStatement } from '../../facts/grammar/grammar.js';
import { asSentence, lowerFirst, upperStart } from '../../facts/grammar/sentence.js';
import { inParagraphs } from '../../facts/requests/copy-edit/told-sentences.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { bullets } from '../entered-text.js';
import type { BuiltInText } from '../writing-tool.js';
import { bioOf } from './bio.js';
import { thoughtsOf } from './fragments-said.js';
import { toldOfOneself } from './told-of-oneself.js';

/** What its owner has to say, in whole sentences, and the text that they asked for. */
interface ToldText {
  readonly told: readonly string[];
  /** Which text is wanted: "a thank-you card to Jim". */
  readonly order: string;
  /** Who is greeted. */
  readonly reader: string | undefined;
  readonly account: AccountFacts;
}

/** What stands around the sentences of a text of one kind. */
type Frame = (text: ToldText) => BuiltInText;

const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

const signed = (closing: string, { name, company, phone }: AccountFacts, withPhone = false) =>
  [closing, name ?? (company ? undefined : '[your name]'), company, withPhone ? phone : undefined]
    .filter(Boolean)
    .join('\n');

/** What a text says of which nothing but its kind was told. */
function untold(order: string): string {
  if (/\bthank/i.test(order)) return 'Thank you so much.';
  return /\b(?:apolog|sorry)/i.test(order) ? 'We are sorry.' : '[fill in: what it says]';
}

/** The first sentence says what the order began: "a thank-you card to Jim | for staying late". */
function begun({ told, order, reader }: ToldText): string[] {
  const [named, ...rest] = told;
  if (named === undefined) return [untold(order)];
  // "Mr. Finch, the heater is out": who is greeted above.
  const isNamed =
    reader !== undefined && named.toLowerCase().startsWith(`${reader.toLowerCase()}, `);
  const first = isNamed ? upperStart(named.slice(reader.length + 2)) : named;
  if (/\bcongratulat(?:e|ing)\b/i.test(order) && !/\bcongrat/i.test(first))
    return [`Congratulations to ${lowerFirst(first).replace(/\.$/, '')}!`, ...rest];
  const sentence = /^That (?=\p{L}+ \p{L}+)/u.test(first) ? upperStart(first.slice(5)) : first;
  const deed = /\bthank/i.test(order) ? /\bwho (\p{Ll}+ed) (.+?)[.\s]*$/iu.exec(order) : null;
  if (deed) return [`Thank you for ${gerundOf(deed[1] ?? '')} ${deed[2]}.`, sentence, ...rest];
  if (!/^For \p{L}/u.test(sentence)) return [sentence, ...rest];
  if (/\bthank/i.test(order)) return [`Thank you ${lowerFirst(sentence)}`, ...rest];
  if (/\b(?:apolog|sorry)/i.test(order)) return [`We are sorry ${lowerFirst(sentence)}`, ...rest];
  return [sentence, ...rest];
}

/** What the order names behind one of its words, unless the sentences say it: "the back stairs". */
function namedIn({ told, order }: ToldText, pattern: RegExp): string | undefined {
  const found = pattern.exec(order.trim())?.[1]?.replace(/[\s.,:;–—-]+$/, '');
  if (!found) return undefined;
  const last = /[\p{L}\d]+$/u.exec(found)?.[0]?.toLowerCase() ?? '';
  return told.join(' ').toLowerCase().includes(last) ? undefined : tidyWords(found);
}

const isThanks = (text: ToldText) => /\bthank/i.test(`${text.order} ${text.told.join(' ')}`);
const isSad = /\b(?:condolence|sympathy|loss|passing|funeral|died)\b/i;

/** "4 years in a store, forklift certified": what somebody notes of themselves becomes sentences with "I". */
const inFirstPerson = (told: readonly string[]): string[] =>
  told.flatMap((sentence) => {
    const parts = sentence
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
      .replace(/\.$/, '')
      .split(/,\s+/);
    const isSaid = sentence.startsWith('[') || isStatement(parts[0] ?? '');
    return isSaid ? [sentence] : toldOfOneself(parts);
  });

const applied =
  /\b(?:cover|application|motivation) (?:letter|note)(?: (?:to apply )?(?:for|as))?(?: (?:the|an?|my))?(?: (.{3,80}))?$/i;

const ownName =
  /^(?:my name is|i am|i'm|signed(?: by)?) (\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})\.?$/iu;

/** A letter to a job's employer, of what its writer told. */
const application: Frame = (text) => {
  const told = text.told.filter((sentence) => !ownName.test(sentence));
  const name = text.told
    .map((sentence) => ownName.exec(sentence)?.[1]?.replace(/\.$/, ''))
    .find(Boolean);
  const ordered =
    applied.exec(text.order.trim())?.[1] ??
    /\bletter (?:for|as) (?:the |an? |my )?(.{3,80})$/i.exec(text.order.trim())?.[1];
  const [first = '', ...rest] = told;
  // "Welder at Harbor Yards.", in a tool for letters of application
  const isJob = !ordered && first !== '' && !isStatement(first) && !/\d/.test(first);
  const job = (ordered ?? (isJob ? first.charAt(0).toLowerCase() + first.slice(1) : undefined))
    ?.replace(/ (?:job|position|role|opening)\b/i, '')
    .replace(/[\s.,;:]+$/, '');
  return {
    text: joined([
      'Dear hiring team,',
      ...inParagraphs([
        `I am applying for the position of ${job ? tidyWords(job) : '[fill in: position]'}.`,
        ...inFirstPerson(begun({ ...text, told: isJob ? rest : told, reader: undefined })),
      ]),
      'I would be glad to tell you more in person. Thank you for your time.',
      ['Kind regards,', name ?? text.account.name ?? '[your name]'].join('\n'),
    ]),
    missing: [
      'the name of the person who reads it',
      'why you want to work there',
      ...(/\d/.test(told.join(' ')) ? [] : ['a result of your work in numbers']),
    ],
  };
};

/** "To my landlord": who is greeted by what they are. */
const roleIn = (order: string): string | undefined =>
  /\bto (?:my|our|the) (landlord|landlady|manager|boss|principal|coach|mayor|director|neighbors?|tenants|members|parents|customers|volunteers|staff|team)\b/i
    .exec(order)?.[1]
    ?.toLowerCase();

/** "Landlord Mr. Gerald Finch": who the one with a role is. */
const namedAs = (role: string | undefined, told: readonly string[]): string | undefined =>
  role &&
  new RegExp(
    `\\b${role},? (?:is )?((?:Mr|Mrs|Ms|Dr)\\. \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`,
    'iu',
  ).exec(told.join(' '))?.[1];

const letter: Frame = (text) => {
  const role = roleIn(text.order);
  const reader = text.reader ?? namedAs(role, text.told) ?? role;
  const about = namedIn(
    text,
    /\b(?:about|regarding|concerning) ((?:the|my|our|your|an?|some|this|that) .{3,60})$/i,
  );
  const resigned = namedIn(text, /\bresign(?:ation)?(?: letter)? (from .{3,80})$/i);
  const opening = about
    ? `I am writing to you about ${about}.`
    : resigned && `I am writing to resign ${resigned}.`;
  const isOnlyOrdered = text.told.length === 0 && opening !== undefined;
  const said = (isOnlyOrdered ? [] : begun(text)).map((sentence, at) =>
    at === 0 && /^About \p{Ll}/u.test(sentence)
      ? `I am writing to you ${lowerFirst(sentence)}`
      : sentence,
  );
  const asks = said.some((sentence) =>
    /\?$|\b(?:please|let (?:me|us) know|want to know|need)\b/i.test(sentence),
  );
  return {
    text: joined([
      reader ? `Dear ${reader},` : 'Hello,',
      ...inParagraphs([...(opening ? [opening] : []), ...said]),
      asks ? 'I look forward to hearing from you.' : undefined,
      signed('Kind regards,', text.account, true),
    ]),
    missing: text.reader ? [] : ["the reader's name"],
  };
};

const card: Frame = (text) => ({
  text: joined([
    text.reader ? `Dear ${text.reader},` : undefined,
    begun(text).join(' '),
    signed(
      isSad.test(text.order) ? 'With sympathy,' : isThanks(text) ? 'With thanks,' : 'Warmly,',
      text.account,
    ),
  ]),
  missing: text.reader ? [] : ["the reader's name"],
});

const message: Frame = (text) => ({
  text: joined([
    text.reader ? `Hi ${text.reader},` : undefined,
    begun(text).join(' '),
    text.account.company,
  ]),
  missing: [],
});

const invitation: Frame = (text) => {
  const occasion = namedIn(
    text,
    /\binvit\w*(?: card| text| letter| message)?(?: .*)? (?:to|for) ((?:the|our|my|an?) .{3,80})$/i,
  );
  const isAnswered = text.told.some((sentence) =>
    /\b(?:reply|rsvp|let (?:us|me) know|call|text|sign up)\b/i.test(sentence),
  );
  return {
    text: joined([
      text.reader ? `Dear ${text.reader},` : undefined,
      [occasion ? `You are invited to ${occasion}!` : '', ...begun(text)].filter(Boolean).join(' '),
      signed('Warmly,', text.account),
    ]),
    missing: isAnswered ? [] : ['by when and how people should say that they come'],
  };
};

/** What callers hear. */
const voicemail: Frame = ({ told, order, account: { company } }) => {
  const occasion =
    /\b(?:over|for|during) (?:the|our) (?:[\w'’]+ ){0,3}(?:holidays?|weekend|break|vacation|season|week|storm|move|remodel|renovation|inventory)\b/i.exec(
      order,
    )?.[0];
  const isUntold = occasion && !told.join(' ').toLowerCase().includes(occasion.toLowerCase());
  const said = told.map((sentence) =>
    (isUntold ? sentence.replace(/\bclosed\b/, `closed ${tidyWords(occasion)}`) : sentence).replace(
      /\bleave (?:their |a )?(?=(?:names?|numbers?|message)\b)/gi,
      (found) => (/message/i.test(found) ? found : 'leave your '),
    ),
  );
  const isOwn = /^(?:hi|hello|you(?:'ve| have) reached|thank(?:s| you) for calling)\b/i;
  const isAnswered = /\b(?:leave|call (?:you )?back|return your call|text us|press)\b/i;
  return {
    text: [
      ...(isOwn.test(said[0] ?? '')
        ? []
        : [company ? `Hello, you have reached ${company}.` : 'Hello, and thank you for calling.']),
      ...said,
      ...(said.some((sentence) => isAnswered.test(sentence))
        ? []
        : ['Please leave your name and number, and we will call you back.']),
    ].join(' '),
    missing: company || isOwn.test(said[0] ?? '') ? [] : ['the name of your business'],
  };
};

/** What answers mail while its reader is away. */
const away: Frame = (text) => ({
  text: joined([['Thank you for your message.', ...begun(text)].join(' '), text.account.company]),
  missing: [],
});

/** Sentences as they are; notes about a person or a business become some. */
const bio: Frame = (text) => ({
  text: text.told.some(isStatement)
    ? joined(inParagraphs(begun(text)))
    : bioOf(thoughtsOf(text.told.join(' ')), text.account),
  missing: ['what customers say, in their own words'],
});

const titleOf = (order: string, kind: RegExp) =>
  upperStart(
    tidyWords(kind.exec(order)?.[0] ?? '')
      .replace(/^(?:an? |the |our |my )/i, '')
      .trim(),
  );

const rulesNamed =
  /(?:[\p{L}'-]+ ){0,2}(?:policy|policies|rules|terms|dress code|instructions|guidelines)\b/iu;
const isOrdering =
  /^(?:please |can you |could you )?(?:write|make|create|draft|give me|do|need|i need) (?:me |us )?/i;

/** Rules stand below their title, each by itself. */
const rules: Frame = (text) => {
  const { company, phone } = text.account;
  const said = begun(text);
  return {
    text: joined([
      `# ${titleOf(text.order.replace(isOrdering, ''), rulesNamed)}`,
      said.length > 2 ? bullets(said) : said.join(' '),
      phone
        ? `Questions? Call us at ${phone}${company ? `, or ask anybody at ${company}` : ''}.`
        : 'Questions? Please ask us.',
    ]),
    missing: /instructions/i.test(text.order) ? [] : ['the day from which it holds'],
  };
};

const sign: Frame = (text) => ({
  text: joined([...begun(text), text.account.company]),
  missing: [],
});

/** Words to a room. */
const speech: Frame = (text) => {
  const occasion = namedIn(text, /\b(?:for|at) ((?:my|our|the|an?|\p{Lu}\S*) .{3,60})$/iu);
  return {
    text: joined(
      inParagraphs([
        ...(occasion
          ? [asSentence(`Thank you all for being here for ${occasion.replace(/^my\b/i, 'our')}`)]
          : []),
        ...begun(text),
      ]),
    ),
    missing: [],
  };
};

/** "About me", "my LinkedIn profile", never that of a business. */
const ofOneself =
  /^(?!.*\b(?:business|company|shop|store|practice|salon|studio|farm|restaurant|our)\b).*\b(?:profile|r[eé]sum[eé]|linkedin|portfolio|about me)\b/i;

const profile: Frame = (text) => ({
  text: joined(inParagraphs(inFirstPerson(begun(text)))),
  missing: /\d/.test(text.told.join(' ')) ? [] : ['a result of your work in numbers'],
});

const plain: Frame = (text) => ({
  text: joined(inParagraphs(begun(text))),
  missing: text.told.some(isStatement)
    ? []
    : ['what the text is for, who reads it, and what it has to say'],
});

/** In this order: a thank-you letter is a letter, the rules on a sign are rules. */
const frames: readonly (readonly [RegExp, Frame])[] = [
  [/\b(?:voice ?mail|answering machine|phone greeting|hold (?:line|message))\b/i, voicemail],
  [
    /\b(?:out[- ]of[- ](?:the[- ])?office|auto(?:matic|mated)?[- ]?(?:reply|response|message)|(?:away|vacation) (?:message|reply|note))\b/i,
    away,
  ],
  [rulesNamed, rules],
  [applied, application],
  [ofOneself, profile],
  [
    /\b(?:bio|about (?:us|me|page)|our story|(?:business|company) (?:description|profile)|(?:description|profile|blurb) (?:of|for|about|on))\b/i,
    bio,
  ],
  [/\binvit(?:e|es|ation|ations)\b/i, invitation],
  [/\b(?:letter|e-?mail|complaint|resignation|resign)\b/i, letter],
  [/\b(?:card|condolences?|(?:thank[- ]you|thanks|apology|sympathy|get[- ]well) note)\b/i, card],
  [/\b(?:toast|speech|eulogy|few words)\b/i, speech],
  [/\b(?:text|texts|sms|message|msg|dm|whatsapp|reply|note)\b/i, message],
  [/\b(?:sign|poster|notice|flyer|banner)\b/i, sign],
];

/** Whether words name a kind of text that has a frame. */
export const namesText = (words: string): boolean => frameIn(words) !== undefined;

const frameIn = (order: string) => frames.find(([named]) => named.test(order))?.[1];

/**
 * A free text in its owner's sentences, with the greeting, the title or the closing that its kind has.
 * @param text its kind is named in what it begins with (`opening`), or in one of the other orders to the writer
 * @param topic the name of the tool, which may say what is wanted
 */
export function framedText(
  {
    opening,
    orders,
    ...text
  }: Omit<ToldText, 'order'> & { readonly opening: string; readonly orders: readonly string[] },
  topic: string,
): BuiltInText {
  const order = [opening, ...orders].find((one) => frameIn(one)) ?? opening;
  const isApplication = /\b(?:cover|application|motivation) letter\b/i.test(topic);
  const frame = isApplication ? application : (frameIn(order) ?? frameIn(topic) ?? plain);
  return frame({ ...text, order });
}

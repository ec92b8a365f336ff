import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { inParagraphs } from '../../../facts/requests/copy-edit/told-sentences.js';
import { begun, type Frame, joined, namedIn, signed, type ToldText } from './told-text.js';

const isThanks = (text: ToldText) => /\bthank/i.test(`${text.order} ${text.told.join(' ')}`);
const isSad = /\b(?:condolence|sympathy|loss|passing|funeral|died)\b/i;

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

export const letter: Frame = (text) => {
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
      ? `I am writing to you ${lowerCommonStart(sentence)}`
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

export const card: Frame = (text) => ({
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

export const message: Frame = (text) => ({
  text: joined([
    text.reader ? `Hi ${text.reader},` : undefined,
    begun(text).join(' '),
    text.account.company,
  ]),
  missing: [],
});

export const invitation: Frame = (text) => {
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

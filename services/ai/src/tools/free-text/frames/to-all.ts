import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { asSentence } from '../../../facts/grammar/sentence.js';
import { inParagraphs } from '../../../facts/requests/copy-edit/told-sentences.js';
import { tidyWords } from '../../../facts/spelling/tidy-words.js';
import { bullets } from '../../entered-text.js';
import { bioOf } from '../bio.js';
import { thoughtsOf } from '../fragments-said.js';
import { begun, type Frame, joined, namedIn } from './told-text.js';

/** What callers hear. */
export const voicemail: Frame = ({ told, order, account: { company } }) => {
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
export const away: Frame = (text) => ({
  text: joined([['Thank you for your message.', ...begun(text)].join(' '), text.account.company]),
  missing: [],
});

/** Sentences as they are; notes about a person or a business become some. */
export const bio: Frame = (text) => ({
  text: text.told.some(isStatement)
    ? joined(inParagraphs(begun(text)))
    : bioOf(thoughtsOf(text.told.join(' ')), text.account),
  missing: ['what customers say, in their own words'],
});

const titleOf = (order: string, kind: RegExp) =>
  upperFirst(
    tidyWords(kind.exec(order)?.[0] ?? '')
      .replace(/^(?:an? |the |our |my )/i, '')
      .trim(),
  );

export const rulesNamed =
  /(?:[\p{L}'-]+ ){0,2}(?:policy|policies|rules|terms|dress code|instructions|guidelines)\b/iu;
const isOrdering =
  /^(?:please |can you |could you )?(?:write|make|create|draft|give me|do|need|i need) (?:me |us )?/i;

/** Rules stand below their title, each by itself. */
export const rules: Frame = (text) => {
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

export const sign: Frame = (text) => ({
  text: joined([...begun(text), text.account.company]),
  missing: [],
});

/** Words to a room. */
export const speech: Frame = (text) => {
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

export const plain: Frame = (text) => ({
  text: joined(inParagraphs(begun(text))),
  missing: text.told.some(isStatement)
    ? []
    : ['what the text is for, who reads it, and what it has to say'],
});

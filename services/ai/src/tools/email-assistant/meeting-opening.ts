import { asSentence } from '../../facts/grammar/sentence.js';
import type { Letter } from './letter.js';

/** The reader by what they are: "with our flour supplier". */
const readerByRole =
  /^(?:(?:up )?with )?(?:the |my |our )(?:[a-z]+ ){0,2}(?:suppliers?|vendors?|landlord|landlady|clients?|customers?|partners?|investors?|accountant|banker|lawyer|tenants?|neighbors?)\b\s*/;

const wished = /^(?:(?:I|we)(?:'d| would) (?:like|love) |(?:I|we) want )?to /i;

/** Asks for the meeting or call that was entered; undefined if none was. */
export function meetingOpening(letter: Letter): string | undefined {
  const { tone } = letter;
  const would = tone.contracted ? "I'd" : 'I would';
  letter.acts = letter.acts.map((act) =>
    act.kind === 'detail'
      ? {
          ...act,
          text: act.text.replace(
            /^(?:I |we )?(?:need|want|would like) (?=an? (?:\w+ )?(?:meeting|call|chat|appointment))/i,
            '',
          ),
        }
      : act,
  );
  const wish = letter.acts.find(
    ({ kind, text }) =>
      (kind === 'wish' || kind === 'intent' || kind === 'detail') &&
      /^(?:an? )?(?:\w+ )?(?:meeting|meet|call|chat|appointment)\b/i.test(text),
  );
  if (wish) {
    letter.acts = letter.acts.filter((act) => act !== wish);
    const call = /^(?:an? )?(?:\w+ )?(call|chat)\b/i.exec(wish.text)?.[1];
    const rest = wish.text
      .replace(
        /^(?:an? )?(?:(?:short|quick|brief|\d+[- ]minute) )?(?:meeting|meet|call|chat|appointment)\b\s*/i,
        '',
      )
      .replace(
        /^(?:with|up with) (?:you|(?:the |my |our )?(?:[a-z]+ ){0,2}[A-Z]\w+\.? [A-Z]\w+|(?:the |my |our )?(?:[a-z]+ ){0,2}[A-Z]\w+)\b\s*/,
        '',
      )
      .replace(readerByRole, '')
      .replace(
        /^about (?=[a-z]+ (?:order|invoice|delivery|account|contract|quote|bill)\b)/,
        'about the ',
      );
    return asSentence(
      `${would} like to ${call ? `have a ${call}` : 'meet'} with you${rest ? ` ${rest}` : ''}`,
    );
  }
  // "Would like to sit down with Andre" is a wish, whatever it is read as.
  const talk = letter.acts.find(
    ({ kind, text }) =>
      (kind === 'intent' || wished.test(text)) &&
      /^(?:discuss|talk|go over|review|speak|sit down|learn|plan|catch up)\b/i.test(
        text.replace(wished, ''),
      ),
  );
  if (!talk) return undefined;
  letter.acts = letter.acts.filter((act) => act !== talk);
  const withYou =
    /^(?:sit down|meet|talk|speak|get together)(?: to| with| up with)? you\b(.*)$/i.exec(
      talk.text.replace(wished, ''),
    )?.[1];
  if (withYou === undefined)
    return asSentence(`${would} like to meet with you to ${talk.text.replace(wished, '')}`);
  return asSentence(
    `${would} like to ${/^ about\b/.test(withYou) ? 'talk' : 'meet'} with you${withYou}`,
  );
}

import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Act } from './acts.js';
import { isStatement } from './grammar.js';
import { lowerFirst } from './lower-first.js';

/** Who speaks in a text, and whether with contractions. */
export interface Voice {
  /** "I" or "we". */
  readonly subject?: 'I' | 'we';
  readonly contracted?: boolean;
}

/** Lower-cases the first letter, except of names, acronyms, "I" and figures. */
export function lowerCommonStart(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  if (/^(?:I|I'.*)$/.test(first) || /^[A-Z0-9]*[A-Z][A-Z0-9]/.test(first)) return text;
  if (!commonStart.test(first)) return text;
  return lowerFirst(text);
}

const commonStart =
  /^(?:The|A|An|Our|My|Your|We|We're|We've|We'll|It|It's|This|That|These|Those|There|There's|If|When|All|Any|No|New|Free|First|Open|Every|Each|Some|Please|Because|Due|For|From|In|On|At|By|With|Weekly|Fresh|Late|Delivery|Total|Price|Call|Come|Visit|Order|Book|Get|Buy|Most|Only|You|They|He|She|Both|Licensed|Family|Local|Special|Kids|Everything|Everyone|Just|Not|Starting|Small|Large|Payment|Invoice|Full|Half|Two|Three|Four|Five|Here|Last|Next|Tonight|Today)$/;

/** Begins as a question does. */
const asks =
  /^(?:Did|Do|Does|Can|Could|Would|Will|Are|Is|Have|Has|Should|May) (?:you|he|she|they|it|I|we|this|that|anyone|anybody|there)\b[^.!?]*[.?]?$/;

/** "Where is the flour": a word that asks, and a verb right after it. */
const asksWhat =
  /^Which (?:is|are|one|day|time) [^,.!?]*[.?]?$|^(?:Where|Why|Who|When|How (?:much|many|long|soon|often)|What(?: time)?) (?:is|are|was|were|do|does|did|can|could|would|will|should) (?:the|my|our|your|this|that|it|you|we|they|he|she|I|there)\b[^.!?:,]*[.?]?$/;

/** One sentence with a capital and a final mark. */
export function asSentence(text: string): string {
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?:(?:ok|okay|well|hi|hey|basically|and|but|so|also|plus|then)[,\s]+)+(?=\S)/i, '')
    .replace(/[\s,;:–-]+$/, '')
    .replace(/^(Yes|No|Sure|Sorry)(?= (?:I|we|you|it|that|they|this|the)\b)/i, '$1,');
  if (plain === '') return '';
  const whole = upperFirst(plain);
  if (asks.test(whole) || asksWhat.test(whole)) return `${whole.replace(/[.?]+$/, '')}?`;
  return /[.!?…]["')]?$/.test(whole) ? whole : `${whole}.`;
}

/** A sentence that stays as it was typed. */
export const typedSentence = ({ text }: Act): string =>
  /[.!?]["”)]?$/.test(text) ? upperFirst(text) : `${upperFirst(text)}.`;

/** The sentence of one act, in plain words; details stay words without a verb. Undefined for what nobody entered. */
export function sentenceOf(
  act: Act,
  { subject = 'I', contracted = false }: Voice = {},
): string | undefined {
  const would =
    subject === 'I' ? (contracted ? "I'd" : 'I would') : contracted ? "We'd" : 'We would';
  const am = subject === 'I' ? (contracted ? "I'm" : 'I am') : contracted ? "We're" : 'We are';
  const will =
    subject === 'I' ? (contracted ? "I'll" : 'I will') : contracted ? "We'll" : 'We will';
  const my = subject === 'I' ? 'I' : 'We';
  const { kind, text, label } = act;
  if (act.isTyped) return typedSentence(act);
  switch (kind) {
    case 'statement':
    case 'call':
      return asSentence(text);
    case 'detail':
      return asSentence(label ? `${label}: ${text}` : text);
    case 'topic':
      return asSentence(`This is about ${text}`);
    case 'apology':
      return asSentence(`${am} sorry ${text}`);
    case 'complaint':
      return text ? asSentence(complaintOf(text)) : asSentence('Thank you for telling us');
    case 'thanks':
      return asSentence(`Thank you ${text || 'very much'}`);
    case 'reminder':
      if (/^to\b/i.test(text)) return asSentence(`Please remember ${text}`);
      return asSentence(
        /^(?:about|of|for|on)\b/i.test(text)
          ? `This is a reminder ${text}`
          : /^that\b/i.test(text) || isStatement(text)
            ? `A reminder: ${text.replace(/^that\s+/i, '')}`
            : `This is a reminder about ${text}`,
      );
    case 'request':
      return requestOf(text);
    case 'question':
      return asSentence(`Could you let me know ${text}?`.replace(/[.?]+\?$/, '?'));
    case 'wish':
      if (
        /^(?:an? |the |written |some |more )*(?:confirmation|copy|invoice|quote|update|receipt|details|information|list|reply|answer|response|photos?|estimate)\b/i.test(
          text,
        )
      )
        return asSentence(`Could you please send me ${text}?`);
      return asSentence(`${would} like to ask for ${text}`);
    case 'offer':
      return asSentence(
        /^to\b/i.test(text) ? `${would} be glad ${text}` : `${would} like to offer you ${text}`,
      );
    case 'promise':
      return asSentence(
        `${will} ${text.replace(/^to\s+/i, '')}`.replace(
          /\b(refund [^,]*?) and (?=(?:a )?free\b)(?:a )?/i,
          '$1 and give you a ',
        ),
      );
    case 'invitation':
      return asSentence(
        `You are invited ${/^(?:to|for|back)\b/i.test(text) ? text : `to ${text}`}`,
      );
    case 'congratulation':
      return asSentence(
        `Congratulations ${/^(?:on|to)\b/i.test(text) ? text : `on ${text.replace(/^for\s+/i, '')}`}`,
      );
    case 'news':
      return asSentence(`${am} happy to announce ${text}`);
    case 'intent':
      return asSentence(`${would} like to ${text}`);
    case 'mention':
      if (/^(?:no|free)\b/i.test(text)) return asSentence(`There is ${text}`);
      return asSentence(`${would} also like to mention ${text}`);
    case 'unknown':
      return undefined;
    default:
      return asSentence(`${my} ${text}`);
  }
}

const complaintOf = (text: string) =>
  isStatement(text)
    ? `Thank you for telling us that ${lowerCommonStart(text)}`
    : `Thank you for telling us about ${lowerCommonStart(text)}`;

/** "confirm by Friday" → "Could you confirm by Friday?"; what is not to be done stays a plain request. */
function requestOf(text: string): string {
  if (/^(?:not|never)\b/i.test(text))
    return asSentence(`Please ${text.replace(/^not\s+/i, 'do not ')}`);
  const [first = '', ...rest] = text.split(/(?<=[.!?])\s+/);
  const asked = `Could you ${lowerCommonStart(first.replace(/[.?!]+$/, ''))}?`;
  return [asked, ...rest].join(' ');
}

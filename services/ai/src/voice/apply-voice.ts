import { variantMarker } from '@commons/contracts/tools/ai-lists';
import type { Voice } from '@commons/contracts/tools/voice';
import { contract, expand, greetingOf, signOffOf } from './voice-parts.js';

/** Courtesies that a short e-mail does without. They hold no fact. */
const courtesy =
  /^(?:I|We) hope (?:this|you|all)\b[^\d$]*$|^(?:Please )?(?:let (?:me|us) know|reply|get in touch|reach out|do not hesitate|don't hesitate|feel free)\b[^\d$@]*(?:questions?|anything|help|changes?)[^\d$@]*$|^If you have any (?:questions|concerns)\b[^\d$@]*$|^(?:Thank you|Thanks) for your (?:time|understanding|patience|attention|business)[^\d$]*$|^(?:I|We) (?:look|am looking|are looking) forward to\b[^\d$]*$|^It would (?:mean a lot|be great)[^\d$]*$|^(?:We|I) (?:would love to hear from you|are happy to answer your questions|look forward to \w+ing you)[.!]$|^(?:Any questions\? Just ask us|Keep this for later, or share it with a friend|Thank you for reading|Our team will be glad to help|Please get in touch if you have any questions)[.!]?$|^Know somebody who should hear about this\?$|^Please pass it on\.$/i;

const withoutEmojis = (text: string) =>
  text.replace(/[ \t]?\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*/gu, '');

/** A text of the built-in writer in a person's own manner, each of its variants. No fact is added or lost. */
export const applyVoice = (text: string, voice: Voice): string =>
  text
    .split(`\n\n${variantMarker}\n\n`)
    .map((variant) => inManner(variant, voice))
    .join(`\n\n${variantMarker}\n\n`);

function inManner(text: string, voice: Voice): string {
  let own = text;
  if (voice.length === 'short') own = shortened(own);
  if (voice.contractions !== undefined) own = voice.contractions ? contract(own) : expand(own);
  if (voice.emojis === false) own = withoutEmojis(own);
  const greeting = greetingOf(own);
  if (voice.greeting && greeting) {
    const name = /^there$/i.test(greeting.name) ? '' : greeting.name;
    own = replaced(own, greeting, `${voice.greeting}${name ? ` ${name}` : ''},`);
  }
  const closing = signOffOf(own);
  if (voice.sign_off && closing)
    own = replaced(own, closing, ownClosing(own, closing, voice.sign_off));
  return own;
}

/** A learned closing without a name keeps the name below it. */
function ownClosing(text: string, { start, end }: { start: number; end: number }, signOff: string) {
  const [, name] = text.slice(start, end).split('\n');
  return signOff.includes('\n') || !name ? signOff : `${signOff}\n${name}`;
}

const replaced = (text: string, { start, end }: { start: number; end: number }, by: string) =>
  text.slice(0, start) + by + text.slice(end);

function shortened(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) =>
    paragraph.includes('\n')
      ? paragraph
      : paragraph
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => !courtesy.test(sentence))
          .join(' '),
  );
  return paragraphs.filter(Boolean).join('\n\n');
}

/** The habits for a model, a line each. */
export function voiceText(voice: Voice): string {
  const lines = [
    voice.greeting && `Greeting: "${voice.greeting}" before the name`,
    voice.sign_off && `Closing: ${voice.sign_off.replaceAll('\n', ' / ')}`,
    voice.contractions !== undefined &&
      (voice.contractions ? "Uses contractions (we're, don't)" : 'Uses no contractions'),
    voice.length &&
      (voice.length === 'short' ? 'Short: only what is needed' : 'Rather long and full'),
    voice.emojis === false && 'No emojis',
  ];
  return lines.filter(Boolean).join('\n');
}

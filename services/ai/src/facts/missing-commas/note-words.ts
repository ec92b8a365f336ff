import { numberKind, unit } from '../amounts/number-kinds.js';
import { monthWord, weekdayWord } from '../grammar/calendar-names.js';
import { tagged } from '../grammar/tagging.js';
import { spanishKind } from './spanish-kinds.js';

/** A word of a note and what kind of word it is. */
export interface NoteWord {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly kind: string;
  readonly isVerb: boolean;
}

const pronoun =
  /^(?:i|we|you|he|she|it|they|there|everyone|everybody|nobody|someone|somebody|who|which|that|this|these|those|what)$/;
/** How something is: "gate open", "labor included". */
const state =
  /^(?:open|closed|free|ready|included|off|extra|needed|required|ok|okay|welcome|available|done|fine|final|due|down|out|sold|full|good|wanted|fixed|only|left)$/;
/** Deeds that a note asks for, or offers. */
const deed =
  /^(?:bring|call|text|wear|come|pick|drop|park|see|send|book|order|ask|apply|pay|check|leave|keep|take|buy|get|need|must|can|cant|can't|could|will|wont|won't|would|please|stop|sign|save|rent|let|use|put|wrap|turn|look|still|also|plus|sorry|thanks|thank|tell)$/;

function figure(lower: string): string | undefined {
  if (/^\$/.test(lower)) return 'money';
  if (/^\d{1,2}(?::\d\d)?[ap]m$|^\d{1,2}:\d\d$/.test(lower)) return 'clock';
  if (/^\d{1,2}(?:st|nd|rd|th)$/.test(lower)) return 'nth';
  if (/^\d+x\d+$/.test(lower)) return 'size';
  if (/^\d+(?:-\d+)+$/.test(lower)) return 'range';
  if (/^\d{3,}$|^\d+\.\d\d$|^\d{1,3}(?:,\d{3})+$/.test(lower)) return 'large';
  if (/^\d+(?:\.\d+)?$/.test(lower)) return 'small';
  return /\d/.test(lower) ? 'mixed' : undefined;
}

/** A number that counts what follows it, or is that of a house. */
const countOf = (words: readonly string[], at: number): string | undefined => {
  if (!/^\d+$/.test(words[at] ?? '')) return undefined;
  const kind = numberKind(words, at);
  const isBehind = kind === 'count' && numberKind(words.slice(at), 0) === 'count';
  return isBehind || kind === 'address' ? kind : undefined;
};

function englishKind(text: string, lower: string, pos: string, isFirst: boolean): string {
  if (weekdayWord.test(lower) || /^(?:today|tomorrow|tonight|weds)$/.test(lower)) return 'day';
  if (monthWord.test(lower) && !(lower === 'may' && pos === 'AUX')) return 'month';
  if (/^(?:each|apiece|total|ea)$/.test(lower)) return 'each';
  if (pronoun.test(lower)) return 'pronoun';
  if (lower === 'no') return 'no';
  if (state.test(lower)) return 'state';
  if (deed.test(lower)) return 'deed';
  if (/^(?:is|are|was|were|isnt|isn't|arent|wasnt|has|have|had|did|does|do)$/.test(lower))
    return 'be';
  if (!isFirst && /^[A-Z][a-z]/.test(text)) return 'name';
  return pos.toLowerCase();
}

/** Whether words after "please" ask for something: "bring a bag", not "dog in the yard". */
function asksFor(rest: string): boolean {
  const [first, next] = tagged(rest.trim());
  return (
    first !== undefined &&
    (deed.test(first.lower) ||
      /^(?:no|not|do|be|don|have|make|we|you|if|when|and|the|your|our)$/.test(first.lower) ||
      (/^(?:VERB|ADV|AUX)$/.test(first.pos) && next?.pos !== 'AUX'))
  );
}

/** The words of a note with their kinds: English by the tagger, Spanish by lists and endings. */
export function noteWords(note: string, language: 'en' | 'es'): NoteWord[] {
  const poses = new Map(
    language === 'en' ? tagged(note).map(({ start, pos }) => [start, pos] as const) : [],
  );
  const found = [...note.matchAll(/(?:[^\s,;]|,(?=\d{3}))+/g)];
  const all = found.map(([text]) => text.toLowerCase());
  return found.map(({ 0: text, index: start }, at) => {
    const lower = text.toLowerCase();
    const pos = poses.get(start) ?? 'NOUN';
    const kind =
      countOf(all, at) ??
      figure(lower) ??
      (lower === 'please' && !asksFor(note.slice(start + text.length)) ? 'tail' : undefined) ??
      (unit.test(lower)
        ? 'unit'
        : language === 'es'
          ? spanishKind(text, lower, at === 0)
          : englishKind(text, lower, pos, at === 0));
    const isVerb = /^(?:verb|be|deed|aux)$/.test(kind) || pos === 'VERB' || pos === 'AUX';
    return { text, lower, start, kind, isVerb };
  });
}

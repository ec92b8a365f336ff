import type { FreeText } from './free-text.prompt.js';

/** What a request without a form of its own asks for. */
export type RequestKind = 'letter' | 'message' | 'sign' | 'list' | 'summary' | 'notes';

const kinds: readonly (readonly [RequestKind, RegExp])[] = [
  ['summary', /\b(summar\w*|shorten|key points of|in short)\b/i],
  ['message', /\b(text message|sms|whatsapp|voicemail|slack|dm|text to|a text)\b/i],
  [
    'sign',
    /\b(note (?:for|on) (?:(?:the|our|my) )?(?:front )?(?:door|window|counter|gate|wall|desk|register|menu)|(?:menu|table|counter|shelf) (?:note|card|line)|line (?:for|on) (?:the|our) menu|sign|poster|notice|flyer|banner|door|window)\b(?! (?:up|off|it))/i,
  ],
  ['letter', /\b(letter|e-?mail|message|reply|response|invitation|note|card|toast|speech)\b/i],
  ['list', /\b(ideas?|list|names|questions|checklist|tips|ways|agenda)\b/i],
];

/** The word that comes first decides: a checklist may name a card reader. */
export function kindOf({ prompt, topic }: FreeText): RequestKind {
  for (const text of [prompt.slice(0, 160), topic]) {
    const found = kinds
      .map(([kind, sign]) => [kind, text.search(sign)] as const)
      .filter(([, at]) => at >= 0)
      .sort(([, one], [, other]) => one - other)[0];
    if (found) return found[0];
  }
  return 'notes';
}

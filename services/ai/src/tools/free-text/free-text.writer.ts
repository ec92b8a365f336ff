import {
  builtInNote,
  bullets,
  capitalised,
  cutAtWord,
  ended,
  enteredFigures,
  listItems,
  numbered,
  quote,
  sentences,
} from '../entered-text.js';
import type { FreeText } from './free-text.prompt.js';

/** Kind of request, detected by its words. */
type RequestKind = 'letter' | 'list' | 'summary' | 'plan';

const kinds: readonly (readonly [RequestKind, RegExp])[] = [
  ['summary', /\b(summar\w*|shorten|key points|in short)\b/i],
  ['letter', /\b(letter|e-?mail|message|reply|invitation|announcement)\b/i],
  ['list', /\b(ideas?|list|names?|questions|checklist|tips|ways)\b/i],
];

const kindOf = (text: string): RequestKind =>
  kinds.find(([, sign]) => sign.test(text))?.[0] ?? 'plan';

const withoutOrder = (all: readonly string[]) => (all.length > 1 ? all.slice(1) : all);

/** The most informative sentences: those with figures, the first and the last; in their original order. */
function summary(all: readonly string[]): string {
  const kept = all.filter(
    (sentence, index) => /\d/.test(sentence) || index === 0 || index === all.length - 1,
  );
  return `## In short\n\n${bullets(kept.slice(0, 8).map((sentence) => quote(sentence)))}`;
}

const letter = (all: readonly string[]) =>
  [
    '## Draft',
    'Dear [fill in: name],',
    ended(quote(withoutOrder(all).join(' '))),
    '[fill in: what the reader should do, and by when]',
    'Kind regards,\n[fill in: your name]',
  ].join('\n\n');

function list({ prompt }: FreeText): string {
  const items = listItems(prompt);
  const rows =
    items.length > 1 ? items : ['[fill in: first]', '[fill in: second]', '[fill in: third]'];
  return [
    `## List\n\n${numbered(rows)}`,
    `## How to choose\n\n${bullets([
      'Write beside each what it costs, how long it takes and whom it reaches: [fill in].',
      'Strike what does not serve the aim; try the cheapest of the rest first.',
    ])}`,
  ].join('\n\n');
}

const plan = (all: readonly string[]) =>
  [
    `## Steps\n\n${numbered([
      `Say the aim in one sentence with a number and a date: ${cutAtWord(all[0] ?? '', 160)} [fill in: number and date]`,
      'Gather what is known and what is missing: [fill in: facts, and who has them].',
      'List two or three ways, each with cost, time and what it needs from others: [fill in].',
      'Choose one, name who does it and when you look at the result: [fill in: name, date].',
    ])}`,
    `## Before you start\n\n${bullets([
      'What would tell you early that it does not work? [fill in]',
      'What will you not do? [fill in]',
    ])}`,
  ].join('\n\n');

/**
 * Answers a free request as far as possible without a model: it arranges the entries into a draft, a list, a summary or
 * a plan, and states that it does not know the answer itself.
 */
export function writeFreeText(request: FreeText): string {
  const all = sentences(request.prompt);
  const figures = enteredFigures(request.prompt);
  const made = { letter, summary, plan, list: () => list(request) }[kindOf(request.prompt)](all);
  return [
    `# ${capitalised(quote(request.topic))}`,
    `${builtInNote} It cannot answer questions from knowledge: it puts what you entered into order.`,
    `## Your request\n\n${quote(request.prompt)}${request.context ? `\n\nContext: ${quote(request.context)}` : ''}`,
    made,
    figures.length > 0 && `## Figures you named\n\n${bullets(figures)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What was entered, read: what every composition is made of, in its owner's words and order. */
export interface Notice {
  /** What it is about: the first line without its mark. */
  readonly title: string;
  /** Each line with the lines that lean on it; the first one stands over the others of a list. */
  readonly thoughts: readonly Thought[];
  /** Whether most lines are notes without a verb, which stand under the first one, a line each. */
  readonly isList: boolean;
  /** Whether the first line of the list is one of its items: a title stands over the text. */
  readonly isHeadless?: boolean;
}

/** A line of an entry, with its mark. */
export interface Line {
  readonly text: string;
  /** Whether it is a whole sentence; else a note without a verb. */
  readonly isWhole: boolean;
}

/** Sentences that stand together: "Nina reads at 6. She signs books afterwards." */
export type Thought = readonly string[];

/** Paragraphs of a text; those of a list have one item a line. */
export type Blocks = readonly (readonly string[])[];

/** The blocks as text; empty ones are left out. */
export const blocksText = (blocks: Blocks): string =>
  blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');

export const inList = (items: readonly string[]): string[] => items.map((item) => `• ${item}`);

export const withoutMark = (sentence: string): string => sentence.replace(/[.!:]+$/, '');

const leaning = {
  en: /^(?:it|they|he|she|him|her|his|its|their|them|this|that|these|those|there|then|also|but|and|or|so|both|another|others|instead|plus|after that|each one|one of them|everyone else|we also|we even|you also)\b/i,
  es: /^(?:él|ella|ellos|ellas|eso|esto|esta|este|estos|estas|también|pero|y|además|entonces|su|sus|así|por eso|ahí|luego|después)(?!\p{L})/iu,
};

/** Sentences in their order; each that leans on the one before it stands with it. */
function thoughtsOf(sentences: readonly string[], language: 'en' | 'es'): Thought[] {
  const thoughts: string[][] = [];
  for (const sentence of sentences) {
    const last = thoughts.at(-1);
    if (last && leaning[language].test(sentence)) last.push(sentence);
    else thoughts.push([sentence]);
  }
  return thoughts;
}

/** "We turn units in 48 hours: painting, …": what stands before the list. */
const titleOf = (sentence: string) => /^(\S+(?: \S+){2,}?): \S/.exec(sentence)?.[1] ?? sentence;

/** The lines of an entry as a notice; a heading ends with a colon. Undefined where there is none. */
export function noticeOf(lines: readonly Line[], language: 'en' | 'es'): Notice | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const whole = lines.filter(({ isWhole }) => isWhole).length;
  const isList = lines.length > 2 && (first.text.endsWith(':') || whole * 2 <= lines.length);
  const texts = lines.map(({ text }) => text);
  return {
    title: titleOf(withoutMark(first.text)),
    thoughts: isList ? texts.map((text) => [text]) : thoughtsOf(texts, language),
    isList,
  };
}

import type { WordPieceTokenizer } from './word-piece-tokenizer.js';

/** The tool in which an entry was made, in the order of its embeddings: the same words mean other things there. */
const tools = ['email', 'post', 'text', 'advice'] as const;
export type EntryTool = (typeof tools)[number];
export const rowOfTool = (tool: EntryTool): number => tools.indexOf(tool);

/** Stands for a new line: no text contains this token. */
const lineBreak = '[unused1]';
/** More punctuation marks in a row say no more. */
const maxMarks = 4;
/** Enough for any real word; the rest of a longer one is random letters. */
const maxTokens = 12;

/** A word as the encoder reads it. */
export interface TokenizedWord {
  /** The tokens of the punctuation marks before it. */
  readonly gap: readonly number[];
  /** Its own tokens, at least one. */
  readonly tokens: readonly number[];
  /** Row of the embeddings of capitals, for its first token; the others have 0. */
  readonly capital: number;
}

/** The tokens of the punctuation marks before a word, or at the end of an entry. */
export const gapTokens = (tokenizer: WordPieceTokenizer, gap: string): number[] =>
  (gap.match(/\n|[^\s\p{L}\p{N}]/gu) ?? [])
    .slice(0, maxMarks)
    .flatMap((mark) => (mark === '\n' ? [tokenizer.idOf(lineBreak)] : tokenizer.tokensOf(mark)));

/** 0 for a small letter, 1 for a capital, 2 for a word in capitals. */
function capitalRow(text: string): number {
  if (!/^\p{Lu}/u.test(text)) return 0;
  return text.length > 1 && text === text.toUpperCase() ? 2 : 1;
}

/** @param word as it was typed, and the punctuation marks before it */
export const tokenizedWord = (
  tokenizer: WordPieceTokenizer,
  { text, gap }: { readonly text: string; readonly gap: string },
): TokenizedWord => ({
  gap: gapTokens(tokenizer, gap),
  tokens: tokenizer.tokensOf(text).slice(0, maxTokens),
  capital: capitalRow(text),
});

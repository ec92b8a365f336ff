import type { ResumeLineQuote } from '@commons/contracts/resumes/resumes';

export interface ExcerptLine {
  readonly index: number;
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Lines shown before and after a quoted one. */
const context = 3;

/** The quoted lines with their neighbors; empty without the text of the résumé, or with another one. */
export function excerptAround(
  quotes: readonly ResumeLineQuote[],
  all: readonly string[],
): ExcerptLine[] {
  const quoted = new Set(
    quotes
      .filter(({ index, text }) => all[index]?.trim() === text.trim())
      .map(({ index }) => index),
  );
  return all.flatMap((text, index) => {
    const isNear = [...quoted].some((other) => Math.abs(other - index) <= context);
    return isNear ? [{ index, text, isQuoted: quoted.has(index) }] : [];
  });
}

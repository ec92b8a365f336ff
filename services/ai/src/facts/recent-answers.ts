/** Every kept answer of this process, with the texts that they are of. */
const everything: Map<string, unknown>[] = [];

/** Forgets all texts and their answers: what a person entered stays in memory only while it is written about. */
export function forgetTexts(): void {
  for (const kept of everything) kept.clear();
}

/**
 * The function with its latest answers kept: a clause is looked at many times while a text is written from it, and the
 * same notes are written in several ways.
 * @param answer depends on the text alone; nobody may change what it returns
 * @param most texts whose answers are kept
 */
export function keepingAnswers<Answer>(
  answer: (text: string) => Answer,
  most = 500,
): (text: string) => Answer {
  const kept = new Map<string, Answer>();
  everything.push(kept);
  return (text) => {
    if (kept.has(text)) return kept.get(text) as Answer;
    const found = answer(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, found);
    return found;
  };
}

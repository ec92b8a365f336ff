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
  return (text) => {
    if (kept.has(text)) return kept.get(text) as Answer;
    const found = answer(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, found);
    return found;
  };
}

/** The memos of this process: results by the text that they were computed from. */
const memos: Map<string, unknown>[] = [];

/** Empties all memos: what a person entered stays in memory only while it is written about. */
export function clearMemos(): void {
  for (const memo of memos) memo.clear();
}

/**
 * The function with a memo of its results: a clause is looked at many times while a text is written from it, and the
 * same notes are written in several ways.
 * @param compute depends on the text alone; nobody may change what it returns
 * @param most texts in the memo; a full one is emptied
 */
export function memoized<Result>(
  compute: (text: string) => Result,
  most = 500,
): (text: string) => Result {
  const memo = new Map<string, Result>();
  memos.push(memo);
  return (text) => {
    if (memo.has(text)) return memo.get(text) as Result;
    const result = compute(text);
    if (memo.size >= most) memo.clear();
    memo.set(text, result);
    return result;
  };
}

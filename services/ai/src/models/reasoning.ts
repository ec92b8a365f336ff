/** Reasoning models write their thoughts before the text: `<think>…</think>`. */
const reasoning = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\s*/i;

export const withoutReasoning = (text: string): string => text.replace(reasoning, '');

/** Whether the beginning of a text is, or may become, reasoning that has not ended. */
export const mayBeReasoning = (begun: string): boolean => {
  const start = begun.trimStart().toLowerCase();
  if ('<thinking>'.startsWith(start) || '<think>'.startsWith(start)) return true;
  return /^<think(?:ing)?>/.test(start) && !reasoning.test(begun);
};

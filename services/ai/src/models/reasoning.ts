/** Some models write down their thoughts before the text: `<think>…</think>`. */
const thoughts = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\s*/i;

export const withoutThoughts = (text: string): string => text.replace(thoughts, '');

/** Whether the beginning of a text is, or may become, thoughts that are not finished. */
export const mayBeThoughts = (begun: string): boolean => {
  const start = begun.trimStart().toLowerCase();
  if ('<thinking>'.startsWith(start) || '<think>'.startsWith(start)) return true;
  return /^<think(?:ing)?>/.test(start) && !thoughts.test(begun);
};

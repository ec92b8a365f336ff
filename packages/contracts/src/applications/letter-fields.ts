// Fields of a letter to several applicants. The server fills them as the preview does. No zod here.

/** What a letter to several applicants can name, written in braces: 'Dear {name},'. */
export interface LetterFacts {
  readonly name: string;
  readonly job: string;
}

const field = /\{(name|job)\}/g;

/** The text for one person: `{name}` and `{job}` filled in. */
export const fillLetter = (text: string, facts: LetterFacts): string =>
  text.replace(field, (_, name: keyof LetterFacts) => facts[name]);

/** The error for a text with braces that would arrive as they are: `{nmae}`; undefined when there are none. */
export function unknownField(text: string): string | undefined {
  const left = /\{[^{}\n]{0,40}\}/.exec(fillLetter(text, { name: '', job: '' }))?.[0];
  return left && `Only {name} and {job} are filled in: please change ${left}`;
}

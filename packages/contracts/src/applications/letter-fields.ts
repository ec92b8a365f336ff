// Fields of a letter to several applicants, replaced by the server and the preview alike. No zod here.

/** Fields of such a letter, written in braces: 'Dear {name},'. */
export interface LetterFacts {
  readonly name: string;
  readonly job: string;
}

const field = /\{(name|job)\}/g;

/** The text for one person, with `{name}` and `{job}` replaced. */
export const fillLetter = (text: string, facts: LetterFacts): string =>
  text.replace(field, (_, name: keyof LetterFacts) => facts[name]);

/** The error for a text with an unknown field such as `{nmae}`; undefined when there is none. */
export function unknownField(text: string): string | undefined {
  const left = /\{[^{}\n]{0,40}\}/.exec(fillLetter(text, { name: '', job: '' }))?.[0];
  return left && `Only {name} and {job} are filled in: please change ${left}`;
}

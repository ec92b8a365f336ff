import type { DocumentLine } from '../lines/document-line.js';

/** Matches an e-mail address anywhere in a text. */
export const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/u;

const ends =
  'com|org|net|edu|gov|mil|info|biz|io|dev|me|app|example|test|eu|us|uk|ca|au|nz|ie|de|at|ch|fr|be|nl|es|mx|ar|cl|pe|it|pt|br|pl|ru|cn|tw|hk|jp|kr|in|il|ae|sa|eg|se|no|dk|fi';
const usualEnd = new RegExp(`\\.(?:${ends})$`, 'i');
/** The next word written close to the address: "ann@mail.comPhone". */
const closeWord = new RegExp(`(?<=[\\p{Ll}\\p{N}]\\.(?:${ends}))\\p{Lu}\\p{L}*$`, 'u');

/** A label written close to the address: "Email-ann@mail.example", "id-ann@mail.example". */
const closeLabel = /^(?:(?:e-?)?mail(?:[-_ ]?id)?|id)[-_]+(?=[\p{L}\p{N}])|^[-_.+]+/iu;
/** "ann@mail .com" */
const gapBeforeEnd = /(@[\p{L}\p{N}-]+) (?=\.(?:com|org|net|edu|co)\b)/gu;

/** The first e-mail address of a line, without a label or a word that is written close to it. */
export function emailIn(line: string): string | undefined {
  const found = email.exec(line.replace(gapBeforeEnd, '$1'))?.[0];
  return found?.replace(closeLabel, '').replace(closeWord, '');
}

/** An e-mail address broken across two lines: "jane@" and "mail.example", or "jane@long-" and "name.example". */
export function brokenEmail(lines: readonly string[]): string | undefined {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]?.trim() ?? '';
    const isOpen =
      /[\p{L}\p{N}]@(?:[\p{L}\p{N}.-]*[.-])?$/u.test(line) && /^[\p{L}\p{N}]/u.test(next);
    const isBegun = /[\p{L}\p{N}]$/u.test(line) && /^@[\p{L}\p{N}]/u.test(next);
    const [rest = ''] = next.split(/[\s|]/);
    const whole =
      isOpen || isBegun ? email.exec(`${line.split(/\s/).at(-1)}${rest}`)?.[0] : undefined;
    if (whole) return whole;
  }
  return undefined;
}

/** The end of an address that a narrow column broke: "jane@mail.exampl" above "e". */
export function withEnd(address: string | undefined, lines: readonly string[]): string | undefined {
  if (!address || usualEnd.test(address)) return address;
  const at = lines.findIndex((line) => line.endsWith(address));
  const rest = at < 0 ? '' : (lines[at + 1] ?? '');
  return /^\p{Ll}{1,8}$/u.test(rest) ? `${address}${rest}` : address;
}

/** Joins an address broken by a narrow column, so that it is one line wherever the text is used. */
export function withWholeAddresses(lines: readonly DocumentLine[]): DocumentLine[] {
  const joined: DocumentLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const begun = before && /(?:^|\s)\S+@\S+$/u.exec(before.text)?.[0].trim();
    const whole = begun && withEnd(email.exec(begun)?.[0], [begun, line.text]);
    if (before && whole && whole === `${begun}${line.text}`)
      joined[joined.length - 1] = { ...before, text: `${before.text}${line.text}` };
    else joined.push(line);
  }
  return joined;
}

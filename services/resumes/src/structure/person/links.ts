import { email } from './email-address.js';

/** Matches a link that is written as one, anywhere in a text. */
export const link =
  /\b(?:https?:\/\/|www\.)[^\s|<>"')]{3,200}|\b(?:linkedin\.com\/in|github\.com|gitlab\.com)\/[^\s|<>"')]{1,100}/gi;
const bareDomain =
  /(?<![@\w.-])(?:[a-z0-9-]{2,40}\.){1,3}(?:com|org|net|dev|io|me|co|info|edu|app|design|[a-z]{2}\.uk|de|fr|nl|ca|us)(?:\/[^\s|<>"')]{0,100})?(?![\w@])/gi;

/** Maximum links, since each is compared with all others. */
const maxLinks = 200;

/**
 * The links of a résumé, each once.
 * @param head lines in which a bare domain is a link too
 */
export function linksIn(lines: readonly string[], head: readonly string[]): string[] {
  const explicit = lines.flatMap((line) => line.match(link) ?? []);
  const bare = head.flatMap(
    (line) => line.replace(new RegExp(email, 'gu'), ' ').match(bareDomain) ?? [],
  );
  const found = [...explicit, ...bare].map((link) => link.replace(/[.,;:]+$/, ''));
  const all = [...new Set(found)].slice(0, maxLinks);
  const without = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '');
  return all
    .filter((one, at) => all.findIndex((other) => without(other).includes(without(one))) === at)
    .slice(0, 20);
}

import { brokenEmail, email, emailIn, withEnd } from './email-address.js';
import { linksIn } from './links.js';
import { hasName, locationIn } from './location.js';
import { phoneIn } from './phone-number.js';

/** Contact data of a person, as found in the text of a résumé. */
export interface Contact {
  readonly email?: string;
  readonly phone?: string;
  readonly location?: string;
  readonly links: string[];
}

/**
 * Finds the contact data: the first e-mail address and phone number, preferring those in the head.
 * @param head lines before the first section and lines of contact sections, where a place is searched for
 * @param name of the person, as a line like "Jane Doe, PhD" looks like a place
 */
export function contactOf(
  lines: readonly string[],
  head: readonly string[],
  name?: string,
): Contact {
  const ordered = [...head, ...lines];
  const found = ordered.map(emailIn).find(Boolean);
  const address = withEnd(found, lines) ?? brokenEmail(lines);
  const number = ordered.map(phoneIn).find(Boolean);
  const location = locationIn(head, name);
  return {
    ...(address && { email: address }),
    ...(number && { phone: number }),
    ...(location && { location }),
    links: linksIn(lines, head),
  };
}

/** Whether a line has contact data or the name of the person, which rewriting never changes. */
export function hasContactData(line: string, name?: string): boolean {
  const isNamed = name !== undefined && hasName(line, name);
  return (
    isNamed ||
    email.test(line) ||
    phoneIn(line) !== undefined ||
    linksIn([line], [line]).length > 0 ||
    locationIn([line]) !== undefined
  );
}

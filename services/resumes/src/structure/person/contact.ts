import { knownHeading } from '../headings/headings.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { placeScore } from '../vocabulary/places.js';
import { brokenEmail, email, withEnd, withoutLabel } from './email-address.js';

/** Contact data of a person, as found in the text of a résumé. */
export interface Contact {
  readonly email?: string;
  readonly phone?: string;
  readonly location?: string;
  readonly links: string[];
}

const phone = /(?<![\w/.@-])(?:\(?\+|00)?[(\d][\d\s().\-‐‑‒–—−/]{6,22}\d(?![\w@])/g;
const link =
  /\b(?:https?:\/\/|www\.)[^\s|<>"')]{3,200}|\b(?:linkedin\.com\/in|github\.com|gitlab\.com)\/[^\s|<>"')]{1,100}/gi;
const bareDomain =
  /(?<![@\w.-])(?:[a-z0-9-]{2,40}\.){1,3}(?:com|org|net|dev|io|me|co|info|edu|app|design|[a-z]{2}\.uk|de|fr|nl|ca|us)(?:\/[^\s|<>"')]{0,100})?(?![\w@])/gi;

/** Year spans and dates look like phone numbers to a pattern for digits. */
const isDates = (text: string) =>
  /^\(?(19|20)\d{2}\b/.test(text.trim()) ||
  /\b\d{1,2}[/.](?:19|20)\d{2}\b/.test(text) ||
  /^\d{1,2}([/.-])\d{1,2}\1(?:(?:19|20)\d{2}|\d{2})$/.test(text.trim());

/** Arabic and Persian digits. */
const easternDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;
const westernDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** "Memphis, TN 38118 901.555.0113": a postcode before the number. */
const withoutPostcode = (digits: string) =>
  digits.replace(/^\d{5}(?:-\d{4})?[\s/–-]+(?=\(?\d{3}\)?[\s.-]*\d{3}[\s.-]?\d{4}$)/, '');

function phoneIn(line: string): string | undefined {
  for (const [found] of line.replace(easternDigits, westernDigit).matchAll(phone)) {
    const number = withoutPostcode(found);
    const digits = number.replace(/\D/g, '').length;
    if (digits >= 7 && digits <= 16 && !isDates(number)) return number.trim();
  }
  return undefined;
}

/** Maximum links, since each is compared with all others. */
const mostLinks = 200;

function linksIn(lines: readonly string[], head: readonly string[]): string[] {
  const explicit = lines.flatMap((line) => line.match(link) ?? []);
  const bare = head.flatMap(
    (line) => line.replace(new RegExp(email, 'gu'), ' ').match(bareDomain) ?? [],
  );
  const found = [...explicit, ...bare].map((link) => link.replace(/[.,;:]+$/, ''));
  const all = [...new Set(found)].slice(0, mostLinks);
  const without = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '');
  return all
    .filter((one, at) => all.findIndex((other) => without(other).includes(without(one))) === at)
    .slice(0, 20);
}

/** Capitalized words around a comma: "Portland, OR", "Berlin, Germany", "1 Main St, Springfield, IL 62701". */
const place =
  /^(?:[\p{L}\d .'’#-]{1,60}, ?){1,3}(?:[A-Z]{2}(?: \d{5}(?:-\d{4})?)?|\p{Lu}[\p{L} .'’-]{2,40}(?: \d{4,6})?)$/u;
const placeWords =
  '(?:address|location|based in|city|residence|anschrift|adresse|wohnort|dirección|domicilio|ciudad|localidad|ville|indirizzo|residenza|città|endereço|cidade|adres|woonplaats|miejscowość|现居|现居地|居住地|地址|العنوان|المدينة)';
const label = new RegExp(`^${placeWords}\\s*[:：\\-–]\\s*`, 'iu');
const labelledCell = new RegExp(`^${placeWords}\\s*\\|\\s*([^|]{2,120}?)(?: \\||$)`, 'iu');

/** Replaces other data on the line of a place with separators. */
const withoutOthers = (line: string) =>
  line.replace(new RegExp(email, 'gu'), ' | ').replace(phone, ' | ').replace(link, ' | ');

/** Icons such as an envelope or a pin before the parts of a line. */
const icons = /[\p{Emoji_Presentation}\u2302\u260E\u2706\u2709]\uFE0F?/gu;

/** Symbols that separate the data of a line: "Ooltewah, TN ♦ 423-555-0193". */
const ornament = '\\s*[|¦•·∙‧;⋄◇◆♦▪■●○◦★☆►➤❖⬥~]\\s*';

/** A line that names a job or course with its years: "Cook, Blue Plate, 2018 - 2021". */
const isDated = (line: string) => /\b(?:19|20)\d{2}\b/.test(line);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** Whether a text has the words of the name, in any order: "Doe, Jane". */
const hasName = (text: string, name: string) => {
  const words = wordsOf(text);
  return wordsOf(name).every((word) => words.includes(word));
};

function locationIn(lines: readonly string[], name?: string): string | undefined {
  const isNamed = (line: string) => name !== undefined && hasName(line, name);
  const cell = lines.map((line) => labelledCell.exec(line.trim())?.[1]).find(Boolean);
  if (cell && !phoneIn(cell) && !email.test(cell)) return cell;
  const pieces = lines
    .map(withoutOthers)
    .flatMap((line) =>
      line.replace(icons, '|').split(new RegExp(`${ornament}|\\s{2,}|\\s\\*\\s`, 'u')),
    )
    // The pattern takes quadratic time; no place is that long.
    // A font's pin is read as "½".
    .map((piece) => piece.slice(0, 400).replace(/^(?:1⁄2)?[\s,./*(–—-]+|[\s,/*–—-]+$/g, ''))
    .map((piece) => piece.replace(noteBehind, '').replace(labelBehind, ''))
    .filter((piece) => !isNamed(piece) && !contactLabel.test(piece));
  const labelled = pieces.find((piece) => label.test(piece));
  const whole = labelled?.replace(label, '');
  if (whole) return whole.slice(0, 120);
  return (
    pieces.find(
      (piece) =>
        place.test(piece) &&
        piece.length <= 120 &&
        !email.test(piece) &&
        !isDated(piece) &&
        !namesOccupation(piece) &&
        /^[\p{Lu}\d]/u.test(piece),
    ) ??
    pieces.find((piece) => postcodeTown.test(piece) || townAndState.test(piece)) ??
    pieces.find((piece) => placeScore(piece) >= 0.9) ??
    pieces.map((piece) => livesIn.exec(piece)?.[1]).find(Boolean) ??
    townBeside(lines, isNamed)
  );
}

/** "Nashville TN (open to remote)". */
const noteBehind = /\s\((?:open|willing|relocat|remote|hybrid|on-?site|can|will)[^()]{0,60}\)$/i;

/** "Yakima, WA 98901. Cel.", "Nebraska 68822. Phone": the label of the number behind it. */
const labelBehind =
  /[.,;]?\s+(?:phone|tel|cell|mobile|e-?mail|text|fax|correo|cel|tél|telf|móvil|handy|telefon)[.:]?$/iu;

/** "32052 Herford", "D-26122 Oldenburg", "Musterstr. 5, 32052 Herford". */
const postcodeTown =
  /^(?:\p{Lu}[\p{L}. '-]{2,40}\d{0,4}\p{L}?,? )?(?:\p{Lu}{1,2}-)?\d{4,5}(?: ?[A-Z]{2})? \p{Lu}[\p{L} .'’()-]{1,40}$/u;
/** "Albuquerque NM". */
const townAndState = /^\p{Lu}[\p{L} .'’-]{1,40} [A-Z]{2}(?: \d{5})?$/u;

/** "I live in East Ridge TN, my number is …". */
const livesIn =
  /\b(?:live|living|based|located|reside|residing|vivo|resido)(?: near| en| in) (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}(?:,? [A-Z]{2})?)(?![\p{L}])/u;

const town =
  /^(?:\p{Lu}[\p{L}.'’-]+(?:[ ,]+(?:\p{Lu}[\p{L}.'’-]*|de|la|del|do|da|am|an|der|den|sur|en|nad|upon)){0,4}(?: \(\p{Lu}[\p{L} .'’-]{1,24}\))?|[\p{Script=Arabic}\p{Script=Hebrew}]+(?:[ -][\p{Script=Arabic}\p{Script=Hebrew}]+){0,2})$/u;

/** Labels of contact data, some of which are names of towns: "Nome". */
const contactLabel =
  /^(?:e-?mail|mail|tel|telefon\p{L}?|phone|mobil\p{L}*|cell|correo|courriel|linkedin|github|name|nome|nom|nombre|naam|imię|contact\p{L}*|kontakt\p{L}*|téléphone|teléfono|portable|móvil|celular)(?!\p{L})/iu;

/** A town on its own, on the line of an address or a phone number, or on the line below. */
function townBeside(
  lines: readonly string[],
  isNamed: (text: string) => boolean,
): string | undefined {
  const reaches = lines.map((line) => email.test(line) || phoneIn(line) !== undefined);
  for (const [at, line] of lines.entries()) {
    // The end of an address may be between them.
    const isBelowEnd = /^\p{Ll}{1,8}$/u.test(lines[at - 1] ?? '') && reaches[at - 2];
    if (!reaches[at] && !reaches[at - 1] && !isBelowEnd) continue;
    const found = withoutOthers(line)
      .replace(icons, '|')
      .split(new RegExp(`${ornament}|\\s*/\\s*|\\s{2,}|\\s+[–—-]\\s+`, 'u'))
      .map((piece) => piece.trim())
      .find(
        (piece) =>
          town.test(piece) &&
          piece.length >= 2 &&
          !isNamed(piece) &&
          !namesOccupation(piece) &&
          knownHeading(piece) === undefined &&
          !contactLabel.test(piece),
      );
    if (found) return found;
  }
  return undefined;
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
  const found = ordered.map((line) => email.exec(line)?.[0]).find(Boolean);
  const address = withEnd(withoutLabel(found), lines) ?? brokenEmail(lines);
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

import { knownHeading } from '../headings/headings.js';
import { languagesIn } from '../lists/languages.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { hasOrganizationMark } from '../vocabulary/organizations.js';
import { placeScore } from '../vocabulary/places.js';
import { email, emailIn } from './email-address.js';
import { link } from './links.js';
import { phone, phoneIn } from './phone-number.js';

/** Capitalized words around a comma: "Portland, OR", "Berlin, Germany", "1 Main St, Springfield, IL 62701". */
const place =
  /^(?:[\p{L}\d .'’#-]{1,60}, ?){1,3}(?:[A-Z]{2}(?: \d{5}(?:-\d{4})?)?|\p{Lu}[\p{L} .'’-]{2,40}(?: \d{4,6})?)$/u;
const placeWords =
  '(?:(?:permanent |present |current |local |residential |home |mailing |postal |corresponding )?add?ress|add?ress for correspondence|add|location|based in|lives in|city|residence|anschrift|adresse|wohnort|dirección|domicilio|ciudad|localidad|ville|indirizzo|residenza|città|endereço|cidade|adres|woonplaats|miejscowość|现居|现居地|居住地|地址|العنوان|المدينة)';
const label = new RegExp(`^[•*–-]?\\s*${placeWords}\\s*[|\\s]*[:：;–-][\\s|:：;–-]*`, 'iu');
const labelledCell = new RegExp(`^${placeWords}\\s*\\|[\\s|:]*([^|]{2,120}?)(?: \\||$)`, 'iu');
const labelAlone = new RegExp(`^${placeWords}\\s*[|:：;–-]*$`, 'iu');

/** Replaces other data on the line of a place with separators. */
const withoutOthers = (line: string) =>
  line.replace(new RegExp(email, 'gu'), ' | ').replace(phone, ' | ').replace(link, ' | ');

/** Icons such as an envelope or a pin before the parts of a line. */
const icons = /[\p{Emoji_Presentation}\u2302\u260E\u2706\u2709]\uFE0F?/gu;

/** Symbols that separate the data of a line: "Ooltewah, TN ♦ 423-555-0193". */
const ornament = '\\s\\.\\s|\\s*[|¦•·∙‧;⋄◇◆♦▪■●○◦★☆►➤❖⬥~]\\s*';

/** A line that names a job or course with its years: "Cook, Blue Plate, 2018 - 2021". */
const isDated = (line: string) => /\b(?:19|20)\d{2}\b/.test(line);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** Whether a text has the words of the name, in any order: "Doe, Jane". */
export const hasName = (text: string, name: string) => {
  const words = wordsOf(text);
  return wordsOf(name).every((word) => words.includes(word));
};

/** Lines of an address below its label. */
const maxAddressLines = 3;
/** What ends an address: a postcode, "Pin-110025", "Chennai - 05". */
const addressEnd = /\d{5,6}\W*$|[-–]\s*\d{2,3}\W*$/;
/** The label of something else: "Mobile No :", "D.O.B". */
const anotherLabel = /^\p{L}[\p{L}.'’ /]{1,28}\s*[:：|]|^d\.?o\.?b\b/iu;

/** The address behind or below its label, over several lines, without the data that follows. */
function labelledAddress(lines: readonly string[]): string | undefined {
  const at = lines.findIndex((line) => label.test(line.trim()) || labelAlone.test(line.trim()));
  if (at < 0) return undefined;
  const first = (lines[at] ?? '').trim();
  const parts = labelAlone.test(first) ? [] : [first.replace(label, '')];
  for (const line of lines.slice(at + 1, at + 1 + maxAddressLines)) {
    const before = parts.at(-1);
    const isWhole = before !== undefined && (addressEnd.test(before) || !/,\s*$/.test(before));
    const isOther = anotherLabel.test(line) || contactLabel.test(line) || labelAlone.test(line);
    if (isWhole || isOther || emailIn(line) || phoneIn(line) || knownHeading(line)) break;
    parts.push(line.trim());
  }
  const [whole = ''] = withoutOthers(parts.join(' ')).split(/\s\|/);
  return asAddress(whole);
}

/** Without marks around it; undefined when nothing is left that could be a place. */
function asAddress(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(labelBehind, '')
    .replace(/\s+,/g, ',')
    .replace(/^[\s,;:|–-]+|[\s,;:|–-]+$/g, '');
  return /\p{L}{2}/u.test(plain) ? plain.slice(0, 120) : undefined;
}

/** The last word of an address in any language may be a country or a state: "Deira Dubai", "Near Temple, Goa". */
const endsInRegion = (text: string) => placeScore(text.split(/,\s*/).at(-1) ?? '') >= 0.9;

/** "Deira Dubai", "Doha Qatar". */
const endsInTown = (text: string) =>
  placeScore(text) >= 0.9 || placeScore(text.split(/\s+/).at(-1) ?? '') >= 0.9;

/**
 * Whether capitalized words around a comma are a place, and no list of skills or the name of a school: they end in a
 * state, a country or a postcode, begin with a number, or stand by the phone number.
 */
function isLikelyPlace(piece: string, isNearby: boolean): boolean {
  const parts = piece.split(/,\s*/);
  if (placeScore(piece) >= 0.7 || endsInRegion(piece)) return true;
  if (/\b\d{5,6}\b/.test(piece) || /^#?\d/.test(piece)) return true;
  const areShort = parts.every((part) => part.split(/\s+/).length <= 3);
  const isLanguage = languagesIn([piece]).length > 0;
  return isNearby && parts.length <= 3 && areShort && !isLanguage && !hasOrganizationMark(piece);
}

/** "Hairstylist — Providence, Rhode Island", "Rua das Acácias, 220 – Feira de Santana/BA": the town is behind the dash. */
function withTownApart(piece: string): string[] {
  const [, before = '', town = ''] = /^(.{3,}?)\s+[–—-]\s+([^–—]{3,40})$/u.exec(piece) ?? [];
  return placeScore(town) >= 0.9 ? [before, town] : [piece];
}

/** "Dr. Jane Doe, Providence Road 4, Charlotte, NC 28207": the name before the address, on one line. */
function withoutName(piece: string, name: string): string {
  const at = name === '' ? -1 : piece.toLowerCase().indexOf(`${name.toLowerCase()}, `);
  const rest = piece.slice(at + name.length + 2);
  return at >= 0 && at <= longestTitle && /\d{5}$/.test(rest) ? rest : piece;
}

/** Longest title before a name, in letters. */
const longestTitle = 6;

interface Piece {
  readonly text: string;
  /** On the line of an e-mail address or a phone number, or next to one. */
  readonly isNearby: boolean;
}

function piecesOf(lines: readonly string[], name: string): Piece[] {
  const reaches = lines.map((line) => email.test(line) || phoneIn(line) !== undefined);
  return lines.flatMap((line, at) => {
    const isNearby = [at - 1, at, at + 1].some((one) => reaches[one]);
    return (
      withoutOthers(line)
        .replace(icons, '|')
        .split(new RegExp(`${ornament}|\\s{2,}|\\s\\*\\s`, 'u'))
        // The pattern takes quadratic time; no place is that long.
        // A font's pin is read as "½".
        .map((piece) => piece.slice(0, 400).replace(/^(?:1⁄2)?[\s,./*(–—-]+|[\s,/*–—-]+$/g, ''))
        .map((piece) => piece.replace(noteBehind, '').replace(labelBehind, ''))
        .flatMap(withTownApart)
        .map((piece) => withoutName(piece, name))
        .map((text) => ({ text, isNearby }))
    );
  });
}

/**
 * Where a person lives, from the lines of the head and of contact sections.
 * @param name of the person, as a line like "Jane Doe, PhD" looks like a place
 */
export function locationIn(lines: readonly string[], name?: string): string | undefined {
  const isNamed = (line: string) => name !== undefined && hasName(line, name);
  const cell = lines.map((line) => labelledCell.exec(line.trim())?.[1]).find(Boolean);
  const address = cell && asAddress(cell);
  if (address && !phoneIn(address) && !email.test(address)) return address;
  const pieces = piecesOf(lines, name ?? '').filter(
    ({ text }) => !isNamed(text) && !contactLabel.test(text),
  );
  const texts = pieces.map(({ text }) => text);
  return (
    labelledAddress(texts.length > 0 ? lines : []) ??
    texts
      .find((text) => label.test(text))
      ?.replace(label, '')
      .slice(0, 120) ??
    pieces.find(
      ({ text, isNearby }) =>
        place.test(text) &&
        text.length <= 120 &&
        !email.test(text) &&
        !isDated(text) &&
        !namesOccupation(text) &&
        /^[\p{Lu}\d]/u.test(text) &&
        isLikelyPlace(text, isNearby),
    )?.text ??
    texts.find(
      (text) => postcodeTown.test(text) || (townAndState.test(text) && placeScore(text) >= 0.7),
    ) ??
    texts.find((text) => placeScore(text) >= 0.9) ??
    texts.map((text) => livesIn.exec(text)?.[1]).find(Boolean) ??
    townBeside(lines, isNamed)
  );
}

/** "Nashville TN (open to remote)". */
const noteBehind = /\s\((?:open|willing|relocat|remote|hybrid|on-?site|can|will)[^()]{0,60}\)$/i;

/** "Yakima, WA 98901. Cel.", "Nebraska 68822. Phone": the label of the number behind it. */
const labelBehind =
  /[.,;]?\s+(?:phone|tel|cell|mobile|e-?mail|text|fax|correo|cel|tél|telf|móvil|handy|telefon)[.:]?$/iu;

/** "32052 Herford", "D-26122 Oldenburg", "Musterstr. 5, 32052 Herford", "12 rue des Lices, 35000 Rennes". */
const postcodeTown =
  /^(?:\p{Lu}[\p{L}. '-]{2,40}\d{0,4}\p{L}?,? |\d{1,4}(?: ?(?:bis|ter))?,? \p{L}[\p{L}. '’-]{2,40}, )?(?:\p{Lu}{1,2}-)?\d{4,5}(?: ?[A-Z]{2})? \p{Lu}[\p{L} .'’()-]{1,40}$/u;
/** "Albuquerque NM". */
const townAndState = /^\p{Lu}[\p{L} .'’-]{1,40} [A-Z]{2}(?: \d{5})?$/u;

/** "I live in East Ridge TN, my number is …". */
const livesIn =
  /\b(?:live|living|based|located|reside|residing|vivo|resido)(?: near| en| in) (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}(?:,? [A-Z]{2})?)(?![\p{L}])/u;

const town =
  /^(?:\p{Lu}[\p{L}.'’-]+(?:[ ,]+(?:\p{Lu}[\p{L}.'’-]*|de|la|del|do|da|am|an|der|den|sur|en|nad|upon)){0,4}(?: \(\p{Lu}[\p{L} .'’-]{1,24}\))?|[\p{Script=Arabic}\p{Script=Hebrew}]+(?:[ -][\p{Script=Arabic}\p{Script=Hebrew}]+){0,2})$/u;

/** Labels of contact and personal data, some of which are names of towns: "Nome". */
const contactLabel =
  /^(?:e[-.]?mail|mail|tel|mob|cell|ph|d\.?o\.?b|(?:date|place) of birth|birth|born|sex|gender|age|nationality|religion|marital|father|mother|husband|s\/o|passport|visa|languages?|skype|whats ?app|pin|fax|permanent|present|corresponding|pin ?code|post ?code|zip|at|telefon\p{L}?|phone|mobil\p{L}*|cell|correo|courriel|linkedin|github|name|nome|nom|nombre|naam|imię|contact\p{L}*|kontakt\p{L}*|téléphone|teléfono|portable|móvil|celular)(?!\p{L})/iu;

/** A town on its own, beside an address or a phone number; a known one also on the line above or below. */
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
          piece.length >= 3 &&
          !isNamed(piece) &&
          !namesOccupation(piece) &&
          knownHeading(piece) === undefined &&
          !contactLabel.test(piece) &&
          (reaches[at] || isBelowEnd || piece.split(/\s+/).length === 1 || endsInTown(piece)),
      );
    if (found) return found;
  }
  return undefined;
}

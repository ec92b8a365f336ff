import { isBullet } from '../../lines/bullet.js';
import { isDeed } from '../../lines/deeds.js';
import type { DocumentLine } from '../../lines/document-line.js';
import { isPersonalField } from '../../lines/fields.js';
import { endsInOccupation, namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../../vocabulary/organizations.js';
import { placeScore, withoutPlace } from '../../vocabulary/places.js';
import { isDuties, isDutyLabel, nameLabel } from '../labels/entry-labels.js';

/** Longest line that names an entry, in letters and words. */
const longestName = 100;
export const maxWords = 12;
export const wordsOf = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** "line cook, Selden Standard": a title in small letters before its employer. */
const isSmallTitle = (text: string) => {
  const [, title = ''] = /^(\p{Ll}[\p{L}/&' -]{2,40}?)(?:,| [-–—@]| at)\s+\p{Lu}/u.exec(text) ?? [];
  return title !== '' && endsInOccupation(title);
};

/** "Project Manager.", "Northern Contracting Co. Kingdom of Bahrain.", but not "Trained one assistant." */
const isNameWithStop = (text: string) =>
  wordsOf(text) <= 10 &&
  /\p{L}\.$/u.test(text) &&
  (hasOrganizationMark(text) || namesOccupation(text) || namesDegree(text)) &&
  text.split(/\s+/).every((word) => !/^\p{Ll}{3,}/u.test(word) || /^(?:and|the|for)$/.test(word)) &&
  (wordsOf(text) > 1 || endsInOccupation(text.slice(0, -1)) || namesDegree(text));

/** "Awards: Dean's List", "Activities: jam, sound, art": what stands behind such labels belongs to no name. */
const otherLabel =
  /^(?:awards?|honou?rs?|activities|(?:relevant )?course ?work|skills|tools|interests|hobbies|thesis|advis[eo]rs?|minors?)\s*:\s|^\p{L}+:\s[^,]+,[^,]+,/iu;

/** Whether a line can name a job or course: a few words that are not a sentence. */
export function isName({ text: written, indented }: DocumentLine): boolean {
  const text = written.replace(nameLabel, '');
  // The labels of a form are at the right edge of their cells.
  const isItem = indented === true && text === written;
  return (
    !isBullet(text) &&
    !isDuties(text) &&
    !isDutyLabel(text) &&
    !/^(?:some|several|various)\s/i.test(text) &&
    !isDeed(text) &&
    !isPersonalField(text) &&
    !otherLabel.test(text) &&
    !isItem &&
    !/\d{3}[-. ]\d{4}$/.test(text) &&
    !/^(?:\p{L}+\.? ){0,2}c?gpa\s*[:=]?\s*\d/iu.test(text) &&
    text.length <= longestName &&
    (text.length > 1 || /\p{Lo}/u.test(text)) &&
    wordsOf(text) <= maxWords &&
    (/^(?:(?:el|al)-)?[\p{Lu}\p{Lo}\d("“'’]/u.test(text) || isSmallTitle(text)) &&
    (!/[.;:!?。；]$/u.test(text) ||
      // "Yahoo!"
      /^\p{Lu}\p{L}+!$/u.test(text) ||
      /\b(?:inc|ltd|ltda|lda|co|corp|llc|s\.a|s\.l|s\.r\.l|o\.o|e\.v|jr|sr)\.$/i.test(text) ||
      isNameWithStop(text) ||
      (/:$/.test(text) && wordsOf(text) <= 8))
  );
}

/** A line that ends in the middle of a name. */
export const isOpen = (text: string) =>
  /\s(?:of|and|for|the|in|at|de|der|des|du|del|della|di|da|do|&|und|et|y|e|en|für|bei|chez)$/i.test(
    text.trim(),
  );

const han = /\p{Script=Han}/u;

/** Chinese fonts are split into subsets of a few letters each, so they say nothing about a line's formatting. */
const isSameFont = (one: DocumentLine, other: DocumentLine) =>
  one.font === other.font || (han.test(one.text) && han.test(other.text));

export const isSameLook = (one: DocumentLine, other: DocumentLine) =>
  isSameFont(one, other) && Math.abs((one.size ?? 0) - (other.size ?? 0)) < 0.6;

/** Words that occur only in titles, employers, schools or places. */
export const namesSomething = (text: string) =>
  nameLabel.test(text) ||
  namesOccupation(text) ||
  hasOrganizationMark(text) ||
  namesDegree(text) ||
  namesSchool(text) ||
  placeScore(text) > 0.6 ||
  /\s[|·•–—]\s/.test(text);

/** Whether a line ends with a place: "Cedar Clinic, Portland, OR". */
export const hasPlace = (text: string) => withoutPlace(text).place !== undefined;

/** "* Kroger - overnight stocker - 2019": an item of a list of jobs that has one year. */
export const isListedYear = (text: string) =>
  isBullet(text) && /[,(–—|-]\s*(?:19|20)\d{2}\)?$/u.test(text) && namesSomething(text);

/** "Kassa en vakkenvullen naast school": most longer words of a name have capitals. */
export const isInSmallLetters = (text: string) => {
  const longer = text.match(/\p{Script=Latin}{4,}/gu) ?? [];
  return longer.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > longer.length;
};

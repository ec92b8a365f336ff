import { isBullet } from '../../lines/bullet.js';
import type { DocumentLine } from '../../lines/document-line.js';
import { namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../../vocabulary/organizations.js';
import { placeScore } from '../../vocabulary/places.js';
import type { EntryKind } from '../entry.js';
import { nameLabel } from '../labels/entry-labels.js';
import {
  isInSmallLetters,
  isName,
  isOpen,
  isSameLook,
  namesSomething,
  wordsOf,
} from './entry-names.js';
import { piecesOf } from './entry-pieces.js';
import { type EntryNames, namesOf } from './entry-roles.js';

/**
 * "Charge Nurse, 4 West" above "Riverside Hospital", "Ph.D., Soil Sciences" above "Colorado State University": what
 * stood for the employer or school is part of the title.
 */
const isMissingEmployer = (text: string, { organization = '' }: EntryNames, kind: EntryKind) =>
  wordsOf(text) <= 10 &&
  (kind === 'experience'
    ? hasOrganizationMark(text) &&
      !hasOrganizationMark(organization) &&
      !namesOccupation(text) &&
      !isInSmallLetters(text)
    : namesSchool(text) && !namesSchool(organization) && !namesDegree(text));

/** "City: Zaragoza", as in the Europass. */
const isLabelledPlace = (text: string) =>
  /^(?:city|location|place|ort|ciudad|localidad|ville|lieu|luogo|città|cidade)\s*:\s/iu.test(text);

interface NameBelow {
  readonly line: DocumentLine;
  /** The line below it, unless the next entry begins there. */
  readonly below?: DocumentLine;
  /** The lines that name the entry so far. */
  readonly texts: readonly string[];
  readonly kind: EntryKind;
  /** Whether the line is right below the dates, where most entries of the section have a name. */
  readonly isExpected: boolean;
}

/** Whether the line below still names the entry: title or employer is missing so far. */
export function isNameBelow({ line, below, texts, kind, isExpected }: NameBelow): boolean {
  if (!isName(line)) return false;
  if (isOpen(texts.at(-1) ?? '')) return true;
  const { parts, place } = piecesOf(texts);
  const isPlace = placeScore(line.text) >= 0.7;
  if (isPlace) return place === undefined;
  if (parts.length === 0) return true;
  if (nameLabel.test(line.text)) return true;
  const names = namesOf(parts, kind);
  const isTitle = kind === 'education' ? namesDegree(line.text) : namesOccupation(line.text);
  const hasTitle = parts.some((part) =>
    kind === 'education'
      ? namesDegree(part)
      : // "Performance Contractors" is a company.
        namesOccupation(part) && namesOf([part], kind).organization === undefined,
  );
  if (parts.length >= 2 || (names.title && names.organization)) {
    const own = texts.filter((text) => piecesOf([text]).parts.length > 0);
    // The subject may be between a degree and its school, each on a line of its own.
    const isFirst = own.length === 1 || (kind === 'education' && !own.some(namesSchool));
    if (isFirst && isMissingEmployer(line.text, names, kind)) return true;
    // "Doctorate in Robotics, Vision" where other courses have their school below, too.
    const isSubject = kind === 'education' && isExpected && hasTitle && own.length === 1;
    if (isSubject && !own.some(namesSchool) && !isTitle) return true;
    return !hasTitle && isTitle && wordsOf(line.text) <= 9;
  }
  if (namesSomething(line.text) && wordsOf(line.text) <= 10)
    return !(hasTitle && isTitle) || hasOrganizationMark(line.text) || kind === 'education';
  if (isExpected && wordsOf(line.text) <= 10) return true;
  const isDistinct = below?.font !== undefined && !isSameLook(below, line);
  const isAboveDetails =
    !below ||
    isBullet(below.text) ||
    below.indented === true ||
    isLabelledPlace(below.text) ||
    below.text.length > line.text.length + 20 ||
    (/[^.]\.$/.test(below.text) && !/\.$/.test(line.text));
  return wordsOf(line.text) <= 6 && (isDistinct || isAboveDetails);
}

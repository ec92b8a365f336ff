import { placeName } from '@commons/service-kit/search/places/place-names';
import { withoutBullet } from '../../lines/bullet.js';
import { namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../../vocabulary/organizations.js';
import { isStreet, placeScore, withoutPlace } from '../../vocabulary/places.js';
import { nameLabel } from '../labels/entry-labels.js';
import { roleOf } from '../labels/record-columns.js';
import {
  campus,
  clientLabel,
  companyNote,
  countInBrackets,
  courseNote,
  inlineScore,
  marksBefore,
  noteBehind,
  officeFact,
  officeNote,
  unitNote,
  withoutSentence,
} from './entry-notes.js';
import {
  atEmployer,
  bySlash,
  employerBehind,
  fromSchool,
  marksBehind,
  withBracketApart,
  withEmployerApart,
  withoutCompleted,
  withSchoolApart,
} from './name-pairs.js';
import { withoutTown } from './unknown-towns.js';

/** The parts of the lines that name an entry, without dates: candidates for title and employer, and a place. */
export interface EntryPieces {
  readonly parts: string[];
  readonly place?: string;
}

const strong =
  /\s*[|•·⋄◇▪»;；、]\s*|\s+(?:\/\/|~|::)\s+|\s*\.{4,}\s*|\s+[–—―-]{1,2}\s+|(?<=\p{L}{2})[–—-]\s+(?=\p{Lu})|(?<=[\p{L}.)])—\s+|\s{2,}|\s*\t\s*/u;
const weak =
  /,\s+|[，،]\s*|\s+@\s*|(?<!\bUniversity of \p{Lu}\p{L}+)\s+(?:at|bei|chez|presso)\s+(?=\p{Lu})|:\s+/u;

/** A comma before it belongs to the name of a company. */
const companySuffix =
  /,\s+(?=(?:inc|llc|l\.l\.c|ltd|limited|corp|co|gmbh|s\.?a|s\.?l|plc|llp|b\.?v)\.?(?:[\s,|)]|$))/gi;

/** Parts that name neither title, nor employer, nor place. */
const unnamed =
  /^(?:\(?(?:\d+\s*(?:years?|yrs?|months?|mos?|jahre?|monate?|años?|meses|ans|mois|anni|mesi)[\s,]*)+\)?|dates?(?: \([^)]*\))?|dates? \(da|period[eo]?|zeitraum|période|período|fechas?|data|okres|(?:magna |summa )?cum laude|with (?:honou?rs|distinction)|(?:dean|president|chancellor)['’]?s list.*|honou?r roll.*|honou?rs|abschluss|graduat(?:ing|ed|es)(?: in)?|renewed|renewal|(?:expected |anticipated )?graduation(?: date)?|in progress|previst[oa]|en curso|prévue?|voraussichtlich|full[- ]?time|part[- ]?time|contract|permanent|temporary|seasonal|vollzeit|teilzeit|expected|anticipated|[\d.]+ ?(?:c?gpa|%|marks|percent)|(?:with|scored?|securing|secured|having|obtained|aggregate|passed|passing|in)\b[^\p{L}]*(?:\d[\d.]*\s?%?.*|(?:first|second|third|1st|2nd)? ?(?:class|division|distinction|grade|marks|out|year|with|in)\b.*)|(?:first|second|third|1st|2nd|3rd|i|ii)(?:st|nd)? (?:class with.*|div(?:ision)?\b.*)|percentage.*|no degree|(?:degree )?not (?:finished|completed)|(?!grade (?:9|1[0-3])$)(?:c?gpa|grade|note)\b(?:[\s:=]*[\d.,/%]+|[\s:=]+[a-f][+-]?)?(?:\s*\(?(?:overall|average|out of \d+|scale|[\d.]+\s?\/\s?[\d.]+)\)?)?|(?:summers?|winters?|spring|fall|autumn|verano|invierno|otoño|primavera|été|hiver|sommer|herbst|verão|inverno|estate|weekends?|saturdays?|sundays?|nights?|evenings?)(?:\s+\d{4})?|[^\p{L}]+)$/iu;

/** "City: Zaragoza": whatever follows is a place. */
const placeLabel =
  /^(?:city|location|place|town|ort|ciudad|localidad|ville|lieu|luogo|città|cidade)\s*:\s+/iu;

/** "Current: Cook, Blue Plate", "Previous: Dishwasher, Acme", "Education: GED": what follows, and no part of its name. */
const leadingLabel =
  /^(?:current(?:ly)?|present(?:ly)?|previous(?:ly)?|former(?:ly)?|past|most recent(?:ly)?|now|actual(?:mente)?|anterior(?:mente)?|aktuell|derzeit|zuvor|davor|früher|actuellement|auparavant|précédemment|attualmente|precedente(?:mente)?|atual(?:mente)?)(?: (?:job|position|role|employer|work))?:\s+|^(?:education|schooling|training|estudios|formación|formation|bildung):\s+/iu;

const trimmed = (text: string) =>
  withoutBullet(text)
    .replace(nameLabel, '')
    .replace(/^(?:\(?\d{1,2}[.)]|\(?\p{Ll}\))\s*(?=\p{Lu})/u, '')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/^(?:before (?:that|then|this)|prior to (?:that|this)|earlier)\s*[:,]\s+/i, '')
    .replace(leadingLabel, '')
    .replace(/^[\s,:/~–—|·-]+|(?:\s+(?:at|bei|chez|presso))?[\s,،:/~–—|·-]*$/gu, '')
    .replace(/\s+/g, ' ')
    // "(Foreman – Chennai)" has been parted within its brackets.
    .replace(/^\((?=[^()]*$)|\s*\([^()]*$|\)$(?<=^[^()]*\))/gu, '')
    .replace(/^(?:at|from|bei|an der|à(?= l['’]|\s+\p{Lu}))\s+(?:l['’])?(?=\p{Lu})/u, '')
    .replace(/,?\s+(?:in|during|on)(?: the)?(?: (?:year|month|session)(?: of)?)?$/i, '')
    .replace(/,?\s+(?:in|during) the year(?: of)?$/i, '')
    // "College of Charleston" above "Expected May 2026".
    .replace(/[\s,(]+(?:expected|anticipated)(?: (?:graduation|completion)(?: date)?)?$/i, '')
    // "Hill Tire & Lube on Saturdays"
    .replace(
      /\s+(?:on|during) (?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|summers?)$/i,
      '',
    )
    .replace(/(?<=\p{Ll}{4}|\p{Lu}{3})\.$/u, '')
    .replace(
      /,? (?:graduated|graduating|finished|completed|class of|conclusão em|concluído em|abschluss)$/iu,
      '',
    );

/** "Duration", "Year of passing": the label of the dates. */
const isDatesLabel = (text: string) => ['dates', 'from', 'to'].includes(roleOf(text) ?? '');

const isPart = (text: string) =>
  /\p{L}{2}|\p{Lo}|^\p{Lu}\.\s?\p{Lu}/u.test(text) && !unnamed.test(text) && !isDatesLabel(text);

const hyphenated = /(?:winston-salem|wilkes-barre|soddy-daisy|sedro-woolley|milton-freewater)$/i;

/** "McKee Foods-Collegedale, TN", as Indeed writes an employer and its place. */
const withPlaceApart = (line: string): string =>
  line.replace(
    /^([^,|]{2,60})-(\p{Lu}[\p{L}.' ]{2,25}),\s([A-Z]{2})(?=\s*(?:\||$))/u,
    (all, employer: string, town: string, state: string) =>
      hyphenated.test(`${employer}-${town}`) ? all : `${employer} | ${town}, ${state}`,
  );

/** A bracket around the whole part: "(Berlin)". */
const withoutBrackets = (text: string) => /^\(([^()]+)\)$/.exec(text)?.[1] ?? text;

/** In Chinese, which has no spaces between words, spaces separate the fields of a line: "福建师范大学 会计学 本科". */
const hanFields = (part: string): string[] =>
  /^[\p{Script=Han}\p{P}\d\s]+$/u.test(part) ? part.trim().split(/(?<![&/])\s+(?![&/])/) : [part];

/** The cells of lines, without labels, notes and dates. */
const cellsOf = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => line.split(/\s*\|\s*/))
    .map((cell) => trimmed(cell.replace(companyNote, '').replace(courseNote, '')))
    .filter(isPart);

const isWholeEmployer = (text: string) =>
  /^[\p{Lu}\d"“]/u.test(text) &&
  !/(?<!\p{L})\p{Ll}{4,}/u.test(text) &&
  !namesOccupation(text) &&
  !namesDegree(text) &&
  (hasOrganizationMark(text) || text.includes(' '));

/**
 * "Staff Nurse, Step-Down" above "Mercy Hospital": where one line has the title and another the employer, each line is
 * one name, whatever commas and dashes are in it.
 */
function wholeNames(lines: readonly string[]): EntryPieces | undefined {
  const cells = cellsOf(lines).map((cell) => ({ cell, score: placeScore(cell) }));
  const place = cells.find(({ score }) => score >= 0.7)?.cell;
  const [first, second, ...more] = cells.filter(({ score }) => score < 0.7).map(({ cell }) => cell);
  if (!first || !second || more.length > 0 || lines.length < 2) return undefined;
  const names = [first, second].map((cell) => withoutPlace(cell));
  const [title, employer] = namesOccupation(first) ? names : [names[1], names[0]];
  const isTitle = title && namesOccupation(title.rest) && !namesDegree(title.rest);
  if (!employer || !isTitle || !isWholeEmployer(employer.rest)) return undefined;
  // "Cook, Blue Plate Diner" has its employer on its own line.
  const [, behind = ''] = /(?:,|\s[–—-]|\s(?:at|bei|chez|presso))\s+(.+)$/u.exec(title.rest) ?? [];
  const isToldThere = hasOrganizationMark(behind) || namesSchool(behind);
  // "Government of Ontario – Ministry of Culture" below "Junior Analyst"
  const halves = employer.rest.split(/\s[–—-]\s/u);
  const isOfTwo = halves.length === 2 && halves.every(hasOrganizationMark);
  const isWhole = isOfTwo || (behind !== '' && !isToldThere);
  if (!isWhole || /[,;|@]/.test(employer.rest)) return undefined;
  const found = place ?? employer.place ?? title.place;
  return { parts: names.map(({ rest }) => trimmed(rest)), ...(found && { place: found }) };
}

/** Parts of the text of entry lines, without places. */
export function piecesOf(lines: readonly string[]): EntryPieces {
  const whole = wholeNames(lines);
  if (whole) return whole;
  const labelled = lines.find((line) => placeLabel.test(line));
  const unlabelled = lines.filter((line) => line !== labelled);
  const { rest, town } = withoutTown(unlabelled);
  let place = labelled?.replace(placeLabel, '') ?? town;
  const strongParts = rest
    .map((line) => line.replace(officeFact, '').replace(officeNote, ''))
    .filter((line) => !isStreet(line))
    .map((line) => line.slice(0, 300).replace(nameLabel, '').replace(companySuffix, ' '))
    .map((line) => line.replace(/(?<=\))\.$/, ''))
    .map((line) => line.replace(companyNote, '').replace(courseNote, '').replace(clientLabel, ''))
    .map((line) => line.replace(marksBefore, '').replace(inlineScore, ' | '))
    .map((line) => line.replace(/\s*\((?:at|from) ([^()]{3,80})\)/i, ' | $1'))
    .map((line) => line.replace(noteBehind, '').replace(unitNote, '').replace(campus, '$1–'))
    .flatMap(withSchoolApart)
    .map(withoutSentence)
    .map(withPlaceApart)
    .flatMap((line) => line.split('|').flatMap(withBracketApart))
    .flatMap((line) => line.split(strong))
    .flatMap(placeBySlash)
    .flatMap(hanFields)
    .filter((part) => !countInBrackets.test(part))
    .flatMap(atEmployer)
    .map(withoutCompleted)
    .map((part) => part.replace(marksBehind, ''))
    .flatMap(fromSchool)
    .flatMap(employerBehind)
    .map(trimmed)
    .map(withoutBrackets)
    .filter(isPart);
  const takePlace = (part: string, isLast: boolean): string[] => {
    if (placeScore(part) >= 0.7 && (strongParts.length > 1 || !isLast)) {
      place ??= part;
      return [];
    }
    const { rest, place: found } = withoutPlace(part);
    if (found) place ??= found;
    return [trimmed(rest)];
  };
  const parts = strongParts
    .flatMap((part) => takePlace(part, false))
    .filter(isPart)
    .flatMap((part, _, { length }) => (length === 1 ? withEmployerApart(part) : [part]));
  const apart = parts.length > 1 ? parts : parts.flatMap(bySlash);
  const split = apart.length > 1 ? apart : apart.flatMap((part) => byCommas(part));
  const named = split.flatMap((part, at) =>
    at > 0 ? takePlace(part, at === 1 && split.length === 2) : [part],
  );
  // "Valley High School, West Des Moines", "Barber - Fade Factory - Red Bank", with a town that only the list of all towns has.
  const last = named.at(-1) ?? '';
  const isBehind = named.length > 2 || (named.length > 1 && namesSchool(named.at(-2) ?? ''));
  if (isBehind && place === undefined && isUsTown(last) && !namesOccupation(last))
    return { parts: named.slice(0, -1).filter(isPart), place: last };
  // "Data Engineer" at "Blue Spoons, Italy": the only other name is no town.
  const [, employer = '', country = ''] =
    /^([^,]{4,}), ((?:\p{Lu}\p{Ll}|\p{Lo})[^,]+)$/u.exec(place ?? '') ?? [];
  const isTitle = named.length === 1 && namesOccupation(last) && !hasOrganizationMark(last);
  if (isTitle && employer && !labelled && placeScore(employer) < 0.7)
    return { parts: [last, employer], place: country };
  return { parts: once(named.filter(isPart)), ...(place && { place }) };
}

/** Each name once, however it is written: a title may head the line that has it again. */
const once = (parts: readonly string[]): string[] => [
  ...new Map(parts.map((part) => [part.toLowerCase(), part])).values(),
];

const isUsTown = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && !namesDegree(text) && placeName(text.split(/\s+/)) !== undefined;

/** "Tri-State Orthodontics / Fort Oglethorpe, GA": the place follows a slash. */
function placeBySlash(part: string): string[] {
  const [, name = '', place = ''] = /^(.+?)\s+\/\s+([^/]+?)(?:\s+\/)?$/.exec(part) ?? [];
  return name && placeScore(place) >= 0.7 ? [name, place] : [part];
}

const byCommas = (part: string) =>
  withTowns(part.split(weak).map(trimmed).map(withoutBrackets).filter(isPart));

/** Joins a town and its state: "Howard High School", "Chattanooga, TN", "Diploma". */
function withTowns(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const place = `${last}, ${part}`;
    const isState = joined.length > 1 && /^[A-Z]{2}$/.test(part) && placeScore(place) === 1;
    if (isState) joined[joined.length - 1] = place;
    else joined.push(part);
  }
  return joined;
}

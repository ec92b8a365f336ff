import type { ResumeEntry } from '@commons/contracts/resumes/resume-structure';
import type { FoundDates } from '../dates/date-ranges.js';
import { datesIn, hasDates, isWithin } from '../dates/dates.js';
import type { SectionLine } from '../lines/section-line.js';
import { endsInOccupation, namesOccupation } from '../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../vocabulary/organizations.js';
import { isStreet, withoutPlace } from '../vocabulary/places.js';
import { withNamesPlain, withoutBullets } from './bulleted-names.js';
import type { EntryDraft } from './entry-draft.js';
import { labelledNames } from './entry-labels.js';
import { wordsOf } from './entry-names.js';
import { piecesOf } from './entry-pieces.js';
import { type EntryKind, namesOf, ownAccount, usualOrder } from './entry-roles.js';
import { labelledRecords } from './labelled-records.js';
import { type NarrativeEntry, narrativeEntry, toldJob } from './narrative-entries.js';
import { SectionReader } from './section-reader.js';
import { isTown } from './unknown-towns.js';

export type Entry = Omit<ResumeEntry, 'section'>;

interface Employer {
  readonly text: string;
  readonly dates?: FoundDates;
}

/** Titles below an employer with its years are of that employer as long as their years are within. */
const isOwn = ({ dates }: EntryDraft, employer: Employer) =>
  !employer.dates?.start || !dates?.start || isWithin(dates, employer.dates);

/** "Mowed yards with my dad": own work, not for the employer above. */
const ownWork =
  /^(?:\p{L}+ed|\p{L}+ing|drove|sold|ran|built|made)\s.*\b(?:my|with|for|in|around)\b|\b(?:for|with) (?:my|our)\b/iu;

/**
 * A line with an employer and its years above several titles with theirs: the employer belongs to each that names no
 * other, such as a division or a unit.
 */
function withEmployers(drafts: readonly EntryDraft[], kind: EntryKind): EntryDraft[] {
  let employer: Employer | undefined;
  return drafts.flatMap((draft, at) => {
    const { parts } = piecesOf(draft.texts);
    const next = drafts[at + 1];
    const [only = ''] = parts;
    const isAlone =
      parts.length === 1 &&
      !namesOccupation(only) &&
      !ownWork.test(only) &&
      draft.details.length === 0;
    const nextParts = next ? piecesOf(next.texts).parts : [];
    const isTitled = namesOccupation(nextParts[0] ?? '');
    const isAround = isWithin(next?.dates, draft.dates);
    const isAbove =
      kind === 'experience' && isAlone && isTitled && (nextParts.length === 1 || isAround);
    if (isAbove) {
      employer = { text: draft.texts.join(' | '), ...(draft.dates && { dates: draft.dates }) };
      return [];
    }
    if (employer && parts.length === 1 && isOwn(draft, employer))
      return [{ ...draft, texts: [...draft.texts, employer.text] }];
    if (!employer || !isWithin(draft.dates, employer.dates)) employer = undefined;
    return [draft];
  });
}

/** Years without an employer: they do not belong to the employer of the job above. */
const leave =
  /\b(?:parental leave|maternity leave|paternity leave|career break|sabbatical|care ?giver (?:for|to) my|caring for|home with (?:my|the|our)|took care of|taking care of|time off|stay[- ]at[- ]home|homemaker|raising (?:my|our)|unemployed|family care|elternzeit|mutterschutz|sabbatjahr|pausa familiar|cuidado de hijos|excedencia|congé parental|congé maternité|licença|pausa na carreira|congedo|maternità|ouderschapsverlof|urlop)/iu;

/** "Line cook, same place". */
const samePlace =
  /^(?:the )?same (?:place|company|employer|restaurant|store|shop|plant|office)$|^(?:el |la )?mism[oa] (?:lugar|empresa|compañía|tienda|restaurante)$/iu;

/** What the lines of an entry name according to their labels; a place after the employer is one. */
function labelledIn({ texts }: EntryDraft): Pick<Entry, 'title' | 'organization'> {
  const { title, organization } = labelledNames(texts);
  return {
    ...(title && { title }),
    ...(organization && { organization: withoutPlace(organization).rest }),
  };
}

/** Lines of forms that name neither employer nor title: pay, hours, the street of the employer. */
const formNote =
  /^(?:salary|pay|hours(?: per week| worked)?|series|pay plan|grade level|reason for leaving)\s*:/i;

/** "Ruby Tuesday, Hixson": one or two capitalized words after the employer. */
const townBehind = /^(.{3,}?), (\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?(?:, [A-Z]{2})?)$/u;

/** "Clerk, Blue Mill Bakery" at "Bradford": the town took the place of the employer. */
function withEmployerTold(entry: Entry): Entry | undefined {
  const [, title = '', employer = ''] =
    /^([^,]{3,60}), ([^,]{3,60})$/u.exec(entry.title ?? '') ?? [];
  const { organization: place = '' } = entry;
  const isTold =
    !entry.place &&
    namesOccupation(title) &&
    !namesOccupation(employer) &&
    employer.includes(' ') &&
    isTown(place);
  return isTold ? { ...entry, title, organization: employer, place } : undefined;
}

/** "PLLC", "Inc." */
const legalForm = /^(?:\p{Lu}{2,5}|Inc|Ltd|Co|Corp)\.?$/u;

/** "Bluebell Energies Limited, Kochi": what follows the legal form of a company is where it is. */
const behindForm =
  /^(.{3,}\b(?:ltd|limited|inc|llc|l\.l\.c|w\.l\.l|corp|gmbh|plc)\.?)(?:,\s*|\s+[–-]\s*)(\p{Lu}[\p{L}. ]{2,24}(?:[,-]\s?\p{Lu}[\p{L}. ]{1,20})?)$/iu;

function withTownBehindForm(entry: Entry): Entry {
  const [, organization, town] = behindForm.exec(entry.organization ?? '') ?? [];
  const isTown = organization && town && !namesOccupation(town) && !hasOrganizationMark(town);
  return isTown && entry.place === undefined ? { ...entry, organization, place: town } : entry;
}

/** Where another job has its town after the employer, unknown towns are expected there too. */
function withTownsApart(all: readonly Entry[]): Entry[] {
  const entries = all.map(withTownBehindForm);
  if (!entries.some(({ place }) => place)) return entries;
  return entries.map((entry) => {
    const told = withEmployerTold(entry);
    if (told) return told;
    const [, organization, place] = townBehind.exec(entry.organization ?? '') ?? [];
    const isTown = entry.place === undefined && place && !legalForm.test(place);
    return organization && isTown ? { ...entry, organization, place } : entry;
  });
}

/** "Ausbildung zum Verkäufer", "Studium der Physik": a course whatever its section is called. */
const course =
  /^(?:berufs)?(?:ausbildung|umschulung|studium|fernstudium|lehre (?:als|zum|zur))(?!\p{L})/iu;

/** A course among the jobs, as where a person tells all years in one list. */
function withCoursesApart(entry: Entry): Entry {
  const { title = '', organization = '' } = entry;
  const isCourse =
    course.test(title) ||
    (namesDegree(title) && !namesOccupation(title) && namesSchool(organization));
  return entry.kind === 'experience' && isCourse ? { ...entry, kind: 'education' } : entry;
}

/** The jobs or courses of a section. */
export const entriesOf = (all: readonly SectionLine[], kind: EntryKind): Entry[] =>
  entriesIn(all, kind).map(withCoursesApart);

function entriesIn(all: readonly SectionLine[], kind: EntryKind): Entry[] {
  const own = all.filter(({ line: { text } }) => !formNote.test(text) && !isStreet(text));
  const plain = withNamesPlain(own);
  const lines = kind === 'education' ? withoutBullets(plain) : plain;
  const told = lines.flatMap(({ at, line }) => narrativeAt(at, line.text, kind) ?? []);
  // "I also worked as a teaching assistant" is part of the job above it, if that has its years.
  const hasRows = lines.some(({ line }) => datesIn(line.text)?.from === 0 && hasDates(line.text));
  const narrated = hasRows ? told.filter(({ dates }) => dates) : told;
  if (narrated.length === 0) {
    const listed = listedEntries(lines, kind);
    const byTelling = kind === 'experience' ? toldEntries(lines) : [];
    const tells = new Set(byTelling.flatMap(({ named }) => named));
    const isWhole = ({ title, organization, dates, named }: Entry) =>
      title && organization && dates && !named.some((at) => tells.has(at));
    return byTelling.length > listed.filter(isWhole).length ? byTelling : listed;
  }
  const rest = lines.filter(({ at }) => !narrated.some(({ named }) => named.includes(at)));
  return [...listedEntries(rest, kind), ...narrated].sort(
    (one, other) => (one.named[0] ?? 0) - (other.named[0] ?? 0),
  );
}

/** The jobs that lines tell without "I", each with the lines below it. */
function toldEntries(lines: readonly SectionLine[]): Entry[] {
  const found = lines.flatMap(({ at, line }) => {
    const job = toldJob(line.text);
    return job ? [entryTold(at, job, 'experience')] : [];
  });
  const starts = found.map(({ named }) => lines.findIndex(({ at }) => at === named[0]));
  return found.map((entry, index) => ({
    ...entry,
    details: lines.slice((starts[index] ?? 0) + 1, starts[index + 1]).map(({ at }) => at),
  }));
}

/** The job or course that one sentence describes. */
function narrativeAt(at: number, text: string, kind: EntryKind): Entry | undefined {
  const found = narrativeEntry(text, kind);
  const told = found && kind === 'experience' ? toldJob(text) : undefined;
  return found && entryTold(at, told ?? found, kind);
}

function entryTold(
  at: number,
  { title, organization, dates }: NarrativeEntry,
  kind: EntryKind,
): Entry {
  return {
    kind,
    ...(title && { title }),
    ...(organization && { organization }),
    ...(dates && { dates: dates.text }),
    ...(dates?.start && { start: dates.start }),
    ...(dates?.end && { end: dates.end }),
    ...(dates?.present && { present: true }),
    named: [at],
    details: [],
    confidence: title && organization && dates ? 0.7 : 0.6,
  };
}

interface TitledJob {
  readonly title: string;
  readonly dates: FoundDates;
}

/**
 * "Travel Registered Nurse, Aya Healthcare, 2022 – Present" above "Regions Hospital, Jan 2022 – Feb 2023": an assignment
 * that names its place of work alone has the title of the job that it belongs to.
 */
function assignmentOf(
  { title, organization }: Pick<Entry, 'title' | 'organization'>,
  dates: FoundDates | undefined,
  job: TitledJob | undefined,
): Pick<Entry, 'title' | 'organization'> | undefined {
  const [place, ...others] = [title, organization].filter((name) => name !== undefined);
  const isAlone =
    place !== undefined && others.length === 0 && !namesOccupation(place) && !leave.test(place);
  return job && isAlone && isWithin(dates, job.dates)
    ? { title: job.title, organization: place }
    : undefined;
}

/**
 * "Pipe Welder" above "Turner Industries, 2024 - 2026" and "Zachry Group, 2022 - 2024": a title on a line of its own
 * belongs to all employers in the lines below it.
 */
function sharedTitle(
  draft: EntryDraft,
  { organization }: Pick<Entry, 'organization'>,
  above: EntryDraft | undefined,
  before: Entry | undefined,
): string | undefined {
  const isStack = above?.details.length === 0 && draft.named.length === 1 && draft.dates?.isRange;
  const isBelowTitle =
    before?.title !== undefined && (above?.named.length === 1 || above?.texts[0] === before.title);
  const title = isStack && isBelowTitle && organization ? before.title : undefined;
  return title && namesOccupation(title) && before?.organization ? title : undefined;
}

const monthsOf = (moment: string) => 12 * Number(moment.slice(0, 4)) + Number(moment.slice(5) || 0);
/** Longest time, in months, between two titles at one employer. */
const longestBreak = 4;

/** Whether a job ended about when the one above it began, or was beside it: a title before at the same employer. */
function isRightBefore({ end = '', present, start = '' }: FoundDates, above: Entry): boolean {
  if (!above.start || !(end || present)) return false;
  if (present) return above.present === true;
  const isYear = end.length === 4 || above.start.length === 4;
  const [from, to] = [above.start, end].map((one) => (isYear ? one.slice(0, 4) : one));
  const apart = monthsOf(from ?? '') - monthsOf(to ?? '');
  return apart <= longestBreak && (apart >= -longestBreak || start >= above.start);
}

/** "Interact Incorporated | Spring 2009" above "• Software Engineering Intern": an item that is a title and no more. */
function titleBelow(
  { details, named }: EntryDraft,
  lines: readonly SectionLine[],
  kind: EntryKind,
): string | undefined {
  const [first] = details;
  const { text = '' } = lines.find(({ at }) => at === first)?.line ?? {};
  const item = text.replace(/^[•*–-]\s+/u, '');
  const isTitle =
    kind === 'experience' &&
    first === (named.at(-1) ?? 0) + 1 &&
    item !== text &&
    wordsOf(item) <= 7 &&
    /^\p{Lu}/u.test(item) &&
    !/[.;:]$|\d/.test(item) &&
    !/^\p{L}+(?:ed|ing)\s/u.test(item) &&
    endsInOccupation(item.split(',').at(-1) ?? '');
  return isTitle ? item : undefined;
}

/** The names of a job with the title that is in the item below it: what stood for a title is the employer. */
function withTitleBelow(
  names: Pick<Entry, 'title' | 'organization'>,
  title: string | undefined,
): Pick<Entry, 'title' | 'organization'> {
  const { title: named = '', organization } = names;
  if (!title || (organization && named) || namesOccupation(named)) return names;
  const employer = organization ?? named;
  return { title, ...(employer && { organization: employer }) };
}

/** The entries whose names and dates are separate from what was done. */
function listedEntries(lines: readonly SectionLine[], kind: EntryKind): Entry[] {
  const drafts =
    labelledRecords(lines) ?? withEmployers(new SectionReader(lines, kind).drafts(), kind);
  const pieces = drafts.map(({ texts }) => piecesOf(texts));
  const order = usualOrder(
    pieces.map(({ parts }) => parts),
    kind,
  );
  let before: Entry | undefined;
  let job: TitledJob | undefined;
  const entries = drafts.map((draft, at): Entry => {
    const { parts = [], place } = pieces[at] ?? {};
    const { isCertain, ...assigned } = namesOf(parts, kind, order);
    const { dates } = draft;
    const own = withTitleBelow(
      { ...assigned, ...labelledIn(draft) },
      titleBelow(draft, lines, kind),
    );
    const assignment = kind === 'experience' ? assignmentOf(own, dates, job) : undefined;
    const names = assignment ?? own;
    if (!assignment && dates?.isRange && own.title && namesOccupation(own.title))
      job = { title: own.title, dates };
    const title = names.title ?? sharedTitle(draft, names, drafts[at - 1], before);
    // Several titles at one employer: only the first one names it.
    const isSame =
      kind === 'experience' &&
      names.title !== undefined &&
      !names.organization &&
      !leave.test(names.title) &&
      !ownWork.test(names.title) &&
      !ownAccount.test(names.title) &&
      (!dates || !before?.start || isRightBefore(dates, before)) &&
      before?.organization;
    const isSamePlace = samePlace.test(names.organization ?? '') && before?.organization;
    const organization = isSamePlace
      ? before?.organization
      : (names.organization ?? (isSame ? before?.organization : undefined));
    const isWhole = title !== undefined && organization !== undefined;
    const entry: Entry = {
      kind,
      ...(title && { title }),
      ...(organization && { organization }),
      ...(place && { place }),
      ...(dates && { dates: dates.text }),
      ...(dates?.start && { start: dates.start }),
      ...(dates?.end && { end: dates.end }),
      ...(dates?.present && { present: true }),
      named: draft.named,
      details: draft.details,
      confidence: isWhole && dates ? (isCertain ? 0.9 : 0.7) : dates ? 0.6 : 0.4,
    };
    before = entry;
    return entry;
  });
  return kind === 'experience' ? withTownsApart(entries) : entries;
}

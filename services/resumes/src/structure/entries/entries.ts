import { isCareerBreak } from '@commons/contracts/resumes/career-break';
import type { FoundDates } from '../dates/date-ranges.js';
import { datesIn, hasDates, isWithin } from '../dates/dates.js';
import type { SectionLine } from '../lines/section-line.js';
import { endsInOccupation, namesOccupation } from '../vocabulary/occupations.js';
import { namesDegree, namesSchool } from '../vocabulary/organizations.js';
import { isStreet, withoutPlace } from '../vocabulary/places.js';
import type { Entry, EntryKind } from './entry.js';
import type { EntryDraft } from './entry-draft.js';
import { labelledNames } from './labels/entry-labels.js';
import { labelledRecords } from './labels/labelled-records.js';
import { withEntriesPlain, withNamesPlain } from './names/bulleted-names.js';
import { piecesOf } from './names/entry-pieces.js';
import { namesOf, ownAccount, usualOrder } from './names/entry-roles.js';
import { missingName } from './names/missing-names.js';
import { isRightBefore, sharedTitle, titleAtSame } from './names/same-employer.js';
import { withTownsApart } from './names/towns-apart.js';
import { SectionReader } from './section-reader.js';
import { narrativeAt, toldAside, toldEntries } from './told/told-entries.js';
import { withWholeLines } from './whole-lines.js';

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

/** "Minor in Physics" below "B.Sc., Larkfield College": whether the one line of an entry is right below those of another, of which nothing else is said. */
const isBelow = ({ named: [first = 0, ...more] }: EntryDraft, before: Entry | undefined) =>
  more.length === 0 && before?.named.at(-1) === first - 1 && before.details.length === 0;

/** Degrees that one has before those of a college. */
const ofSchool =
  /\b(?:10|12)(?:th|\+2)?\b|\b(?:class|grade|x|xii|ssc|sslc|hsc|puc|secondary|intermediate|matric\p{L}*|high school|ged|hiset|diploma|abitur)\b/iu;

/** "Dishwasher at Casa Lupita": the words say which is the employer, whatever the order of the other jobs. */
const atName = /\p{Ll} at (?:the )?\p{Lu}/u;

/** Lines of forms that name neither employer nor title: pay, hours, the street of the employer. */
const formNote =
  /^(?:salary|pay|hours(?: per week| worked)?|series|pay plan|grade level|reason for leaving)\s*:/i;

/** "Ausbildung zum Verkäufer", "Studium der Physik": a course whatever its section is called. */
const course =
  /^(?:berufs)?(?:ausbildung|umschulung|studium|fernstudium|lehre (?:als|zum|zur))(?!\p{L})/iu;

/** A course among the jobs, as where a person tells all years in one list. */
function withCoursesApart(entry: Entry): Entry {
  const { title = '', organization = '' } = entry;
  const isCourse =
    course.test(title) ||
    (namesDegree(title) && !endsInOccupation(title) && namesSchool(organization));
  return entry.kind === 'experience' && isCourse ? { ...entry, kind: 'education' } : entry;
}

/** The jobs or courses of a section. */
export function entriesOf(all: readonly SectionLine[], kind: EntryKind): Entry[] {
  const { lines, asWritten } = withWholeLines(
    all.filter(
      ({ line: { text } }) => /[\p{L}\p{N}]/u.test(text) && !formNote.test(text) && !isStreet(text),
    ),
  );
  return entriesIn(lines, kind).map(withCoursesApart).map(asWritten);
}

function entriesIn(all: readonly SectionLine[], kind: EntryKind): Entry[] {
  const lines = withEntriesPlain(withNamesPlain(all), kind);
  const byTelling = kind === 'experience' ? toldEntries(lines) : [];
  const tells = new Set(byTelling.flatMap(({ named }) => named));
  // "I also worked as a teaching assistant" is part of the job above it, if that has its years.
  const hasRows = lines.some(({ line }) => datesIn(line.text)?.from === 0 && hasDates(line.text));
  const narrated = lines
    .flatMap(({ at, line }) => narrativeAt(at, line.text, kind) ?? [])
    .filter(({ dates }) => dates || !hasRows);
  const own = new Set(narrated.flatMap(({ named }) => named));
  const listed = listedEntries(
    lines.filter(({ at }) => !own.has(at)),
    kind,
  );
  const isWhole = ({ title, organization, dates, named }: Entry) =>
    title && organization && dates && !named.some((at) => tells.has(at));
  const areTold = byTelling.length > listed.filter(isWhole).length + narrated.length;
  if (areTold) return byTelling;
  const aside = toldAside(byTelling, [...listed, ...narrated], lines);
  const taken = new Set(aside.flatMap(({ named }) => named));
  return [
    ...listed.map((entry) => ({ ...entry, details: entry.details.filter((at) => !taken.has(at)) })),
    ...narrated,
    ...aside,
  ].sort((one, other) => (one.named[0] ?? 0) - (other.named[0] ?? 0));
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
    place !== undefined && others.length === 0 && !namesOccupation(place) && !isCareerBreak(place);
  return job && isAlone && isWithin(dates, job.dates)
    ? { title: job.title, organization: place }
    : undefined;
}

/**
 * What an entry names as employer or school, or that of the one above it: only the first of several titles at one
 * employer names it.
 */
function organizationOf(
  draft: EntryDraft,
  { title, organization }: Pick<Entry, 'title' | 'organization'>,
  before: Entry | undefined,
  kind: EntryKind,
): string | undefined {
  if (organization !== undefined && samePlace.test(organization) && before?.organization)
    return before.organization;
  if (organization !== undefined || title === undefined) return organization;
  const { dates } = draft;
  const isShared =
    kind === 'education'
      ? namesDegree(title) && !ofSchool.test(title) && isBelow(draft, before)
      : !isCareerBreak(title) &&
        !ownWork.test(title) &&
        !ownAccount.test(title) &&
        (!dates || !before?.start || isRightBefore(dates, before) || isBelow(draft, before));
  return isShared ? before?.organization : undefined;
}

/** "Carpenter. Built sheds, 3 a week": what was done, behind the title. */
const sentenceBehind = /(?<=\p{L}{4})\.\s+\p{Lu}\p{Ll}.*$/u;

/** The entries whose names and dates are separate from what was done. */
function listedEntries(lines: readonly SectionLine[], kind: EntryKind): Entry[] {
  const drafts =
    labelledRecords(lines, kind) ?? withEmployers(new SectionReader(lines, kind).drafts(), kind);
  const pieces = drafts.map(({ texts }) => piecesOf(texts));
  const order = usualOrder(
    pieces.map(({ parts }) => parts),
    kind,
  );
  let before: Entry | undefined;
  let isStacked = false;
  let job: TitledJob | undefined;
  const entries = drafts.map((draft, at): Entry => {
    const { parts = [], place } = pieces[at] ?? {};
    const isAt = parts.length === 2 && draft.texts.some((text) => atName.test(text));
    const { isCertain, ...assigned } = namesOf(parts, kind, isAt ? 'title' : order);
    const { dates } = draft;
    const above = { ...assigned, ...labelledIn(draft) };
    const below = missingName(above, draft.named, draft.details, lines, kind);
    const own = below ?? above;
    const assignment = kind === 'experience' ? assignmentOf(own, dates, job) : undefined;
    const whole = kind === 'experience' ? titleAtSame(draft, own, isStacked, before) : undefined;
    const names = whole ? { title: whole } : (assignment ?? own);
    if (!assignment && dates?.isRange && own.title && namesOccupation(own.title))
      job = { title: own.title, dates };
    const named = kind === 'experience' ? names.title?.replace(sentenceBehind, '') : names.title;
    const title = named ?? sharedTitle(draft, names, drafts[at - 1], before);
    const organization = organizationOf(draft, names, before, kind);
    const isWhole = title !== undefined && organization !== undefined;
    isStacked =
      draft.named.length > 1 || (organization !== undefined && names.organization === undefined);
    const entry: Entry = {
      kind,
      ...(title && { title }),
      ...(organization && { organization }),
      ...((place ?? below?.place) && { place: place ?? below?.place }),
      ...(dates && { dates: dates.text }),
      ...(dates?.start && { start: dates.start }),
      ...(dates?.end && { end: dates.end }),
      ...(dates?.present && { present: true }),
      named: below?.at === undefined ? draft.named : [...draft.named, below.at],
      details: draft.details.filter((one) => one !== below?.at),
      confidence: isWhole && dates ? (isCertain ? 0.9 : 0.7) : dates ? 0.6 : 0.4,
    };
    before = entry;
    return entry;
  });
  return kind === 'experience' ? withTownsApart(entries) : entries;
}

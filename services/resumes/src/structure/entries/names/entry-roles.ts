import { endsInOccupation, namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../../vocabulary/organizations.js';
import type { EntryKind } from '../entry.js';

export interface EntryNames {
  readonly title?: string;
  readonly organization?: string;
  /** Whether words decided which is which. */
  readonly isCertain: boolean;
}

/** Which of title and organization comes first, if no words decide it. */
export type NameOrder = 'title' | 'organization';

const legalForm =
  /(?<![\p{L}\d])(?:inc|llc|ltd|limited|gmbh|corp|corporation|ag|plc|m\/s|s\.?r\.?l|s\.?p\.?a|sarl|b\.?v|ltda|university of|universit\p{L}{1,3}|city of|county|department of)\.?(?![\p{L}\d])/iu;

/** "Travis High School", but not "High School" alone, which means the diploma. */
const endsInSchool = /(?<!^some)\s+(?:school|college|academy|institute|university)$/i;

function isManyOfOccupation(text: string): boolean {
  const last = text.split(/\s+/).at(-1) ?? '';
  return last !== text && /^\p{Lu}\p{L}{3,}s$/u.test(last) && namesOccupation(last.slice(0, -1));
}

/** "Traductrice indépendante": a way to work beside an occupation, no employer. */
export const ownAccount =
  /(?<!\p{L})(?:self-employed|indépendante?|autónom[oa]|autônom[oa]|freiberuflich\p{L}*|selbstst?ändig\p{L}*)(?!\p{L})/iu;

/** Above zero for a title, below for an organization. */
function leaning(text: string, kind: EntryKind): number {
  if (kind === 'education') {
    const [isDegree, isSchool] = [namesDegree(text), namesSchool(text)];
    if (isDegree && isSchool && endsInSchool.test(text) && !/^\W*high school$/i.test(text))
      return -1;
    // "Notre Dame High School of Acadia Parish"
    if (isDegree && isSchool && /^\p{Lu}\S+ .*\bhigh school\b/iu.test(text)) return -1;
    if (isDegree && isSchool) return /^\W*(?:high school|secondary school)\b/i.test(text) ? 1 : 0.5;
    return isDegree ? 2 : isSchool ? -2 : 0;
  }
  const isTitle = namesOccupation(text);
  // "Maintenance Technician II (Body Shop)": brackets after a title are not an employer.
  const plain = isTitle ? text.replace(/(?<=\S)\s*\([^()]*\)$/, '') : text;
  const isOrganization = hasOrganizationMark(plain) || namesSchool(plain);
  if (legalForm.test(text) && !endsInOccupation(text)) return -3;
  if (isTitle && ownAccount.test(text)) return 2;
  // "Performance Contractors": many of them are a company.
  if (isManyOfOccupation(text)) return isOrganization ? -2 : -1;
  if (isTitle && isOrganization) return endsInOccupation(text) ? 1.5 : -0.5;
  if (isTitle) return endsInOccupation(text) ? 2.5 : 2;
  return isOrganization ? -2 : 0;
}

/** "PhD Princeton University": the degree precedes the school, without a comma or subject. */
const leadingDegree =
  /^((?:ph\.?d|b\.?sc?|m\.?sc?|b\.?a|m\.?a|mba|bba|b\.?eng|m\.?eng|b\.?tech|m\.?tech|bachelor|master|diplom)\.?)\s+(.{4,})$/i;

function separated(parts: readonly string[]): string[] {
  return parts.flatMap((part) => {
    const [, degree, rest] = leadingDegree.exec(part) ?? [];
    const [, first = '', second = ''] = /^([^,]+), (.+)$/.exec(part) ?? [];
    const isPair = (degreeOf: string, school: string) =>
      namesDegree(degreeOf) &&
      !namesSchool(degreeOf) &&
      namesSchool(school) &&
      !namesDegree(school);
    if (isPair(first, second) || isPair(second, first)) return [first, second];
    return degree && rest && namesSchool(rest) && !/^(?:of|in|der|en|de)\b/i.test(rest)
      ? [degree, rest]
      : [part];
  });
}

const join = (parts: readonly string[]) => parts.join(', ');

/** Words of fields of work: what consists of them is the department or subject of a title, no employer. */
const fieldWords = new Set(
  `finance financial marketing sales operations human resources hr engineering it information technology accounting accounts
  procurement purchasing logistics supply chain legal compliance communications communication public relations research
  development business customer service services success nursing product project program programme quality manufacturing
  production strategy analytics facilities security administration talent acquisition training merchandising advancement
  admissions student affairs software hardware data web mobile network networks systems infrastructure management
  electrical mechanical civil technical maintenance planning testing assurance control safety design digital social media
  content support relationship retail backend frontend full stack machine learning cloud science policy`.split(
    /\s+/,
  ),
);

const isDepartment = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const own = words.filter((word) => !['and', 'of', 'the', 'for'].includes(word));
  return own.length > 0 && own.length <= 4 && own.every((word) => fieldWords.has(word));
};

/** A title of two parts becomes one. */
const withDepartment = (parts: readonly string[]): readonly string[] => {
  const [title = '', second = '', ...rest] = parts;
  return namesOccupation(title) && isDepartment(second) ? [`${title}, ${second}`, ...rest] : parts;
};

/** Assigns the parts of an entry to title and organization. */
export function namesOf(all: readonly string[], kind: EntryKind, order?: NameOrder): EntryNames {
  const parts = kind === 'experience' ? withDepartment(all) : separated(all);
  const [only] = parts;
  if (only === undefined) return { isCertain: false };
  const leanings = parts.map((part) => leaning(part, kind));
  if (parts.length === 1) {
    const isOrganization = (leanings[0] ?? 0) < 0;
    const isCertain = leanings[0] !== 0;
    return isOrganization ? { organization: only, isCertain } : { title: only, isCertain };
  }
  const titleAt = leanings.indexOf(Math.max(...leanings));
  const organizationAt = leanings.indexOf(Math.min(...leanings));
  const isTold =
    titleAt !== organizationAt && (leanings[titleAt] ?? 0) - (leanings[organizationAt] ?? 0) >= 1;
  // "Internet Sales, Marshal Mize Ford": an occupation within a name says less than the order of the other jobs.
  const isAgainstOrder = order === 'title' ? titleAt > organizationAt : titleAt < organizationAt;
  const isWeak =
    kind === 'experience' &&
    parts.length === 2 &&
    order !== undefined &&
    isAgainstOrder &&
    leanings[titleAt] === 2 &&
    leanings[organizationAt] === 0;
  if (!isTold || isWeak) {
    const [first, ...rest] = parts;
    const last = rest[0] ?? '';
    return order !== 'organization'
      ? { title: first ?? '', organization: last, isCertain: false }
      : { title: last, organization: first ?? '', isCertain: false };
  }
  return { ...spread(parts, leanings, kind), isCertain: true };
}

/**
 * Parts between belong to the one before them: "Director, Marketing, Acme". An office or school between belongs to the
 * organization after it: "Teacher, East Side Elementary, Hamilton County Schools".
 */
function spread(parts: readonly string[], leanings: readonly number[], kind: EntryKind) {
  const titleAt = leanings.indexOf(Math.max(...leanings));
  const organizationAt = leanings.indexOf(Math.min(...leanings));
  if (titleAt < organizationAt) {
    const isOwn = (at: number) => at > titleAt && (leanings[at] ?? 0) <= -2;
    const own = kind === 'experience' ? parts.flatMap((_, at) => (isOwn(at) ? [at] : [])) : [];
    const [from = organizationAt] = own;
    return {
      title: join(parts.slice(titleAt, from)),
      organization: join(parts.slice(from, Math.max(organizationAt, own.at(-1) ?? 0) + 1)),
    };
  }
  if (kind === 'experience') {
    // "Allied Universal", "Monmouth Mall", "Security Officer": an employer, where one worked, and as what.
    const isNamed = leanings.slice(0, organizationAt).every((one) => one <= 0);
    return {
      title: parts[titleAt] ?? '',
      organization: join(parts.slice(isNamed ? 0 : organizationAt, organizationAt + 1)),
    };
  }
  // In education the subject may follow the school: "Princeton University, Physics, PhD".
  return {
    title: join(parts.slice(organizationAt + 1)),
    organization: parts[organizationAt] ?? '',
  };
}

/** The order of most entries where words decide it; undefined if there are none. */
export function usualOrder(
  entries: readonly (readonly string[])[],
  kind: EntryKind,
): NameOrder | undefined {
  let titleFirst = 0;
  for (const parts of entries) {
    if (parts.length < 2) continue;
    const { title = '', organization = '', isCertain } = namesOf(parts, kind);
    if (!isCertain) continue;
    const at = (text: string) => parts.findIndex((part) => text.startsWith(part));
    titleFirst += at(title) < at(organization) ? 1 : -1;
  }
  if (titleFirst === 0) return undefined;
  return titleFirst < 0 ? 'organization' : 'title';
}

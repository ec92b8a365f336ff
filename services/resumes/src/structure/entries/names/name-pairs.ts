import { namesOccupation } from '../../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../../vocabulary/organizations.js';
import { titleAndRest } from '../told/told-job.js';

// A title and an employer, or a degree and a school, in one text without a sign between them.

/** What is before a place of work or study: "Clerk at Acme", "Licence à l'UPEC". */
const atPlace = String.raw`(?:at|bei|beim|an der|chez|presso|à l['’]|à la)(?:\s+|(?<=['’]))`;
const atEmployerName = new RegExp(String.raw`^(.{3,60}?)\s+${atPlace}(?=\p{Lu})(.+)$`, 'u');
const fromSchoolName = new RegExp(
  String.raw`^(.{2,90}?)\s+(?:(?:from|under|through)\s+|${atPlace})(.{3,})$`,
  'iu',
);

/** "Clerk at Acme": the occupation comes first, whatever else the line contains. */
export function atEmployer(part: string): string[] {
  const [, title = '', employer = ''] = atEmployerName.exec(part) ?? [];
  // "Metro Mechanical, new construction, hospitals": what was done there follows the name.
  const [name = ''] = employer.split(/,\s+(?=\p{Ll})/u);
  return namesOccupation(title) ? [title, name] : [part];
}

/** "High School" and "Secondary" name what one has from there, too. */
const isSchoolDegree =
  /^(?:senior |higher )?(?:high school|secondary(?: school)?)(?: \([^()]*\))?$/i;

/** "Completed B.Tech from Anna University", "12th passed from UP Board": a course and where it was. */
export function fromSchool(part: string): string[] {
  const [, course = '', school = ''] = fromSchoolName.exec(part) ?? [];
  const isCourse = namesDegree(course) && (!namesSchool(course) || isSchoolDegree.test(course));
  if (!isCourse || namesOccupation(course)) return [part];
  return [course.replace(/\s+(?:passed|completed|done|course)$/i, ''), school];
}

/** "Passed 12th", "Pursuing B.Com": whether it is completed is no part of a course. */
const completedBefore =
  /^(?:i )?(?:have |has )?(?:successfully )?(?:passed|completed|done|did|pursuing|perusing|persuing|pursued|appeared(?: in)?|qualified|obtained|graduated in)(?: (?:my|the|an?))?\s+(?=\S)/i;

export const withoutCompleted = (part: string) =>
  namesDegree(part) ? part.replace(completedBefore, '') : part;

/** "with 65.6% marks", "in first division". */
export const marksBehind =
  /[,;]?\s+(?:with|scored|scoring|securing|secured|having|obtained|aggregate|in|by|and)\s+(?:an? |the )?(?:aggregate (?:of )?|total )?(?:\d[\d.]*\s?(?:%|percent|cgpa)|(?:first|second|third|1st|2nd|3rd|i|ii)(?:st|nd)? (?:class|division|div)|distinction|c?gpa\b|[a-f][+-]? grade)[^|]*$/i;

const isDegreeAlone = (text: string) => namesDegree(text) && !namesSchool(text);

/** "Secundaria terminada. Escuela Técnica 14, Comitán", "Mitchell College, SD. A.A.S.": a degree and its school. */
export function withSchoolApart(line: string): string[] {
  const [, first = '', second = ''] =
    /^([^|]{4,60}?(?:\p{Ll}{2}|\p{Lu}{2}|\)))\.\s+(\p{Lu}.*)$/u.exec(line) ?? [];
  // "B.Tech" is an abbreviation, no sentence.
  const isShort = /^\p{L}+\.\p{L}+$/u.test(first);
  const isDegreeFirst = !isShort && isDegreeAlone(first) && namesSchool(second);
  const isSchoolFirst = namesSchool(first) && !namesDegree(first) && isDegreeAlone(second);
  return isDegreeFirst || isSchoolFirst ? [first, second] : [line];
}

/** "IT Consultant (We4IT GmbH Bremen)": an employer or school in brackets behind what one was there. */
export function withBracketApart(cell: string): string[] {
  const [, title = '', employer = ''] = /^(.{3,80}?)\s+\(([^()]{3,60})\)\s*$/u.exec(cell) ?? [];
  const isEmployer =
    namesSchool(employer) || hasOrganizationMark(employer) || /^[\w.-]+\.\w{2,3}$/.test(employer);
  return isEmployer && !namesSchool(title) ? [title, employer] : [cell];
}

/** "Data Scientist for Airconomy": the employer in the same words, if nothing else can be one. */
export function withEmployerApart(part: string): string[] {
  // "Data Scientist for Airconomy", "Pflegerin im Stadtkrankenhaus"
  const [, occupation = '', firm = ''] =
    /^(.{3,60}?) (?:for|am|im|in der) (?!Bereich\b)(\p{Lu}[^,]{2,60})$/u.exec(part) ?? [];
  if (namesOccupation(occupation) && !namesOccupation(firm)) return [occupation, firm];
  // "Software Engineer II Acme Corp.", but not "Roadmaster Drivers School"
  const [leading = '', rest = ''] = titleAndRest(part) ?? [];
  const [name = ''] = rest.split(/,|\s[–—-]\s/);
  // "Visiting Nurse Association" is one name.
  const isMark = hasOrganizationMark(name.split(/\s/)[0] ?? '');
  const isName = /^\p{Lu}.*\s/u.test(name) && hasOrganizationMark(name) && !isMark;
  return isName && !namesDegree(leading) ? [leading, rest] : [part];
}

/** "Third Grade Teacher, Thrasher Elementary School": an employer after a title, whatever another line adds. */
export function employerBehind(part: string): string[] {
  const [, title = '', employer = ''] = /^([^,]{3,50}),\s+([^,]{4,60})$/u.exec(part) ?? [];
  const isEmployer = namesSchool(employer) && !namesOccupation(employer) && !namesDegree(title);
  return namesOccupation(title) && isEmployer ? [title, employer] : [part];
}

/** "Master Stylist / Salon Roux", but not "Receiver / Stocker". */
export function bySlash(part: string): string[] {
  const [first = '', second = '', ...more] = part.split(/\s+\/\s+/);
  const isTitle = namesOccupation(first) && (!namesOccupation(second) || /^the\s/iu.test(second));
  const isDegree = namesDegree(first) && namesSchool(second);
  return second && more.length === 0 && (isTitle || isDegree) ? [first, second] : [part];
}

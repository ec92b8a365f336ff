import type { FoundDates } from '../dates/date-ranges.js';
import { datesIn } from '../dates/dates.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { hasOrganizationMark, namesDegree, namesSchool } from '../vocabulary/organizations.js';
import { placeScore } from '../vocabulary/places.js';
import type { EntryKind } from './entry-roles.js';

/** A job or course described in a sentence: "I was a cook at Krystal from 2018 to 2021." */
export interface NarrativeEntry {
  readonly title?: string;
  readonly organization?: string;
  readonly dates?: FoundDates;
}

const longestSentence = 220;

/** Capitalized words, with the small words within names: "Amazon CHA1", "Escuela Rural El Progreso". */
const nameWord = String.raw`(?!I\b|\d+\b)[\p{Lu}\d][\p{L}\d'’&.\/-]*`;
const legalWord = String.raw`(?:pvt|ltd|limited|enterprises?|services?|company|industries)(?!\p{L})\.?`;
const name = `(?:(?:the|la|el|los|las|un|una|an?) )?${nameWord}(?: ${legalWord}| (?:(?:of|for|the|and|&|de|la|del|los|las|y) ){0,2}${nameWord})*`;
/** Employers without capitals: "a daycare", "my uncle's roofing company". */
const plainName = String.raw`(?:an?|my|the|two|three|un|una|mi|el|la|dos|tres) (?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+?`;
const employer = String.raw`(?<organization>${name}|${plainName}(?=\s+(?:as|on|in|where|and|como|donde|y)\b|\s*[,.;]|$))`;
const end = String.raw`(?=\s+(?:at|for|with|where|who|and|in|on|then|en|para|con|donde|y)\b|\s*[,.;]|$)`;
const title = String.raw`(?:an? |the |their |una? |el |la )?(?<title>[\p{L}'’\/-]+(?: [\p{L}'’\/-]+){0,5}?)${end}`;

/** "I was a cook": what someone was is a title only if it is an occupation. */
const occupation = title.replace('?<title>', '?<occupation>');

const at = '(?:at|for|in|with)';
const en = '(?:en|para|con|de)';
/** Words between a title and an employer where the job is told without "I". */
const toldAt = String.raw`(?:at|for|in|with|from|under)(?: (?:m\/s\.?|M\/s\.?|M\/S\.?|the|company))?`;
const worked = '(?:work(?:ed|ing)?|served|employed|volunteer(?:ed)?|intern(?:ed)?)';
const trabajé = '(?:trabaj[éoa]|trabajaba|trabajado|labor[éo]|estuve)';
const own = `(?:cook(?:ed)?|drove|cleaned|taught|waited tables|bagged|stocked|delivered|tended bar|babysat|mowed|painted|cared for|cocin[éo]|manej[éo]|limpi[éo]|vend[íi]|cuid[éo]|enseñ[éo]|atend[íi]|pint[éo]|cargu?[éo])`;

const from = String.raw`(?:^|[\s,;])`;
const jobs = [
  String.raw`${from}${worked}(?: [\p{L}-]+){0,2} as ${title} ${at} ${employer}`,
  String.raw`${from}${worked}(?: [\p{L}-]+){0,2}? ${at} ${employer}(?:.{0,60}? as ${title})?`,
  `${from}(?:was|am|been|became|hired as|started as|before that,?(?: as)?) (?!i\\b|I\\b)${occupation} ${at} ${employer}`,
  String.raw`${from}${trabajé}(?: \p{L}+)?? como ${title} ${en} ${employer}`,
  `${from}${trabajé} ${en} ${employer}(?:.{0,60}? como ${title})?`,
  `${from}(?:fui|soy|era) ${occupation} ${en} ${employer}`,
  String.raw`${from}${own}(?: \p{L}+){0,3}? (?:at|for|with|en|para|con) ${employer}`,
];
const courses = [
  String.raw`${from}(?:stud(?:y|ied|ying)|majored in|estudi[éo]|curs[éo]) (?<title>\p{L}+(?: \p{L}+){0,4}?) (?:at|en) ${employer}`,
  String.raw`${from}(?:have|got|earned|received|hold|finished|completed|tengo|obtuve|saqué|terminé) (?:an? |my |un |una |mi |el |la )?(?<title>[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,6}?) (?:from|at|de|del|en|por) ${employer}`,
  String.raw`${from}(?:attend(?:ed)?|(?:graduat(?:ed|ing)|me gradué|went|finished|asistí)(?: \p{L}+)?? (?:from|at|to|de|del|en|a|por)) ${employer}`,
];
// Names differ from other words by their capitals.
const compiled = (patterns: readonly string[]) => patterns.map((one) => new RegExp(one, 'u'));
/** "Presently working as a Clerk in Acme", "4 years work as Technician in Acme": a job told without "I". */
const toldWork =
  /^(?:[•*–-]\s*)?(?:\d{1,2}[.)]\s*)?(?:(?:presently|currently|previously|now|earlier|at present|recently|also|has|have|having|i|i am|am|was|been|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.]*\+?|\d[\d.]*\+?\s?(?:years?|yrs?|months?)|years?|yrs?|months?|of|from|since|with|and|a|an)[\s,]+)*(?:working|worked|work|served|serving|employed|joined|experience|experienced)\b/iu;
/** A title may have brackets and short forms: "Sr. Database Operator (SQL), Consultant". */
const toldTitle = String.raw`(?:an? |the |their )?(?<title>[\p{L}\d'’/.&(),-]+(?: [\p{L}\d'’/.&(),-]+){0,9}?)${end}`;
const told = [
  String.raw`${from}(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|joined|experienced?)(?: [\p{L}-]+){0,2}? as ${toldTitle} ${toldAt} ${employer}`,
  String.raw`${from}(?:work(?:ed|ing)?|serv(?:ed|ing)|employed|joined|experienced?)(?: [\p{L}-]+){0,2}? ${toldAt} ${employer}(?:.{0,60}? as ${toldTitle})`,
];

const toldPatterns = compiled(told);
const patterns: Record<EntryKind, readonly RegExp[]> = {
  experience: compiled(jobs),
  education: compiled(courses),
};

/** Words before dates that go with them. */
const before =
  /(?:^|[\s,])(?:(?:in|since|from|for) (?:the )?(?:year|period)(?: of)?|since|w\.?e\.?f\.?|from|between|in|during|around|de|del|desde|en|entre)\s*$/iu;

function withoutDates(sentence: string): readonly [string, FoundDates | undefined] {
  const dates = datesIn(sentence);
  if (!dates) return [sentence, undefined];
  const head = sentence
    .slice(0, dates.from)
    .replace(before, '')
    .replace(/[\s,]+$/, '');
  const tail = sentence.slice(dates.to).replace(/^[\s,]+/, '');
  return [`${head} ${tail}`.replace(/\s+([.,;])/g, '$1').trim(), dates];
}

/** What was done in a job ("Cooked for 300 guests in 2019") leaves the person out. */
const firstPerson =
  /\bI\b|\bbefore that\b|(?:^|[\s,])(?:fui|soy|he trabajado|estuve|trabajé|laboré|cociné|manejé|limpié|cuidé|enseñé|estudié|pinté|cargué|gradué|vendí|atendí|trabajo)(?![\p{L}])/iu;

/** Whether a line begins to tell a job: "Worked as". */
export const tellsJob = (text: string): boolean => toldWork.test(text);

/** A job that a line tells without "I", as an item of a list may. */
export function toldJob(sentence: string): NarrativeEntry | undefined {
  if (sentence.length > longestSentence || !toldWork.test(withoutDates(sentence)[0]))
    return undefined;
  const [written, dates] = withoutDates(sentence);
  const plain = written.replace(/["“”]/g, '').replace(/\s+/g, ' ');
  const text = plain.replace(
    /\b(?:Work(?:ing|ed)?|Serv(?:ing|ed)|Joined|Employed|Experienced?)\b/g,
    (verb) => verb.toLowerCase(),
  );
  for (const pattern of toldPatterns) {
    const { title: named = '', organization = '' } = pattern.exec(text)?.groups ?? {};
    const isEmployer = !namesOccupation(organization) || hasOrganizationMark(organization);
    if (!namesOccupation(named) || !isEmployer) continue;
    return {
      title: (named.charAt(0).toUpperCase() + named.slice(1)).replace(/[.,]$/, ''),
      organization: organization.replace(/(?<!\b(?:ltd|inc|co|corp|pvt))[.,]+$/i, ''),
      ...(dates && { dates }),
    };
  }
  return undefined;
}

/** The job or course that a sentence describes; undefined if it describes none. */
export function narrativeEntry(sentence: string, kind: EntryKind): NarrativeEntry | undefined {
  if (sentence.length > longestSentence || !/\s/.test(sentence)) return undefined;
  const isOwn = kind === 'education' || firstPerson.test(sentence);
  const [written, dates] = withoutDates(sentence);
  if (!isOwn || !(dates || /\bI\b/.test(sentence))) return undefined;
  const text = written.charAt(0).toLowerCase() + written.slice(1);
  for (const pattern of patterns[kind]) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const organization = groups.organization?.replace(/[.,]$/, '');
    const isCourse = kind === 'education';
    const named = groups.title ?? groups.occupation;
    if (isCourse && !namesSchool(organization ?? '') && !namesDegree(named ?? '')) continue;
    if (groups.occupation && !namesOccupation(groups.occupation)) continue;
    if (!isCourse && /\bstudent\b/i.test(named ?? '')) continue;
    if (!isCourse && placeScore(organization ?? '') >= 0.9) continue;
    const first = named && named.charAt(0).toUpperCase() + named.slice(1);
    return {
      ...(first && { title: first }),
      ...(organization && {
        organization: organization.replace(/^(?:the|an?|my|la|el|un|una|mi) (?=\p{Lu})/u, ''),
      }),
      ...(dates && { dates }),
    };
  }
  return undefined;
}

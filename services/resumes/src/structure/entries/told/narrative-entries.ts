import type { FoundDates } from '../../dates/date-ranges.js';
import { namesOccupation } from '../../vocabulary/occupations.js';
import { namesDegree, namesSchool } from '../../vocabulary/organizations.js';
import { placeScore } from '../../vocabulary/places.js';
import type { EntryKind } from '../entry.js';
import { withoutDates } from '../labels/told-dates.js';

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
const patterns: Record<EntryKind, readonly RegExp[]> = {
  experience: compiled(jobs),
  education: compiled(courses),
};

/** What was done in a job ("Cooked for 300 guests in 2019") leaves the person out. */
const firstPerson =
  /\bI\b|\bbefore that\b|(?:^|[\s,])(?:fui|soy|he trabajado|estuve|trabajé|laboré|cociné|manejé|limpié|cuidé|enseñé|estudié|pinté|cargué|gradué|vendí|atendí|trabajo)(?![\p{L}])/iu;

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

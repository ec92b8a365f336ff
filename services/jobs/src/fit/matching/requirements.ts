import { upperFirst } from '@commons/contracts/text/upper-first';
import { anyWord } from './any-word.js';
import { isKind, type Mention, mentionsIn } from './concepts.js';
import { contentStems } from './content-words.js';
import { lowestDegree } from './degrees.js';
import { asksLanguage } from './spoken-languages.js';

/** Kinds of requirements, by the evidence they need. */
type RequirementKind = 'years' | 'degree' | 'language' | 'personal' | 'quality' | 'words';

export interface Requirement {
  /** As worded in the posting. */
  readonly text: string;
  readonly kind: RequirementKind;
  /** For years. */
  readonly years?: number;
}

/** The fields of a posting that state requirements. */
export interface PostingTexts {
  readonly required_qualifications?: string | undefined;
  readonly preferred_qualifications?: string | undefined;
  readonly key_responsibilities?: string | undefined;
  readonly experience_required?: string | undefined;
  readonly education_required?: string | undefined;
  readonly physical_requirements?: string | undefined;
  readonly work_schedule?: string | undefined;
}

export interface Requirements {
  readonly must: readonly Requirement[];
  readonly nice: readonly Requirement[];
  readonly work: readonly Requirement[];
}

/** Most requirements per group; the rest of a long posting is ignored. */
const most = 30;
const longest = 400;

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const spanishNumbers = 'un dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');
const spanishYears = new RegExp(
  String.raw`(?<!\p{L})(\d{1,2}|${spanishNumbers.join('|')})\s*\+?\s*(?:(?:-|–|a|o)\s*\d{1,2}\s*)?(?:o más )?años?(?!\p{L})(?! de edad)`,
  'iu',
);
const years = new RegExp(
  String.raw`\b(\d{1,2}|${numbers.join('|')}|an?)\b\)?\s*\+?\s*(?:(?:-|–|to|or)\s*\d{1,2}\s*)?(?:\(\d{1,2}\)\s*)?\+?(?:or more |full )?years?\b`,
  'i',
);

/** "3+ years", "two to four years", "a year", "Mid (3-5)". */
function yearsIn(text: string): number | undefined {
  const level = /\((\d{1,2})(?:-\d{1,2}|\+)\)/.exec(text)?.[1];
  if (level) return Number(level) || undefined;
  // "18 years of age", and "clean for three years": not experience.
  if (
    /\byears? (?:of age|old)\b|\bfor (?:at least |the (?:past|last) )?[\w-]+ years?$/i.test(text)
  ) {
    return undefined;
  }
  const own = spanishYears.exec(text)?.[1]?.toLowerCase();
  if (own) return spanishNumbers.indexOf(own) + 1 || Number(own) || undefined;
  const found = years.exec(text)?.[1]?.toLowerCase();
  if (!found) return undefined;
  const word = numbers.indexOf(found) + 1;
  return word || (found.startsWith('a') ? 1 : Number(found)) || undefined;
}

/** Only the person knows: availability, strength, checks. */
const personal = anyWord(
  'weekends?|saturdays?|sundays?|mondays?|fridays?|evenings?|nights?|holidays?',
  'mornings?|shifts?|overtime|on[- ]call|flexible|availab(?:le|ility)|travel',
  String.raw`relocat\w+|transportation|commut\w+`,
  String.raw`lift(?:ing)?|carry|stand(?:ing)?|walk(?:ing)?|climb\w*|kneel\w*|bend(?:ing)?`,
  String.raw`background check|drug|authori[sz]ed to work|eligib\w+ to work|work permit`,
  String.raw`years of age|years old|vaccin\w+`,
  'full[- ]time|part[- ]time|hours? (?:a|per) week|physical(?:ly)?|outdoors?',
  'all weather',
  'fin(?:es)? de semana|s[aá]bados?|domingos?|turnos?|guardias?|noches?|tardes',
  'festivos|horas extras?|disponibilidad|viajar|reubicaci[oó]n',
  'transporte propio|veh[ií]culo propio|cargar|levantar|estar de pie',
  'permiso de trabajo|antecedentes|tiempo completo|medio tiempo|jornada',
  'vacunas?',
  String.raw`(?:1[68]|21) (?:years |\+ )?(?:or|and) (?:older|over|above)|at least (?:1[68]|21)`,
  'boots|own (?:reliable )?(?:tools|car|vehicle|truck|transportation)|reliable (?:car|vehicle)|uniform|drug screen|credit check|references',
);

function kindOf(text: string): Pick<Requirement, 'kind' | 'years'> {
  const count = yearsIn(text);
  // "High school diploma or two years of experience": the years are an alternative.
  const degree = lowestDegree(text);
  if (count && !degree) return { kind: 'years', years: count };
  if (degree) return { kind: 'degree' };
  const mentions = mentionsIn(text);
  const isCredential = mentions.some((mention) => isKind(mention, 'credential'));
  if (isCredential) return { kind: 'words' };
  if (asksLanguage(text)) return { kind: 'language' };
  if (personal.test(text)) return { kind: 'personal' };
  return isQuality(text, mentions) ? { kind: 'quality' } : { kind: 'words' };
}

/** "Friendly with customers", "strong communication skills": qualities and few other words. */
const isQuality = (text: string, mentions: readonly Mention[]) =>
  mentions.some((mention) => isKind(mention, 'quality')) &&
  mentions.every((mention) => isKind(mention, 'quality')) &&
  contentStems(text).size <= 4;

const bullets = /^\s*(?:[-–—•*▪◦‣·✓✔●○]|\d{1,2}[.)])\s*/;

/** "Preferred:", "Nice to have" and the like: headings of an optional group. */
const niceHeading =
  /^(?:preferred|nice[- ]to[- ]haves?|desired|bonus(?: points)?|pluses|a plus|deseables?|se valorará|valoramos|preferible)\b[^.:]{0,30}:?$/i;
/** "Nice to have: lean, first aid": such a heading before its requirements. */
const niceBefore =
  /^(?:preferred|nice[- ]to[- ]haves?|desired|bonus(?: points)?|pluses|deseables?|preferible): +(?=\S)/i;
const mustHeading = new RegExp(
  String.raw`^(?:${[
    'required|requirements?|qualifications?|minimum|must[- ]haves?',
    String.raw`what (?:you|we)\b|you (?:have|bring|are)|about you|responsibilities|duties`,
    'requisitos|indispensable|se requiere|funciones|tareas',
  ].join('|')})\b[^.]{0,40}:$`,
  'i',
);
const niceLine =
  /\b(?:preferred|a plus|nice to have|desirable|bonus|an advantage|is helpful|not required|deseable|preferible(?:mente)?|se valora(?:rá)?|no indispensable|una ventaja)(?!\p{L})/iu;
/** "We teach the rest", "You will learn to …": an offer, unless it states a requirement. */
const isOffer = (line: string) =>
  /^(?:we|our|you(?:['’]ll| will) (?:learn|get|receive)|(?:te )?ofrecemos|nosotros)\b/i.test(
    line,
  ) && !/\b(?:require|need|want|look(?:ing)? for|expect|ask)/i.test(line);
const boilerplate =
  /\b(?:equal opportunity|all qualified applicants|regardless of race|without regard to)\b/i;

/** Not after short forms: "computer skills incl. POS". */
const sentenceEnds =
  /(?<=[\p{Ll})\d][.!])(?<!(?<!\p{L})(?:[Ii]ncl|approx|[Mm]in|[Mm]ax|vs|[Nn]o|St|Dr|Mrs?|Ms|e\.g|i\.e)\.)\s+(?=\p{Lu})/u;

/** One requirement per line; paragraphs are split into sentences. */
const linesOf = (text: string) =>
  text
    .split(/\r?\n|;\s+|(?:^|\s)[•▪●]\s+/)
    .flatMap((line) => line.replace(bullets, '').split(sentenceEnds))
    .map((line) =>
      line
        .trim()
        .replace(/[.;,]+$/, '')
        .slice(0, longest),
    )
    .filter((line) => /\p{L}{2}/u.test(line) && !boilerplate.test(line) && !isOffer(line));

const isOfItsOwn = (part: string) =>
  kindOf(part).kind !== 'words' ||
  mentionsIn(part).some((mention) => isKind(mention, 'credential'));

/** "High school diploma, valid driver's license, able to lift 50 lbs" are three requirements. */
function split(line: string): string[] {
  const parts = line
    .split(/,\s+(?:(?:and|y)\s+)?|\s+and\s+(?=(?:a |an )?(?:valid|current|reliable|able))/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.filter(isOfItsOwn).length >= 2 ? parts : [line];
}

const requirement = (text: string): Requirement => ({ text: upperFirst(text), ...kindOf(text) });

/** Splits a field, with preferred lines separately. */
function groupsOf(field = ''): { readonly must: Requirement[]; readonly nice: Requirement[] } {
  const must: Requirement[] = [];
  const nice: Requirement[] = [];
  let isNice = false;
  for (const line of linesOf(field)) {
    if (niceHeading.test(line)) isNice = true;
    else if (mustHeading.test(line)) isNice = false;
    else {
      const into = isNice || niceLine.test(line) || niceBefore.test(line) ? nice : must;
      into.push(...split(line.replace(niceBefore, '')).map(requirement));
    }
  }
  return { must, nice };
}

/** Levels that require nothing, such as "no education needed". */
const nothing =
  /^(?:entry level|internship|entry \(0-1\)|none|no formal requirement|not required|no requirement)$/i;

function levelOf({ experience_required: level = '' }: PostingTexts): Requirement[] {
  if (!level || nothing.test(level)) return [];
  const count = yearsIn(level);
  const text = /\bexperience\b/i.test(level) ? level : `Experience: ${level}`;
  return [{ text, kind: 'years', ...(count && { years: count }) }];
}

function educationOf({ education_required: education = '' }: PostingTexts): Requirement[] {
  return education && !nothing.test(education) ? [requirement(education)] : [];
}

const personalOnes = (field: string | undefined) =>
  linesOf(field ?? '').map((text): Requirement => ({ text: upperFirst(text), kind: 'personal' }));

/** Removes duplicates, e.g. education in a field and in the text. */
function once(all: readonly Requirement[]): Requirement[] {
  const seen = new Set<string>();
  return all
    .filter(({ text, kind }) => {
      const key = kind === 'degree' ? `degree ${lowestDegree(text)?.level}` : text.toLowerCase();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

/** Splits a posting into single requirements. */
export function requirementsOf(posting: PostingTexts): Requirements {
  const { must, nice } = groupsOf(posting.required_qualifications);
  const preferred = groupsOf(posting.preferred_qualifications);
  const hasYears = must.some(({ kind }) => kind === 'years');
  return {
    must: once([
      ...must,
      ...educationOf(posting),
      // The level only repeats the years in the text.
      ...(hasYears ? [] : levelOf(posting)),
      ...personalOnes(posting.physical_requirements),
      ...personalOnes(posting.work_schedule),
    ]),
    nice: once([...nice, ...preferred.must, ...preferred.nice]),
    // "Care for six patients a shift" is a duty to compare, not a question.
    work: once(
      groupsOf(posting.key_responsibilities).must.map(({ text }) => ({ text, kind: 'words' })),
    ),
  };
}

import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { words } from '../vocabulary/word-list.js';
import { plainHeading } from './plain-heading.js';

/** Nouns that say what a section has, whatever stands before them: "Total work experience". */
const nouns: Partial<Record<ResumeSectionKind, readonly string[]>> = {
  summary: words('objective, objectives, summary, synopsis, aim, ambition, vision, aspiration'),
  experience: words(
    'experience, experiences, employment, employer, employers, exposure, internship, internships',
  ),
  education: words(
    'education, qualification, qualifications, academics, scholastics, schooling, graduation, credentials',
  ),
  skills: words(
    'skill, skills, skillset, skillsets, proficiency, proficiencies, competency, competencies, competence, competences, expertise, strength, strengths, abilities, knowledge',
  ),
  projects: words('project, projects'),
  certifications: words(
    'training, trainings, certification, certifications, certificate, certificates, course, courses, workshop, workshops, seminar, seminars, licences, licenses',
  ),
  awards: words(
    'achievement, achievements, accomplishments, award, awards, honours, honors, scholarships',
  ),
  languages: words('language, languages, linguistic, linguistics'),
  interests: words(
    'hobby, hobbies, interest, interests, activities, pastimes, curriculars, curricular',
  ),
  references: words('reference, references, referees'),
  publications: words('publication, publications, papers'),
};

/** Words that say of what a section gives details: "Personal details", "Employment history". */
const subjects: Partial<Record<ResumeSectionKind, readonly string[]>> = {
  experience: words(
    'work, working, job, employment, professional, career, experience, company, organization, organizational, organisation, organisational, occupational',
  ),
  education: words(
    'education, educational, academic, academical, scholastic, qualification, graduation',
  ),
  projects: words('project, projects'),
  skills: words('technical, software, computer, skills, skill, it'),
  certifications: words('certification, certificate, training, course'),
  other: words(
    'personal, personnel, passport, visa, family, contact, bio, individual, salary, communication, licence, license',
  ),
};
const details = new Set(
  words(
    'details, detail, particulars, profile, information, info, data, dossier, background, record, records, history, chronicle, memoranda, snapshot, overview, status',
  ),
);
/** "Professional profile" is what a person says about the work of years, not a list of jobs. */
const told = new Set(words('profile, snapshot, overview'));
const ofPerson = new Set(words('professional, career'));

/** Words before a noun that leave what it says. */
const modifiers = new Set(
  words(`
    academic, educational, professional, technical, personal, work, working, job, employment, career, key, core, other,
    extra, co, additional, total, previous, past, present, current, relevant, industrial, industry, organizational,
    organisational, software, computer, soft, hard, language, area, areas, functional, field, scholastic, brief, detailed,
    teaching, basic, main, major, minor, special, general, summer, vocational, practical, on, site, inter, personal,
    interpersonal, my, project, training, college, school, university, non, post, strong, overall, corporate, it,
    known, details, of, in, and, the, undertaken, attended, handled, done, completed, achieved, undergone, taken
  `),
);

const kindOfWord = (all: typeof nouns) =>
  new Map(
    Object.entries(all).flatMap(([kind, list]) =>
      list.map((word) => [word, kind as ResumeSectionKind] as const),
    ),
  );
/** Nouns of what was done in a job or a project: "Key responsibilities". */
const duties = new Set(
  words(
    'responsibility, responsibilities, duty, duties, role, roles, task, tasks, deliverables, accountabilities, accountability, description, descriptions, nature, scope',
  ),
);
const kindOfNoun = kindOfWord(nouns);
const kindOfSubject = kindOfWord(subjects);

const vocabulary = [...kindOfNoun.keys(), ...kindOfSubject.keys(), ...details, ...modifiers];
const known = new Set(vocabulary);

/** Shortest word whose spelling is corrected: a letter makes another word of a short one. */
const minLetters = 6;

/** Whether two words differ by one letter, or by two that are exchanged. */
function isMisspelt(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1 || word === right) return false;
  let from = 0;
  while (from < word.length && word[from] === right[from]) from += 1;
  const [rest, other] = [word.slice(from), right.slice(from)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

const corrections = new Map<string, string>();
/** Most words whose corrections are kept. */
const maxCorrections = 5_000;

/** "carrer" is "career": the word of a heading that a word means. */
export function corrected(word: string): string {
  if (known.has(word) || duties.has(word) || word.length < minLetters) return word;
  const before = corrections.get(word);
  if (before !== undefined) return before;
  const right = [...vocabulary, ...duties].find(
    (one) => one.length >= minLetters - 1 && isMisspelt(word, one),
  );
  if (corrections.size < maxCorrections) corrections.set(word, right ?? word);
  return right ?? word;
}

const maxWords = 6;

/** Whether a heading says what was done in the job or project above it: "Key roles and responsibilities". */
export function isOfDuties(heading: string): boolean {
  const all = plainHeading(heading).split(' ').map(corrected);
  return (
    all.length <= maxWords &&
    all.some((word) => duties.has(word)) &&
    all.every((word) => known.has(word) || duties.has(word))
  );
}

/** How the words of German headings end, which are put together without spaces: "Praxiserfahrung". */
const compounds: readonly (readonly [RegExp, ResumeSectionKind])[] = [
  [/sprachkenntnisse$/, 'languages'],
  [/(?:erfahrung|erfahrungen|praktika|tatigkeit|tatigkeiten|laufbahn|werdegang)$/, 'experience'],
  [/(?:kenntnisse|fahigkeiten|kompetenz|kompetenzen|qualifikationen)$/, 'skills'],
  [
    /(?:bildung|ausbildung|bildungsweg|abschluss|abschlusse|studium|schulbildung|bildungsgang)$/,
    'education',
  ],
  [/(?:projekte|projektarbeit|projektarbeiten)$/, 'projects'],
  [
    /(?:zertifikate|zertifizierungen|fortbildung|fortbildungen|weiterbildung|weiterbildungen)$/,
    'certifications',
  ],
  [/(?:interessen|hobbys|hobbies)$/, 'interests'],
  [/(?:statement|profil)$/, 'summary'],
];

/** Words before such a word that leave what it says. */
const before =
  /^(?:beruflich|akademisch|schulisch|personlich|fachlich|praktisch|technisch|digital|besonder|weiter|sonstig|ehrenamtlich|sozial|methodisch|relevant|personal|mein|schul|aus|und|fort|weiterbildung|bildung|studium|berufserfahrung)\p{L}{0,3}$/u;

function compoundHeading(words: readonly string[]): ResumeSectionKind | undefined {
  const last = words.at(-1) ?? '';
  const found = compounds.find(([ending]) => ending.test(last))?.[1];
  if (!found || words.length > 4 || !words.slice(0, -1).every((word) => before.test(word)))
    return undefined;
  return words.some((word) => /^schulisch|^akademisch/.test(word)) ? 'education' : found;
}

/**
 * Kind of a heading that consists of the words of headings: "Brief academic qualifications", "Personnel details".
 * @param plain the heading in small letters, without signs
 */
export function composedHeading(plain: string): ResumeSectionKind | undefined {
  const all = plain.split(' ');
  if (all.length > maxWords) return undefined;
  if (all.length < 2 || !all.every((word) => known.has(word))) return compoundHeading(all);
  const kinds = all.map((word) => kindOfNoun.get(word));
  // "Details of employment": the noun follows.
  const isTurned = details.has(all[0] ?? '') && all[1] === 'of';
  const detail = isTurned ? all[0] : all.findLast((word) => details.has(word));
  if (detail) {
    const about = all.filter((word) => word !== detail);
    const subject = about.map((word) => kindOfSubject.get(word)).findLast(Boolean);
    const noun = about.map((word) => kindOfNoun.get(word)).findLast(Boolean);
    if (!told.has(detail) || noun) return noun ?? subject;
    // "Job profile" and "Company profile" stand within jobs.
    const isOwn = about.every((word) => ofPerson.has(word));
    return isOwn ? 'summary' : subject === 'experience' ? undefined : subject;
  }
  return kinds.findLast(Boolean);
}

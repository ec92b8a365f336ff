import type { ResumeSectionKind } from '@commons/contracts/resume-lists';
import { contactWordsOfLanguages, headingsOfLanguages } from './headings-of-languages.js';

/** Words of known headings, in lower case. A heading must equal one, or begin or end with one. */
const synonyms: Record<Exclude<ResumeSectionKind, 'other'>, readonly string[]> = {
  summary: [
    'summary',
    'professional summary',
    'executive summary',
    'summary of qualifications',
    'qualifications summary',
    'career profile',
    'professional overview',
    'career summary',
    'profile',
    'professional profile',
    'personal profile',
    'about',
    'about me',
    'objective',
    'career objective',
    'personal statement',
    'overview',
    'introduction',
  ],
  experience: [
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'career history',
    'career',
    'professional background',
    'relevant experience',
    'internships',
    'internship',
    'positions',
    'appointments',
    'volunteering',
    'volunteer experience',
    'volunteer work',
    'volunteer',
    'military service',
    'leadership',
    'leadership experience',
    'teaching experience',
    'research experience',
    'teaching',
    'technical experience',
  ],
  education: [
    'education',
    'academic background',
    'education and training',
    'academic history',
    'studies',
    'academic qualifications',
    'training',
    'schooling',
    'coursework',
    'relevant coursework',
    'educational background',
  ],
  skills: [
    'skills',
    'technical skills',
    'key skills',
    'core skills',
    'skills summary',
    'competencies',
    'core competencies',
    'areas of expertise',
    'expertise',
    'technologies',
    'tools',
    'technical proficiencies',
    'strengths',
    'soft skills',
    'abilities',
    'qualifications',
    'programming languages',
    'programming',
    'software',
    'computer skills',
    'tech',
  ],
  certifications: [
    'certifications',
    'certificates',
    'certification',
    'licenses',
    'licences',
    'credentials',
    'licenses and certifications',
    'certifications and licenses',
    'courses',
    'professional development',
  ],
  projects: [
    'projects',
    'personal projects',
    'selected projects',
    'key projects',
    'side projects',
    'portfolio',
    'open source',
  ],
  publications: [
    'publications',
    'papers',
    'patents',
    'talks',
    'invited talks',
    'presentations',
    'conferences',
    'research',
    'selected publications',
  ],
  awards: [
    'awards',
    'honors',
    'honours',
    'selected honors',
    'honors and awards',
    'achievements',
    'accomplishments',
    'scholarships',
    'prizes',
    'grants',
  ],
  languages: ['languages', 'language skills', 'human languages', 'spoken languages'],
  interests: [
    'interests',
    'hobbies',
    'activities',
    'extracurricular activities',
    'extracurriculars',
    'hobbies and interests',
    'personal interests',
  ],
  references: ['references', 'referees', 'recommendations'],
};

/** Headings of contact sections, which belong to the head of a résumé. */
const contactWords: readonly string[] = [
  'contact',
  'contact me',
  'contact details',
  'contact info',
  'contact information',
  'personal details',
  'personal information',
  ...contactWordsOfLanguages,
];

const plainContactWords = new Set(contactWords.map(plainHeading));

const kindOf = new Map(
  [...Object.entries(synonyms), ...Object.entries(headingsOfLanguages)].flatMap(([kind, words]) =>
    words.map((word) => [plainHeading(word), kind as ResumeSectionKind] as const),
  ),
);

/** Normalizes a heading: `W O R K` is WORK, "&" is "and"; numbering, colons, ornaments and accents are removed. */
export function plainHeading(text: string): string {
  const close = /^(\p{L} ){2,}\p{L}$/u.test(text.trim()) ? text.replaceAll(' ', '') : text;
  return close
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/[\s/,|–-]+/g, ' ')
    .trim();
}

/** Whether a heading is of a contact section. */
export const isContactHeading = (text: string): boolean =>
  plainContactWords.has(plainHeading(text));

/** Kind of a line that consists of a known heading; undefined for others. */
export function knownHeading(text: string): ResumeSectionKind | undefined {
  const plain = plainHeading(text);
  const exact = kindOf.get(plain);
  if (exact) return exact;
  if (plainContactWords.has(plain)) return 'other';
  // "Education and Certifications", "Awards Honors": each part is a known heading.
  const parts = plain.split(/ and /).map((part) => kindOf.get(part.trim()));
  return parts.length > 1 && parts.every(Boolean) ? parts[0] : undefined;
}

/** Kind of a line that is formatted as a heading, by any known word in it. */
export function kindOfHeading(text: string): ResumeSectionKind {
  const known = knownHeading(text);
  if (known) return known;
  const words = plainHeading(text).split(' ');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    for (const at of [words.length - length, 0]) {
      const kind = kindOf.get(words.slice(at, at + length).join(' '));
      if (kind) return kind;
    }
  }
  return 'other';
}

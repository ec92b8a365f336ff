import { facetTerm } from '@commons/service-kit/search/facet-term';

/** Ages at which a posting says that it takes people, where many do not. */
const ages = [14, 15, 16, 17] as const;

/** "16+", "16 or older", "15 years of age and up". */
const orOlder =
  /(?<![\d$.,-])(1[4-7])(?:\+(?! ?(?:years?|yrs?|hours?|hrs?|lbs?|pounds)\b)|(?:[ -]?(?:years?|yrs?)(?:[ -]old| of age)?)? (?:and|or) (?:older|up|over|above)\b)/giu;
/** "Must be at least 16 years old", "minimum age: 16", "hiring at 15", "16-year-olds are welcome". */
const atLeast =
  /\b(?:must be(?: at least)?|minimum age(?: is| of|:)?|at the age of|hir(?:e|ing) at) (1[4-7])\b(?![+-]?\d)/giu;
const yearsOld = /\bat least (1[4-7])[ -]years?[ -](?:old|of age)\b/giu;
const olds = /(?<![\d$.,-])(1[4-7])[ -]year[ -]olds? (?:(?:are|is) )?(?:welcome|may|can|ok)\b/giu;

/** People whom the job is for, not whom it takes: "teach students 14 and up". */
const othersBefore =
  /\b(?:child(?:ren)?|kids?|youths?|clients?|campers?|(?:teach|tutor|coach|mentor|serv|with)\w* (?:\w+ )?(?:students?|teens|people))[^.;]{0,20}$/iu;

/** The lowest age at which a posting says that it takes people; undefined where it says none under 18. */
export function statedAge(texts: readonly (string | undefined)[]): number | undefined {
  const text = texts
    .filter(Boolean)
    .join('\n')
    .replace(/[ \t]+/g, ' ');
  const found = [orOlder, atLeast, yearsOld, olds].flatMap((pattern) =>
    [...text.matchAll(pattern)].filter(
      ({ index }) => !othersBefore.test(text.slice(Math.max(0, index - 40), index)),
    ),
  );
  const stated = found.map(([, age]) => Number(age));
  return stated.length > 0 ? Math.min(...stated) : undefined;
}

const ageTerm = (age: number) => facetTerm('age', String(age));

/** The index terms of a posting's stated age. */
export function statedAgeTerms(texts: readonly (string | undefined)[]): string[] {
  const age = statedAge(texts);
  return age === undefined ? [] : [ageTerm(age)];
}

const young = new Set([
  'teen',
  'teens',
  'teenager',
  'teenagers',
  'minors',
  'schooler',
  'schoolers',
  'adolescentes',
  'edad',
]);

/** The terms of the postings that take people of an age in a search: "16 year olds", "teens", "under 18". */
export function agesNamed(words: readonly string[]): readonly string[] {
  const oldest =
    young.has(words.at(-1) ?? '') || words.join(' ') === 'under 18' ? 17 : ageOf(words);
  return ages.filter((age) => age <= oldest).map(ageTerm);
}

function ageOf([first, second = '']: readonly string[]): number {
  return /^(year|years|yr|yrs|yo|anos)$/.test(second) ? Number(first) : 0;
}

import { facetTerm } from '@commons/service-kit/search/facet-term';
import type { UnderstoodWords } from '@commons/service-kit/search/search-subject';
import { workplaceWords } from './job-vocabulary.js';

/** Term of the jobs that state benefits. */
export const benefitsStated = facetTerm('benefits', 'stated');

const meaning =
  (facet: string, kind: string) =>
  (text: string, ...words: string[]): UnderstoodWords => ({
    words: [text.toLowerCase().replaceAll('-', ' '), ...words],
    facet: facetTerm(facet, text),
    kind,
    text,
  });

const employment = meaning('employment', 'Employment type');
const place = meaning('place', 'Workplace');
const level = meaning('level', 'Experience');

/** Words of a search that mean filter values of the board, in English and Spanish. */
export const understoodJobWords: readonly UnderstoodWords[] = [
  employment(
    'Full-time',
    'fulltime',
    'full time job',
    'full time jobs',
    'full time work',
    'tiempo completo',
    'jornada completa',
  ),
  employment(
    'Part-time',
    'parttime',
    'part time job',
    'part time jobs',
    'part time work',
    'medio tiempo',
    'tiempo parcial',
    'media jornada',
  ),
  employment('Contract', 'contract job', 'contract work', 'por contrato'),
  employment(
    'Temporary',
    'temp',
    'temp job',
    'temp work',
    'seasonal',
    'seasonal job',
    'temporal',
    'trabajo temporal',
    'temporada',
  ),
  employment(
    'Internship',
    'internships',
    'intern',
    'interns',
    'pasantia',
    'pasantias',
    'practicas',
  ),
  employment('Freelance', 'freelancer', 'freelancing'),
  place('Remote', ...workplaceWords.Remote),
  place('Hybrid', ...workplaceWords.Hybrid),
  // "Office" is what an office clerk searches for.
  place('On-site', ...workplaceWords['On-site'].filter((word) => word !== 'office')),
  level(
    'Entry Level',
    'no experience',
    'no experience needed',
    'no degree',
    'no degree needed',
    'no degree required',
    'no college',
    'junior level',
    'sin experiencia',
    'sin estudios',
  ),
  level('Mid Level', 'intermediate level'),
  level('Senior Level'),
  level('Executive', 'executive level'),
  {
    words: [
      ...['with benefits', 'good benefits', 'great benefits', 'full benefits', 'has benefits'],
      ...['offers benefits', 'benefits included', 'con beneficios', 'con prestaciones'],
    ],
    facet: benefitsStated,
    kind: 'Benefits',
    text: 'Stated',
    // Wished for, but many postings name them one by one.
    optional: true,
  },
];

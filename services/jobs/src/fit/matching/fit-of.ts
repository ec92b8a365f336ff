import type { FitRequirement } from '@commons/contracts/jobs/job-fit';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { jobsTexts } from '../../texts/jobs-texts.js';
import { adviceFor } from './advice.js';
import { evidenceFor } from './evidence.js';
import type { PersonText } from './person-text.js';
import { type PostingTexts, type Requirement, requirementsOf } from './requirements.js';

export interface Fit {
  must: FitRequirement[];
  nice: FitRequirement[];
  work: FitRequirement[];
}

function compared(
  requirement: Requirement,
  person: PersonText,
  t: Translate | undefined,
): FitRequirement {
  const evidence = evidenceFor(requirement, person);
  const note = t && adviceFor(requirement, evidence, t);
  return {
    text: requirement.text,
    state: evidence.state,
    quotes: [...evidence.quotes],
    missing: [...evidence.missing],
    ...(note && { note }),
  };
}

/**
 * How a person's text addresses each requirement of a posting. Words are compared, nothing is scored.
 * @param language of the advice to the person; without one, as for employers, there are only quotes
 */
export function fitOf(posting: PostingTexts, person: PersonText, language?: string): Fit {
  const t = language === undefined ? undefined : jobsTexts(language);
  const { must, nice, work } = requirementsOf(posting);
  const all = (some: readonly Requirement[], advice?: Translate) =>
    some.map((requirement) => compared(requirement, person, advice));
  return { must: all(must, t), nice: all(nice, t), work: all(work) };
}

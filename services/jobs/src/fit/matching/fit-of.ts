import type { FitRequirement } from '@commons/contracts/jobs/job-fit';
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
  withAdvice: boolean,
): FitRequirement {
  const evidence = evidenceFor(requirement, person);
  const note = withAdvice ? adviceFor(requirement, evidence) : undefined;
  return {
    text: requirement.text,
    state: evidence.state,
    quotes: [...evidence.quotes],
    missing: [...evidence.missing],
    ...(note && { note }),
  };
}

/**
 * What a person's text says to each requirement of a posting. Words are compared, nothing is scored.
 * @param withAdvice for the person; an employer gets the quotes alone
 */
export function fitOf(posting: PostingTexts, person: PersonText, withAdvice: boolean): Fit {
  const { must, nice, work } = requirementsOf(posting);
  const all = (some: readonly Requirement[], advised: boolean) =>
    some.map((requirement) => compared(requirement, person, advised));
  return { must: all(must, withAdvice), nice: all(nice, withAdvice), work: all(work, false) };
}

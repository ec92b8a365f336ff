import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import { measureContact } from './contact.measure.js';
import { measureExperience } from './experience.measure.js';
import type { Finding, Measure } from './finding.js';
import { measureHeadings, measureNarrative } from './narrative.measure.js';
import { measureEducation, measureSkills, measureSummary } from './other.measures.js';
import { measureReadability } from './readability.measure.js';
import { ResumeView } from './resume-view.js';
import { measureStructure } from './structure.measure.js';

const measures: readonly Measure[] = [
  measureContact,
  measureStructure,
  measureHeadings,
  measureSummary,
  measureExperience,
  measureNarrative,
  measureEducation,
  measureSkills,
  measureReadability,
];

/** All findings, in the order of the parts. @param language of their texts */
export function findingsOf(resume: ResumeStructure, language?: string): Finding[] {
  const view = new ResumeView(resume, language);
  return measures.flatMap((measure) => measure(view));
}

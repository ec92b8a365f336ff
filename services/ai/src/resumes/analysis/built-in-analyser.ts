import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import type { ResumeFeedback, ResumeFinding } from '@commons/contracts/resumes/resumes';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { appliesTo } from '../rewriting/built-in-rewriter.js';
import { findingsOf } from './all-findings.js';
import { type AnalysedPart, analysedParts, type Finding } from './finding.js';
import { questionsOf } from './questions.js';
import { ResumeView } from './resume-view.js';
import { isUsual } from './structure.measure.js';
import { usualSections } from './usual-sections.js';

/** Weight of each part in the overall score. */
const weights: Readonly<Record<AnalysedPart, number>> = {
  Contact: 1,
  Structure: 1.5,
  Summary: 1,
  Experience: 3,
  Education: 1,
  Skills: 1,
  Readability: 1,
};

/** Score of a missing part. */
const absent = 2;

/** Score of a résumé that could be better. */
const nearlyFull = 9.9;

/** Most points per list, and in all lists together. */
const most = 12;
const maxFindings = 60;
const maxLines = 10;
const longestLine = 2_000;

const rounded = (score: number) => Math.round(score * 10) / 10;

function scoreOf(findings: readonly Finding[]): number {
  if (findings.length === 0) return absent;
  return Math.max(1, 10 - findings.reduce((sum, { off = 0 }) => sum + off, 0));
}

const asAnswer = ({ part, text, lines, off, action }: Finding, t: Translate): ResumeFinding => ({
  part: t('resumePart', { part }),
  kind: off === undefined ? 'strength' : 'improvement',
  text: text.slice(0, 1_000),
  lines: lines
    .filter(({ index }) => index >= 0)
    .slice(0, maxLines)
    .map(({ index, text: line }) => ({ index, text: line.slice(0, longestLine) })),
  ...(action && { action }),
});

/** Analyses without a model: what can be measured, each point with its line. @param language of the page */
export function analyseBuiltIn(resume: ResumeStructure, language = 'en'): ResumeFeedback {
  const findings = findingsOf(resume, language);
  const view = new ResumeView(resume, language);
  const { t } = view;
  const questions = questionsOf(view);
  // What the reading is not certain about is asked, not scored.
  const asked = new Set(questions.map(({ kind }) => kind));
  // A heading whose text was not found denies nothing.
  const isWanted = (part: AnalysedPart) =>
    usualSections.every(
      ({ kind, name }) => name !== part || (isUsual(view, kind) && view.of(kind).length === 0),
    );
  const isAsked = (part: AnalysedPart) =>
    usualSections.some(({ kind, name }) => name === part && asked.has(kind));
  const isRead = (part: AnalysedPart) =>
    findings.some((finding) => finding.part === part) || (!isAsked(part) && isWanted(part));
  const parts = analysedParts.filter(isRead).map((part) => {
    const own = findings.filter((finding) => finding.part === part);
    return { part, own, score: rounded(scoreOf(own)) };
  });
  const total = parts.reduce((sum, { part, score }) => sum + score * weights[part], 0);
  const weight = parts.reduce((sum, { part }) => sum + weights[part], 0);
  // Largest deductions first.
  const problems = findings
    .filter(({ off }) => off !== undefined)
    .sort((one, other) => (other.off ?? 0) - (one.off ?? 0));
  // The built-in writer applies the findings that have a fix for this résumé; the others only the person can do.
  const applies = appliesTo(resume);
  const actionsOf = (some: readonly Finding[]) => [
    ...new Set(some.flatMap(({ action }) => action ?? [])),
  ];
  const action_items = actionsOf(problems.filter(applies)).slice(0, most);
  const advice = actionsOf(problems.filter((finding) => !applies(finding)))
    .filter((text) => !action_items.includes(text))
    .slice(0, most);
  const overall = rounded(total / weight);
  const isPerfect = problems.length === 0 && questions.length === 0;
  return {
    overall_score: isPerfect ? overall : Math.min(overall, nearlyFull),
    strengths: findings
      .filter(({ off }) => off === undefined)
      .map(({ text }) => text)
      .slice(0, most),
    areas_for_improvement: problems.map(({ text }) => text).slice(0, most),
    section_feedback: Object.fromEntries(
      parts.map(({ part, own, score }) => [
        t('resumePart', { part }),
        {
          score,
          feedback: own.map(({ text }) => text).join(' ') || t('resumeNoLineOf', { part }),
        },
      ]),
    ),
    action_items,
    advice,
    findings: findings.slice(0, maxFindings).map((finding) => asAnswer(finding, t)),
    questions,
  };
}

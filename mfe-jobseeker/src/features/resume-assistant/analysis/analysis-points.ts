import type {
  ResumeFeedback,
  ResumeFinding,
  ResumeLineQuote,
} from '@commons/contracts/resumes/resumes';

/** A point of the analysis, shown once. */
export interface AnalysisPoint {
  /** Stays the same in the next analysis of the same résumé. */
  readonly id: string;
  /** Key of `section_feedback`, where the analyser names it. */
  readonly part?: string;
  readonly texts: readonly string[];
  readonly lines: readonly ResumeLineQuote[];
  /** Its suggestion. */
  readonly action?: string;
}

interface AnalysisPoints {
  /** Areas for improvement without a suggestion. */
  readonly areas: readonly AnalysisPoint[];
  /** Suggestions that the current writer can apply. */
  readonly toApply: readonly AnalysisPoint[];
  /** Suggestions that only the person can follow (decision A71). */
  readonly advice: readonly AnalysisPoint[];
  readonly strengths: readonly AnalysisPoint[];
}

const pointOf = ({ part, text, lines, action }: ResumeFinding): AnalysisPoint => ({
  id: action ?? text,
  part,
  texts: [text],
  lines,
  ...(action && { action }),
});

/** Findings with the same suggestion are one point with one checkbox. */
function joined(points: readonly AnalysisPoint[]): AnalysisPoint[] {
  const byId = new Map<string, AnalysisPoint>();
  for (const point of points) {
    const known = byId.get(point.id);
    const texts = [...new Set([...(known?.texts ?? []), ...point.texts])];
    byId.set(point.id, { ...point, texts, lines: [...(known?.lines ?? []), ...point.lines] });
  }
  return [...byId.values()];
}

/** The findings, and what only the lists say: models and servers of earlier releases return lists only. */
export function analysisPoints(feedback: ResumeFeedback): AnalysisPoints {
  const { findings = [], action_items, advice = [] } = feedback;
  const shown = new Set(findings.flatMap(({ text, action }) => [text, action]));
  const notShown = (texts: readonly string[]) => texts.filter((text) => !shown.has(text));
  const plain = (text: string) => ({ id: text, texts: [text], lines: [] });
  const suggested = (action: string) => ({ id: action, texts: [], lines: [], action });
  const improvements = findings.filter(({ kind }) => kind === 'improvement').map(pointOf);
  const isApplicable = ({ action = '' }: AnalysisPoint) => action_items.includes(action);
  return {
    areas: joined(notShown(feedback.areas_for_improvement).map(plain)),
    toApply: joined([
      ...improvements.filter(isApplicable),
      ...notShown(action_items).map(suggested),
    ]),
    advice: joined([
      ...improvements.filter((point) => !isApplicable(point)),
      ...notShown(advice).map(suggested),
    ]),
    strengths: joined([
      ...findings.filter(({ kind }) => kind === 'strength').map(pointOf),
      ...notShown(feedback.strengths).map(plain),
    ]),
  };
}

/** The feedback of a section without findings that are shown on their own. */
export function remainingFeedback(text: string, { findings = [] }: ResumeFeedback): string {
  return findings.reduce((rest, finding) => rest.replace(finding.text, ''), text).trim();
}

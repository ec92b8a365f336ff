import type {
  ResumeFeedback,
  ResumeFinding,
  ResumeLineQuote,
} from '@commons/contracts/resumes/resumes';

/** One point of the analysis, shown once. */
export interface AnalysisPoint {
  /** The same after the next analysis of the same résumé. */
  readonly id: string;
  /** Key of `section_feedback`, where the analyser names it. */
  readonly part?: string;
  readonly texts: readonly string[];
  readonly lines: readonly ResumeLineQuote[];
  /** The suggestion that follows from it. */
  readonly action?: string;
}

export interface AnalysisPoints {
  /** Areas for improvement that no suggestion belongs to. */
  readonly areas: readonly AnalysisPoint[];
  /** The current writer can apply these. */
  readonly toApply: readonly AnalysisPoint[];
  /** Only the person can do something about these (decision A71). */
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

/** Findings with the same suggestion are one point: it has one tick box. */
function joined(points: readonly AnalysisPoint[]): AnalysisPoint[] {
  const byId = new Map<string, AnalysisPoint>();
  for (const point of points) {
    const known = byId.get(point.id);
    const texts = [...new Set([...(known?.texts ?? []), ...point.texts])];
    byId.set(point.id, { ...point, texts, lines: [...(known?.lines ?? []), ...point.lines] });
  }
  return [...byId.values()];
}

/**
 * The findings and, of the lists, what no finding says: models and servers of earlier releases give the lists only.
 */
export function analysisPoints(feedback: ResumeFeedback): AnalysisPoints {
  const { findings = [], action_items, advice = [] } = feedback;
  const said = new Set(findings.flatMap(({ text, action }) => [text, action]));
  const unsaid = (texts: readonly string[]) => texts.filter((text) => !said.has(text));
  const plain = (text: string) => ({ id: text, texts: [text], lines: [] });
  const suggested = (action: string) => ({ id: action, texts: [], lines: [], action });
  const improvements = findings.filter(({ kind }) => kind === 'improvement').map(pointOf);
  const isApplicable = ({ action = '' }: AnalysisPoint) => action_items.includes(action);
  return {
    areas: joined(unsaid(feedback.areas_for_improvement).map(plain)),
    toApply: joined([...improvements.filter(isApplicable), ...unsaid(action_items).map(suggested)]),
    advice: joined([
      ...improvements.filter((point) => !isApplicable(point)),
      ...unsaid(advice).map(suggested),
    ]),
    strengths: joined([
      ...findings.filter(({ kind }) => kind === 'strength').map(pointOf),
      ...unsaid(feedback.strengths).map(plain),
    ]),
  };
}

/** The feedback of a section without the findings that are shown by themselves. */
export function remainingFeedback(text: string, { findings = [] }: ResumeFeedback): string {
  return findings.reduce((rest, finding) => rest.replace(finding.text, ''), text).trim();
}

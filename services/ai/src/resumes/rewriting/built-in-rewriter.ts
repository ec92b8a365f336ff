import type { ResumeStructure } from '@commons/contracts/resume-structure';
import { findingsOf } from '../analysis/all-findings.js';
import { type Finding, type ResumeDraft, withoutBullet } from '../analysis/finding.js';

export interface Rewritten {
  readonly content: string;
  readonly applied_suggestions: string[];
}

/** Lines before the first section: name and contact. */
function headOf(resume: ResumeStructure): string[] {
  const first = resume.sections.find(({ heading }) => heading)?.heading;
  const end = first === undefined ? -1 : resume.lines.indexOf(first);
  const lines = end > 0 ? resume.lines.slice(0, end) : resume.lines.slice(0, 4);
  return lines.map((line) => line.trim()).filter(Boolean);
}

const draftOf = (resume: ResumeStructure): ResumeDraft => ({
  head: headOf(resume),
  sections: resume.sections.map(({ kind, heading, lines }) => ({
    kind,
    heading,
    lines: [...lines],
  })),
  reworded: new Map(),
});

const isBullet = (line: string) => /^\s*[-–—•*▪◦‣·]\s+\S/.test(line);

/** Plain text that software can read: head, headings in capitals, one kind of bullet. */
function textOf({ head, sections }: ResumeDraft): string {
  const blocks = sections.map(({ heading, lines }) =>
    [
      heading.toUpperCase(),
      ...lines
        .map((line) => (isBullet(line) ? `- ${withoutBullet(line)}` : line.trim()))
        .filter(Boolean),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return [head.join('\n'), ...blocks].filter(Boolean).join('\n\n');
}

/** @returns whether the draft changed */
function change(draft: ResumeDraft, { fix }: Finding): boolean {
  const before = textOf(draft);
  fix?.(draft);
  return textOf(draft) !== before;
}

/** Whether the built-in writer can apply a finding's suggestion: only then it is offered. */
export const appliesTo =
  (resume: ResumeStructure) =>
  (finding: Finding): boolean =>
    change(draftOf(resume), finding);

/**
 * Applies the picked suggestions without a model: it moves, cuts and rewords the text, and marks with [fill in: …] what
 * only the person knows. Only suggestions that changed the text count as applied.
 */
export function rewriteBuiltIn(resume: ResumeStructure, suggestions: readonly string[]): Rewritten {
  const draft = draftOf(resume);
  const applied = new Set<string>();
  for (const finding of findingsOf(resume)) {
    const { action = '' } = finding;
    if (suggestions.includes(action) && change(draft, finding)) applied.add(action);
  }
  return { content: textOf(draft), applied_suggestions: [...applied] };
}

import type { ResumeStructure } from '@commons/contracts/resumes';
import { findingsOf } from '../analysis/built-in-analyser.js';
import { type ResumeDraft, withoutBullet } from '../analysis/finding.js';

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
});

const isBullet = (line: string) => /^\s*[-–—•*▪◦‣·]\s+\S/.test(line);

/** Plain text that software reads: head, headings in capitals, one kind of bullet. */
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

/**
 * Applies the picked suggestions without a model: it moves, cuts and rewords what stands there, and marks with
 * [fill in: …] what only the person knows. Suggestions it cannot do are not among the applied ones.
 */
export function rewriteBuiltIn(resume: ResumeStructure, suggestions: readonly string[]): Rewritten {
  const draft = draftOf(resume);
  const applied: string[] = [];
  for (const { action, fix } of findingsOf(resume)) {
    if (!action || !fix || !suggestions.includes(action) || applied.includes(action)) continue;
    fix(draft);
    applied.push(action);
  }
  return { content: textOf(draft), applied_suggestions: applied };
}

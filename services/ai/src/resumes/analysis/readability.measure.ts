import type { ResumeStructure } from '@commons/contracts/resume-structure';
import {
  type Finding,
  headLine,
  isStatement,
  presentLine,
  quote,
  rewordLine,
  withoutBullet,
} from './finding.js';

/** Words that repeat naturally. */
const ordinary = new Set(
  'about above after again also among and another area around based been before being between both business by client clients company customer customers daily data during each environment every experience for from have high including into manager management more most new not office other our over page present project projects service services several since skills some such support system systems team teams than that the their them then these they this through time under used using various was were when where which while who will with within without work worked working would year years your'.split(
    ' ',
  ),
);

function repeated(resume: ResumeStructure): Finding[] {
  const counts = new Map<string, number>();
  const statements = resume.lines.filter(isStatement);
  for (const line of statements) {
    const first =
      withoutBullet(line)
        .split(/\s+/)[0]
        ?.toLowerCase()
        .replace(/[^\p{L}]/gu, '') ?? '';
    if (first.length >= 4 && !ordinary.has(first)) counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  const [word, count] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  if (count < 4) return [];
  const line = statements.find((text) => withoutBullet(text).toLowerCase().startsWith(word)) ?? '';
  return [
    {
      part: 'Readability',
      off: 1,
      text: `${count} lines begin with “${word}”, like ${quote(withoutBullet(line))}. Different verbs show different work.`,
      action: `Begin fewer lines with “${word}”.`,
    },
  ];
}

function longLines(resume: ResumeStructure): Finding[] {
  const long = resume.lines.find((line) => isStatement(line) && line.split(/\s+/).length > 45);
  if (!long) return [];
  return [
    {
      part: 'Readability',
      off: 1,
      text: `${quote(long)} goes on for ${long.split(/\s+/).length} words. Two lines are read at a glance.`,
      action: `Cut ${quote(long)} into two points.`,
      fix: (draft) => {
        const present = presentLine(draft, long);
        const [first, ...rest] = withoutBullet(present).split(/(?<=[.;])\s+/);
        if (rest.length === 0) return;
        for (const section of draft.sections) {
          section.lines = section.lines.flatMap((line) =>
            line.trim() === present.trim() ? [`- ${first}`, `- ${rest.join(' ')}`] : [line],
          );
        }
      },
    },
  ];
}

/** Characters that software often cannot read: icons, tables drawn with lines, private-use characters. */
function signs(resume: ResumeStructure): Finding[] {
  const odd = /[\uE000-\uF8FF\uFFFD│┃║■□]|\uFE0F|[\u{1F300}-\u{1FAFF}]/u;
  const line = resume.lines.find((text) => odd.test(text));
  if (!line) return [];
  return [
    {
      part: 'Readability',
      off: 1.5,
      text: `${quote(line)} holds signs that software which sorts resumes often cannot read.`,
      action: `Write ${quote(line)} without special signs.`,
      fix: (draft) =>
        rewordLine(draft, line, (text) =>
          text.replace(new RegExp(odd, 'gu'), ' ').replace(/\s+/g, ' ').trim(),
        ),
    },
  ];
}

/** Checks how well people and applicant tracking software can read the text. */
export function measureReadability(resume: ResumeStructure): Finding[] {
  const findings = [...repeated(resume), ...longLines(resume), ...signs(resume)];
  if (findings.length > 0) return findings;
  return [
    {
      part: 'Readability',
      text: `The lines from ${quote(headLine(resume))} on are short and plain: software reads them well.`,
    },
  ];
}

import { hasDates } from '../dates/dates.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { isInPersonalForm } from '../lines/fields.js';
import { lookOf } from './heading-looks.js';
import { isPlainWord, knownHeading } from './headings.js';
import { confidences, namesCourse, type SectionHeading } from './section-heading.js';

/** "EDUCATION Raritan High School 2000": a heading in capitals before its text, without a sign between them. */
function runIn(text: string): readonly string[] {
  const [capitals = ''] = /^(?:[\p{Lu}&]+\s+){1,4}/u.exec(text) ?? [];
  const label = capitals.trim();
  const rest = text.slice(capitals.length);
  const isHeading = label.length > 4 && /^\p{Lu}?\p{Ll}/u.test(rest) && knownHeading(label);
  return isHeading ? [label, rest] : [];
}

/**
 * "SKILLS: bread, cakes": sections on one line.
 * @param found headings on lines of their own: what has one is no such section
 */
export function inlineHeadings(
  lines: readonly DocumentLine[],
  found: readonly SectionHeading[],
): SectionHeading[] {
  const kinds = new Set(found.map(({ kind }) => kind));
  const labelled = lines.map(
    ({ text }) => /^([^:：]{3,40})[:：]\s*(\S.*)$/u.exec(text)?.slice(1) ?? runIn(text),
  );
  return labelled.flatMap(([label = '', inline = ''], at) => {
    // "◦ Recommendations: Core service" in a list of such items.
    const isItem = (line: number) => isBullet(lines[line]?.text ?? '');
    if (isItem(at) && (isItem(at - 1) || isItem(at + 1))) return [];
    // "Projects: …" below each job.
    if (label && labelled.some(([other], again) => other === label && again !== at)) return [];
    const kind = label ? knownHeading(label) : undefined;
    // "Training: Roadmaster Drivers School, 2005".
    const isCourse = kind === 'education' && namesCourse(inline);
    // "Current job: Cook, Blue Plate (since 2020)" above "Previous jobs".
    const isCurrent =
      kind === 'experience' && /^(?:current|present) /i.test(label) && hasDates(inline);
    if (!kind || kind === 'other' || (kinds.has(kind) && !isCurrent)) return [];
    const hasEntries = kind === 'experience' || kind === 'education';
    if (!hasEntries && isInPersonalForm(lines, at)) return [];
    // "License: TN CNA #00112233".
    const isLicence = kind === 'certifications' && /\d/.test(inline);
    if (isPlainWord(label) && !isCourse && !isLicence) return [];
    const isInSkills = found.findLast((heading) => heading.line < at)?.kind === 'skills';
    if (isInSkills && !lookOf({ text: label }).isCapitals) return [];
    kinds.add(kind);
    return [{ line: at, kind, text: label, confidence: confidences.wordsInText, inline }];
  });
}

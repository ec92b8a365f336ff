import type { ResumeStructure } from '@commons/contracts/resumes/resume-structure';
import type { ResumeChange } from '@commons/contracts/resumes/resumes';
import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { isBullet, ResumeView, type ViewLine, withoutBullet } from '../analysis/resume-view.js';
import { usualSections } from '../analysis/usual-sections.js';
import { lineSteps } from './line-changes.js';

interface Checked {
  readonly content: string;
  readonly changes: ResumeChange[];
}

/** A line of the answer; `original` is the one that it replaces. */
interface Line {
  readonly text: string;
  readonly original?: ViewLine;
}

/** Letters and digits in lower case: bullets, capitals and spaces of a line may differ. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}+#%$€£@]+/gu)
    ?.join(' ') ?? '';

const plainLine = (text: string) => (isBullet(text) ? `- ${withoutBullet(text)}` : text.trim());

/** Share of the words that two lines have in common; nearly 1 if one line has all words of the original. */
function likeness(original: string, other: string): number {
  const words = new Set(keyOf(original).split(' '));
  const others = new Set(keyOf(other).split(' '));
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared === words.size ? 0.9 : shared / Math.max(words.size, others.size, 1);
}

const minLikeness = 0.3;

const tokensOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
/** Least words in small letters that a line of facts lacks. */
const minSmallWords = 2;

/**
 * Whether a line is running text that mentions a fact, such as "Office manager of a clinic" next to "Office Manager,
 * Cedar Clinic". A changed fact has another name or number, or the capitals of the fact.
 */
function isProseAbout(fact: string, text: string): boolean {
  const known = new Set(tokensOf(fact));
  const [, ...rest] = tokensOf(withoutBullet(text));
  const isNamed = rest.some((word) => !known.has(word) && /^[\p{Lu}\p{N}]/u.test(word));
  const small = rest.filter((word) => !known.has(word) && /^\p{Ll}/u.test(word));
  return !isNamed && small.length >= minSmallWords;
}

/** The lines of a step: facts are restored, and each sentence replaces the one it resembles most. */
function linesOfStep(
  view: ResumeView,
  before: readonly ViewLine[],
  after: readonly string[],
): Line[] {
  const left = [...after];
  const lines: Line[] = [];
  /** After the last line that the answer also has. */
  let end = 0;
  for (const original of before) {
    const isFact = view.isFact(original);
    const best = left
      .map((text, at) => ({ text, at, score: likeness(original.text, text) }))
      .filter(({ text }) => !isFact || !isProseAbout(original.text, text))
      .sort((a, b) => b.score - a.score)[0];
    const isAlike = best !== undefined && best.score >= minLikeness;
    if (isFact) {
      if (isAlike) left.splice(best.at, 1);
      lines.push({ text: plainLine(original.text), original });
    } else if (isAlike) {
      lines.push(...left.slice(0, best.at).map((text) => ({ text })));
      left.splice(0, best.at + 1);
      lines.push({ text: best.text, original });
    }
    if (isAlike) end = lines.length;
  }
  // New lines do not go into a section that the answer leaves out.
  const next = lines.findIndex(
    ({ original }, at) => at >= end && original !== undefined && view.isHeading(original),
  );
  const added = left.map((text) => ({ text }));
  return next < 0 ? [...lines, ...added] : lines.toSpliced(next, 0, ...added);
}

/** Places to fill in belong to the sentences of a job, or on their own lines. */
function withAllowedPlaces(view: ResumeView, line: Line): Line[] {
  const { text, original } = line;
  const isStatement = original
    ? view.statements.some(({ index }) => index === original.index)
    : isBullet(text);
  if (placeholdersIn(text).length === 0 || isStatement || isOwnLine(text)) return [line];
  return original ? [{ text: plainLine(original.text), original }] : [];
}

const isOwnLine = (text: string) =>
  placeholdersIn(text).some((place) => withoutBullet(text) === place.text);

/**
 * Checks the rewriting of a model: lines of facts (names, contact data, headings, titles, employers, dates) that it
 * changed or left out are put back, and each other change is listed.
 */
export function withFacts(
  resume: ResumeStructure,
  content: string,
  suggestions: readonly string[],
): Checked {
  const view = new ResumeView(resume);
  const before = view.lines;
  const after = content.split(/\r\n|[\n\r]/).map((line) => line.trim());
  const filled = after.filter(Boolean);
  const steps = lineSteps(
    before.map(({ text }) => keyOf(text)),
    filled.map(keyOf),
  );
  const lines = steps.flatMap(({ before: olds, after: news }): Line[] => {
    const [old, text] = [olds[0], news[0]];
    const original = old === undefined ? undefined : before[old];
    const isSame =
      olds.length === 1 &&
      news.length === 1 &&
      original &&
      keyOf(original.text) === keyOf(filled[text ?? 0] ?? '');
    if (isSame)
      return [
        {
          text: view.isFact(original) ? plainLine(original.text) : (filled[text ?? 0] ?? ''),
          original,
        },
      ];
    return linesOfStep(
      view,
      olds.flatMap((index) => before[index] ?? []),
      news.flatMap((index) => filled[index] ?? []),
    );
  });
  return laidOut(
    view,
    lines.flatMap((line) => withAllowedPlaces(view, line)),
    suggestions,
  );
}

const isUsualHeading = (text: string) =>
  usualSections.some(({ name }) => keyOf(text) === keyOf(name));

/** The text with an empty line before each heading, and its changes. */
function laidOut(
  view: ResumeView,
  lines: readonly Line[],
  suggestions: readonly string[],
): Checked {
  const why = suggestions.length === 1 ? (suggestions[0] ?? '') : '';
  const texts: string[] = [];
  const changes: ResumeChange[] = [];
  for (const { text, original } of lines) {
    const isHeading = original ? view.isHeading(original) : isUsualHeading(text);
    if (isHeading && texts.length > 0) texts.push('');
    const plain = plainLine(text);
    const before = original ? plainLine(original.text) : '';
    if (plain !== before) {
      const line = original ? { line: original.index } : {};
      changes.push({ ...line, at: texts.length, before, after: plain, why });
    }
    texts.push(plain);
  }
  const unchanged = new Set(lines.map(({ original }) => original?.index));
  for (const { index, text } of view.lines) {
    if (!unchanged.has(index))
      changes.push({ line: index, before: plainLine(text), after: '', why });
  }
  return { content: texts.join('\n'), changes };
}

import type { ResumeSectionKind } from '@commons/contracts/resume-lists';
import type { ResumeChange } from '@commons/contracts/resumes';
import {
  isBullet,
  isSameLine,
  type ResumeView,
  type ViewLine,
  withoutBullet,
} from '../analysis/resume-view.js';
import { usualSections } from '../analysis/usual-sections.js';

/** A line of the draft; the `original` of an added line is absent. */
interface DraftLine {
  text: string;
  readonly original?: ViewLine;
  why?: string;
  /** It was cut off this line. */
  readonly cutOff?: DraftLine;
}

interface DraftSection {
  readonly kind: ResumeSectionKind;
  readonly heading?: DraftLine;
  readonly lines: DraftLine[];
  movedFor?: string;
}

/** One kind of bullet, which all software reads. */
const plainLine = (text: string) => (isBullet(text) ? `- ${withoutBullet(text)}` : text.trim());

const lineOf = (original: ViewLine): DraftLine => ({ text: plainLine(original.text), original });

/**
 * A résumé being rewritten. Names, headings, titles, employers, dates and contact data never change; places to fill in
 * are added to sentences of a job, or as lines of their own.
 */
export class ResumeDraft {
  readonly #head: DraftLine[];
  readonly #sections: DraftSection[];
  /** The suggestion that is being applied. */
  #why = '';

  constructor(private readonly view: ResumeView) {
    this.#head = view.head.map(lineOf);
    this.#sections = view.sections.map(({ kind, heading, lines }) => ({
      kind,
      ...(heading.text && { heading: lineOf(heading) }),
      lines: lines.map(lineOf),
    }));
  }

  /** Runs a fix, and notes the suggestion with each change. @returns whether the text changed */
  apply(why: string, fix: ((draft: ResumeDraft) => void) | undefined): boolean {
    const before = this.text;
    this.#why = why;
    fix?.(this);
    return this.text !== before;
  }

  addToHead(text: string): void {
    this.#head.splice(1, 0, { text, why: this.#why });
  }

  /** Rewords a sentence, without its bullet. A line of facts stays as it is. */
  reword(line: ViewLine, change: (present: string) => string): void {
    const found = this.#find(line);
    if (!found || this.view.isFact(line)) return;
    const mark = isBullet(found.text) || this.#isStatement(line) ? '- ' : '';
    const text = change(withoutBullet(found.text));
    if (!text.trim() || text === withoutBullet(found.text)) return;
    found.text = `${mark}${text}`;
    found.why = this.#why;
  }

  /** Cuts a line into two points after its first sentence. */
  split(line: ViewLine): void {
    const section = this.#sections.find(({ lines }) =>
      lines.some((one) => isSameLine(one.original, line)),
    );
    const at = section?.lines.findIndex((one) => isSameLine(one.original, line)) ?? -1;
    const found = section?.lines[at];
    if (!section || !found || this.view.isFact(line)) return;
    const [first, ...rest] = withoutBullet(found.text).split(/(?<=[.;])\s+/);
    if (!first || rest.length === 0) return;
    found.text = `- ${first}`;
    found.why = this.#why;
    section.lines.splice(at + 1, 0, { text: `- ${rest.join(' ')}`, cutOff: found });
  }

  /** Adds a line of its own to the first section of a kind: at a position, or at its end. */
  addToSection(kind: ResumeSectionKind, text: string, at?: number): void {
    const section = this.#sections.find((one) => one.kind === kind);
    section?.lines.splice(at ?? section.lines.length, 0, { text, why: this.#why });
  }

  /** Adds a section behind those that usually come before it. */
  addSection(kind: ResumeSectionKind, name: string, text: string): void {
    const place = usualSections.findIndex((section) => section.kind === kind);
    const earlier = usualSections.slice(0, place).map((section) => section.kind);
    const after = this.#sections.filter((section) => earlier.includes(section.kind)).length;
    const why = this.#why;
    this.#sections.splice(after, 0, { kind, heading: { text: name, why }, lines: [{ text, why }] });
  }

  /** Moves the sections of a kind before the first one of another kind. */
  putBefore(kind: ResumeSectionKind, other: ResumeSectionKind): void {
    const target = this.#sections.findIndex((section) => section.kind === other);
    const moved = this.#sections.filter(
      (section, at) => section.kind === kind && target >= 0 && at > target,
    );
    for (const section of moved) {
      this.#sections.splice(this.#sections.indexOf(section), 1);
      section.movedFor = this.#why;
    }
    this.#sections.splice(target, 0, ...moved);
  }

  /** Plain text that software can read: head, headings as they are, one kind of bullet. */
  get text(): string {
    return this.#blocks()
      .map((lines) => lines.map(({ text }) => text).join('\n'))
      .filter(Boolean)
      .join('\n\n');
  }

  /** What changed, with the line of the text where it stands. */
  get changes(): ResumeChange[] {
    const changes: ResumeChange[] = [];
    let at = 0;
    for (const lines of this.#blocks()) {
      const section = this.#sections.find(
        ({ heading, lines: own }) => (heading ?? own[0]) === lines[0],
      );
      const [first] = lines;
      if (section?.movedFor && first?.original) {
        const { text } = first;
        const { index: line } = first.original;
        changes.push({ line, at, before: text, after: text, why: section.movedFor, moved: true });
      }
      for (const [step, line] of lines.entries()) {
        const { cutOff, original, text, why = '' } = line;
        const before = original ? plainLine(original.text) : '';
        if (cutOff) {
          const whole = changes.find(
            (change) => change.line === cutOff.original?.index && !change.moved,
          );
          if (whole) whole.after += `\n${text}`;
        } else if (text !== before) {
          const index = original && original.index >= 0 ? { line: original.index } : {};
          changes.push({ ...index, at: at + step, before, after: text, why });
        }
      }
      // An empty line separates the blocks.
      at += lines.length + 1;
    }
    return changes;
  }

  #blocks(): DraftLine[][] {
    const sections = this.#sections.map(({ heading, lines }) => [
      ...(heading ? [heading] : []),
      ...lines,
    ]);
    return [this.#head, ...sections].filter((lines) => lines.some(({ text }) => text));
  }

  #find(line: ViewLine): DraftLine | undefined {
    const all = [...this.#head, ...this.#sections.flatMap(({ lines }) => lines)];
    return all.find(({ original }) => isSameLine(original, line));
  }

  #isStatement = (line: ViewLine) => this.view.statements.some(({ index }) => index === line.index);
}

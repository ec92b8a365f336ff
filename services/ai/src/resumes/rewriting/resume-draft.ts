import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import type { ResumeChange } from '@commons/contracts/resumes/resumes';
import {
  isBullet,
  isSameLine,
  type ResumeView,
  type ViewLine,
  withoutBullet,
} from '../analysis/resume-view.js';
import { usualSections } from '../analysis/usual-sections.js';
import {
  type DraftLine,
  type DraftSection,
  lineOf,
  linesOf,
  markOf,
  plainLine,
  writtenLine,
} from './draft-lines.js';

/**
 * A résumé being rewritten. Names, headings, titles, employers, dates and contact data never change; places to fill in
 * are added to sentences of a job, or as separate lines.
 */
export class ResumeDraft {
  readonly #head: DraftLine[];
  #sections: DraftSection[];
  /** Number of sections of contact data at the top. */
  readonly #reach: number;
  /** The suggestion that is being applied. */
  #why = '';

  constructor(private readonly view: ResumeView) {
    this.#sections = view.sections.map((section) => {
      const lines = linesOf(section, view.resume);
      const isApart = section.heading.text && !lines[0]?.label;
      return {
        kind: section.kind,
        ...(isApart && { heading: lineOf(section.heading) }),
        lines,
      };
    });
    const contact = new Set(view.resume.contact_lines);
    const isContact = ({ original }: DraftLine) => contact.has(original?.index ?? -1);
    // Contact data of a sidebar or a footer belongs to the top of a text in one column.
    const reach = this.#sections.filter(
      ({ kind, lines }) => kind === 'other' && lines.length > 0 && lines.every(isContact),
    );
    this.#sections = [...reach, ...this.#sections.filter((section) => !reach.includes(section))];
    this.#reach = reach.length;
    const top = new Set(view.titleLines.map(({ index }) => index));
    const head = view.head.map(lineOf);
    // What is above all sections stays as it is: its order is the person's.
    const first = Math.min(
      ...view.sections.flatMap(({ heading, lines }) =>
        [heading, ...lines].map(({ index }) => index).filter((index) => index >= 0),
      ),
    );
    const isAbove = ({ original }: DraftLine) => (original?.index ?? 0) < first;
    const isTop = (line: DraftLine) => top.has(line.original?.index ?? -1);
    const below = head.filter((line) => !isAbove(line) && !isTop(line));
    this.#head = [
      ...head.filter((line) => isTop(line) && !isAbove(line)),
      ...head.filter(isAbove),
      ...below.filter((line) => isContact(line) || !this.#putBehind(line)),
    ];
  }

  /** Puts a line outside of all sections after the line that it follows. @returns whether that is in a section */
  #putBehind(line: DraftLine): boolean {
    const index = line.original?.index ?? 0;
    const before = this.#sections
      .flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines])
      .map(({ original }) => original?.index ?? -1)
      .filter((other) => other >= 0 && other < index);
    if (before.length === 0) return false;
    const last = Math.max(...before);
    for (const { heading, lines } of this.#sections) {
      const at = lines.findLastIndex(({ original }) => original?.index === last);
      if (at < 0 && heading?.original?.index !== last) continue;
      lines.splice(at + 1, 0, line);
      return true;
    }
    return false;
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
    const mark = markOf(found.text);
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
    const mark = isBullet(found.text) ? '- ' : '';
    found.text = `${markOf(found.text)}${first}`;
    found.why = this.#why;
    section.lines.splice(at + 1, 0, { text: `${mark}${rest.join(' ')}`, cutOff: found });
  }

  /** Replaces the sentence that describes a job or course by it, or puts it above if the sentence says more. */
  list(line: ViewLine, listed: string, isWhole: boolean): void {
    const section = this.#sections.find(({ lines }) =>
      lines.some((one) => isSameLine(one.original, line)),
    );
    const at = section?.lines.findIndex((one) => isSameLine(one.original, line)) ?? -1;
    const found = section?.lines[at];
    if (!section || !found) return;
    if (!isWhole) section.lines.splice(at, 0, { text: listed, why: this.#why });
    else {
      found.text = listed;
      found.why = this.#why;
    }
  }

  /** Puts a heading above the sections of a kind that have none. */
  nameSection(kind: ResumeSectionKind, name: string): void {
    for (const section of this.#sections) {
      if (section.kind !== kind || section.heading || section.lines[0]?.label) continue;
      section.heading = { text: this.#asHeading(name), why: this.#why };
    }
  }

  /** In capitals if all headings are. */
  #asHeading(name: string): string {
    const headings = this.#sections.flatMap(({ heading }) => heading?.text ?? []);
    const areCapitals = headings.length > 0 && headings.every((one) => one === one.toUpperCase());
    return areCapitals ? name.toUpperCase() : name;
  }

  /** Adds its own line to the first section of a kind: at a position, or at its end. */
  addToSection(kind: ResumeSectionKind, text: string, at?: number): void {
    const section = this.#sections.find((one) => one.kind === kind);
    section?.lines.splice(at ?? section.lines.length, 0, { text, why: this.#why });
  }

  /** Adds a section after those that usually precede it. */
  addSection(kind: ResumeSectionKind, name: string, text: string): void {
    const place = usualSections.findIndex((section) => section.kind === kind);
    const earlier = usualSections.slice(0, place).map((section) => section.kind);
    const last = this.#sections.findLastIndex((section) => earlier.includes(section.kind));
    const why = this.#why;
    const heading = { text: this.#asHeading(name), why };
    const after = Math.max(last + 1, this.#reach);
    this.#sections.splice(after, 0, { kind, heading, lines: [{ text, why }] });
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
      .map((lines) => lines.map(writtenLine).join('\n'))
      .filter(Boolean)
      .join('\n\n');
  }

  /** What changed, with its line in the text. */
  get changes(): ResumeChange[] {
    const changes: ResumeChange[] = [];
    let at = 0;
    for (const lines of this.#blocks()) {
      const section = this.#sections.find(
        ({ heading, lines: own }) => (heading ?? own[0]) === lines[0],
      );
      const [first] = lines;
      if (section?.movedFor && first?.original) {
        const text = writtenLine(first);
        const { index: line } = first.original;
        changes.push({ line, at, before: text, after: text, why: section.movedFor, moved: true });
      }
      for (const [step, line] of lines.entries()) {
        const { cutOff, original, label = '', why = '' } = line;
        const text = writtenLine(line);
        const before = original ? `${label}${plainLine(original.text)}` : '';
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
}

import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { datesIn, hasDates } from '../dates/dates.js';
import { HeadingLikeness } from '../headings/heading-likeness.js';
import {
  couldBeHeading,
  type Look,
  type Looks,
  lookOf,
  looksOf,
} from '../headings/heading-looks.js';
import { isPlainWord, isSpokenHeading, kindOfHeading, knownHeading } from '../headings/headings.js';
import { inlineHeadings } from '../headings/inline-headings.js';
import { confidences, namesCourse, type SectionHeading } from '../headings/section-heading.js';
import { withoutSkillGroups } from '../headings/skill-groups.js';
import { isBullet } from '../lines/bullet.js';
import type { DocumentLine } from '../lines/document-line.js';
import { fieldIn } from '../lines/fields.js';
import { isName } from '../person/name.js';
import { endsInOccupation, namesOccupation } from '../vocabulary/occupations.js';
import { namesDegree } from '../vocabulary/organizations.js';
import { withoutDuties, withoutDutyLabels } from './duty-headings.js';

const withoutColon = (text: string) =>
  text.replace(/^[•·]\s+/, '').replace(/\s*[:：][\s*_–—-]*$/, '');

/** "I hereby declare that the above is true": what ends many résumés belongs to none of its sections. */
const declaration =
  /^(?:declaration\s*[:–-]+\s*)?i(?:,? [\p{L}. ]{3,40},)?(?: do)?(?: solemnly)?(?: here ?by| here)?(?: do)?(?: solemnly)? (?:declare|affirm|certify|confirm|assure)\b/iu;

/** Kinds that are searched again when no line formatted as a heading names them. */
const mainKinds: readonly ResumeSectionKind[] = ['summary', 'experience', 'education', 'skills'];

/** A line of this length may continue in the next one. */
const longTextLine = 60;

/** Share of headings among the lines that look alike, from which an unknown line is one, and below which a known is none. */
const usualShare = 0.45;
const sureShare = 0.6;
const usualAboveDates = 0.75;
const oddShare = 0.05;
/** Minimum of known headings that look like an unknown one. */
const minAlike = 1.2;
const minUsual = 3;

/** "React, Angular, Laravel": a list, in the size of headings. */
const isList = /,\s[^,]+,\s(?!(?:and|&|und|y|et|e)\s)/iu;

/** "Date:", "Place", "Signature": what is filled in at the end of a form. */
const isOfSignature = (text: string) =>
  /^(?:date|place|signature|ort|datum|unterschrift|fecha|lugar|firma)\s*[:：]?[\s_-]*$/i.test(text);

class HeadingFinder {
  readonly #looks: Looks;
  readonly #known: readonly number[];
  /** Most known headings have no indented text right below: a term of a list has. */
  readonly #standAlone: boolean;
  readonly #likeness: HeadingLikeness;
  /** Several known headings look alike. */
  readonly #hasLook: boolean;

  constructor(private readonly lines: readonly DocumentLine[]) {
    this.#looks = looksOf(lines);
    this.#known = lines.flatMap((line, at) =>
      couldBeHeading(line) && knownHeading(line.text) ? [at] : [],
    );
    this.#likeness = new HeadingLikeness(lines);
    this.#hasLook = this.#known.filter((at) => this.#isUsual(at)).length >= minUsual;
    const terms = this.#known.filter((at) => lines[at]?.term);
    this.#standAlone = this.#known.length >= 3 && terms.length < this.#known.length / 2;
  }

  find(): SectionHeading[] {
    const first = this.lines.flatMap((line, at) =>
      this.#isUnlike(at) ? [] : (this.#byLook(line, at) ?? []),
    );
    const kinds = new Set(first.map(({ kind }) => kind));
    const again = this.#known.flatMap((at) => {
      const isNew = !this.#isUnlike(at) && !first.some(({ line }) => line === at);
      const found = isNew ? this.#byWords(at, kinds) : undefined;
      return found ?? [];
    });
    const taken = new Set([...first, ...again].map(({ line }) => line));
    const spoken = this.lines.flatMap((line, at) =>
      taken.has(at) ? [] : (this.#spoken(line, at) ?? []),
    );
    const all = [...first, ...again, ...spoken, ...this.#declaration(taken)].sort(
      (a, b) => a.line - b.line,
    );
    return [...all, ...inlineHeadings(this.lines, all)].sort((a, b) => a.line - b.line);
  }

  /** A declaration at the end, without a heading above it. */
  #declaration(headings: ReadonlySet<number>): SectionHeading[] {
    const line = this.lines.findLastIndex(({ text }) => declaration.test(text));
    if (line < this.lines.length / 2 || headings.has(line - 1)) return [];
    const inline = this.lines[line]?.text ?? '';
    return [{ line, kind: 'other', text: '', confidence: confidences.words, inline }];
  }

  /** By formatting as a heading. */
  #byLook(line: DocumentLine, at: number): SectionHeading | undefined {
    if (!couldBeHeading(line)) return undefined;
    const look = lookOf(line);
    const group = this.#looks.headings.get(look.key);
    const known = knownHeading(line.text);
    if (line.term && this.#standAlone && !line.heading) return undefined;
    const text = withoutColon(line.text);
    const isStyled = !this.#looks.hasStyles || line.heading !== undefined || look.isCapitals;
    if (known) {
      if (!isStyled || !(group || this.#isUsual(at))) return undefined;
      return { line: at, kind: known, text, confidence: confidences.sure };
    }
    if (!group || !this.#isUsual(at) || isOfSignature(line.text)) return undefined;
    // "Role: Trainee" is a label with its text.
    if (fieldIn(line.text)?.value) return undefined;
    if (this.#isNameOrTitle(line, at, look) || isList.test(line.text)) return undefined;
    const kind = kindOfHeading(line.text);
    const isNamed = namesCourse(line.text) || namesOccupation(line.text);
    if (kind === 'other' && (isNamed || this.#isEntry(at))) return undefined;
    if (namesCourse(line.text) && this.#isAboveTitle(at)) return undefined;
    const confidence = kind === 'other' ? confidences.lookOnly : confidences.look;
    return { line: at, kind, text, confidence };
  }

  /** Whether most of the lines that look like a line are headings with known words; nearly all, if it looks like text. */
  #isUsual(at: number): boolean {
    const { share, known } = this.#likeness.of(at);
    const line = this.lines[at];
    if (!line || known < minAlike) return false;
    return share >= (line.apart || this.#isDistinct(line) ? usualShare : sureShare);
  }

  /** Whether a line is larger than the text, or in capitals. */
  #isDistinct(line: DocumentLine): boolean {
    const { size, isCapitals } = lookOf(line);
    if (this.#looks.hasStyles) return line.heading !== undefined;
    if (this.#looks.bodySize > 0 && size > this.#looks.bodySize + 0.75) return true;
    return isCapitals && !/[\d;]/.test(line.text) && line.apart === true;
  }

  /** "Project" within a job, in the look of its text, where the headings have another. */
  #isUnlike(at: number): boolean {
    const line = this.lines[at];
    return (
      this.#hasLook &&
      line !== undefined &&
      !this.#isDistinct(line) &&
      this.#likeness.of(at).share < oddShare
    );
  }

  /** The name at the top, or the title below it, in the look of headings. */
  #isNameOrTitle({ text }: DocumentLine, at: number, { size }: Look): boolean {
    const first = this.#known[0] ?? this.lines.length;
    const headings = [...this.#looks.headings.keys()].map((key) => Number(key.split(' ')[1]));
    if (at === 0 && size > Math.min(...headings) + 2) return true;
    return (
      (at < 3 && isName(text.replace(/\s*\([^()]*\)/, ''))) ||
      (at < Math.max(first, 3) && namesOccupation(text))
    );
  }

  /** A title or an employer in the look of headings: its dates are on its line or below. */
  #isEntry(at: number): boolean {
    const [own = '', next = ''] = [this.lines[at]?.text, this.lines[at + 1]?.text];
    // What nearly always is a heading is one above an entry too: "Board service".
    const { share, known } = this.#likeness.of(at);
    const isUsual = share >= usualAboveDates && known >= minUsual;
    // "2019 - 2021 | Retraining" is an entry of its own, whose dates come first.
    const { from = 0, to = 0 } = datesIn(next) ?? {};
    const isAboveDates = to > 0 && (from > 0 || to > next.length / 2);
    // "TRENTON TIRE & AUTO" above "Mechanic, 2003-2015", which has no other employer.
    const title = next.slice(0, from).replace(/[\s,|(–—-]+$/u, '');
    if (isAboveDates && endsInOccupation(title) && !/[,|]/.test(title)) return true;
    return hasDates(own) || (!isUsual && isAboveDates) || this.#isAboveTitle(at);
  }

  /** "Acme Cooperative" above "Designer" and "2021 - Present". */
  #isAboveTitle(at: number): boolean {
    const { text = '' } = this.lines[at + 1] ?? {};
    const isTitle = namesOccupation(text) || namesDegree(text);
    return isTitle && hasDates(this.lines[at + 2]?.text ?? '');
  }

  /** By known words alone. */
  #byWords(at: number, found: ReadonlySet<ResumeSectionKind>): SectionHeading | undefined {
    const line = this.lines[at];
    const kind = line && knownHeading(line.text);
    if (!line || !kind || isBullet(line.text)) return undefined;
    if (line.term && this.#standAlone) return undefined;
    const hasLook =
      [...this.#looks.headings.values()].reduce((sum, { known }) => sum + known, 0) >= 2;
    const isMarked = /[:：]$/.test(line.text) || lookOf(line).isCapitals;
    const text = withoutColon(line.text);
    if (this.#looks.hasStyles && line.heading === undefined && !isMarked) return undefined;
    if (hasLook) {
      const isMissing = mainKinds.includes(kind) && !found.has(kind) && !isPlainWord(text);
      const isSmall = (line.size ?? 0) + 0.75 < this.#looks.bodySize;
      const isAlone = line.apart === true || isMarked;
      if (!isMissing || isSmall || !isAlone) return undefined;
      return { line: at, kind, text, confidence: confidences.wordsInText };
    }
    const isAlone = line.apart === true || isMarked;
    if (isPlainWord(text) && !isAlone && !this.#beginsEntries(at, kind)) return undefined;
    const confidence = isAlone ? confidences.words : confidences.wordsInText;
    return { line: at, kind, text, confidence };
  }

  /** "Work" right above a job and "School" right above a school, where nothing else is headed so. */
  #beginsEntries(at: number, kind: ResumeSectionKind): boolean {
    const [text, below] = [this.lines[at]?.text ?? '', this.lines[at + 1]?.text ?? ''];
    const isOther = (other: number) =>
      other !== at && knownHeading(this.lines[other]?.text ?? '') === kind;
    if (!/^\p{Lu}/u.test(text) || isBullet(below) || this.#known.some(isOther)) return false;
    if (kind === 'experience') return hasDates(below);
    return kind === 'education' && (hasDates(below) || namesCourse(below));
  }

  /** By the form of its words and by its position: "Where I have cooked" above the jobs, not within a text. */
  #spoken(line: DocumentLine, at: number): SectionHeading | undefined {
    const [above, below] = [this.lines[at - 1], this.lines[at + 1]];
    if (!couldBeHeading(line) || !isSpokenHeading(line.text) || !above || !below) return undefined;
    const isWithin =
      line.apart !== true &&
      (above.text.length >= longTextLine || /[,;:]$|\s(?:and|is|of|the)$/.test(above.text));
    if (isWithin || /^\p{Ll}/u.test(below.text)) return undefined;
    // "My Career Studio" above its years is an employer.
    if (/^my /i.test(line.text) && hasDates(below.text)) return undefined;
    if ((line.size ?? 0) + 0.75 < this.#looks.bodySize) return undefined;
    const kind = kindOfHeading(line.text);
    const confidence = kind === 'other' ? confidences.lookOnly : confidences.wordsInText;
    return { line: at, kind, text: withoutColon(line.text), confidence };
  }
}

/** The lines that begin sections, by their words and by the look that headings share. */
export const sectionHeadings = (lines: readonly DocumentLine[]): SectionHeading[] =>
  withoutDuties(withoutSkillGroups(new HeadingFinder(withoutDutyLabels(lines)).find(), lines));

import type { DocumentLine } from '../lines/document-line.js';
import { namesOccupation } from '../vocabulary/occupations.js';
import { couldBeHeading, lookOf } from './heading-looks.js';
import { kindOfHeading, knownHeading } from './headings.js';

/** How many lines that look alike are headings with known words. */
export interface Likeness {
  /** From 0 to 1. */
  readonly share: number;
  readonly known: number;
}

/** What a reader sees of a line, beside its words. */
interface Sight {
  readonly level: number;
  readonly size: number;
  readonly font: string;
  readonly isCapitals: boolean;
  readonly hasColon: boolean;
  readonly isApart: boolean;
  readonly indent: number;
  readonly isAboveAlike: boolean;
}

/** How much each difference makes two lines less alike. */
const weights = {
  level: 2,
  size: 1.8,
  font: 1.3,
  isCapitals: 1,
  hasColon: 0.7,
  isApart: 0.4,
  indent: 0.6,
  isAboveAlike: 0.7,
} as const;

/** "Esperienze in cucina": a line that begins or ends with the words of a heading. */
const partly = 0.5;

/** How much less a line counts that differs. */
const sharpness = 1.5;

/** Differences in points that nobody sees. */
const minStep = 0.75;
const minIndent = 4;

function difference(one: Sight, other: Sight): number {
  const isOther = {
    level: one.level !== other.level,
    size: Math.abs(one.size - other.size) > minStep,
    font: one.font !== other.font,
    isCapitals: one.isCapitals !== other.isCapitals,
    hasColon: one.hasColon !== other.hasColon,
    isApart: one.isApart !== other.isApart,
    indent: Math.abs(one.indent - other.indent) > minIndent,
    isAboveAlike: one.isAboveAlike !== other.isAboveAlike,
  };
  return (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, sign) => sum + (isOther[sign] ? weights[sign] : 0),
    0,
  );
}

/** The headings of a document share one look: tells of each line how many of those that look like it are headings. */
export class HeadingLikeness {
  readonly #sights: readonly (Sight | undefined)[];
  /** Lines that look the same, counted once: a document may have thousands of them. */
  readonly #alike = new Map<string, { readonly sight: Sight; all: number; known: number }>();
  /** How sure it is by their words that lines are headings, from 0 to 1. */
  readonly #known: readonly number[];

  constructor(lines: readonly DocumentLine[]) {
    const edges = new Map<string, number>();
    const columnOf = ({ page, column }: DocumentLine) => `${page} ${column}`;
    for (const line of lines) {
      const edge = Math.min(edges.get(columnOf(line)) ?? Number.POSITIVE_INFINITY, line.x ?? 0);
      edges.set(columnOf(line), edge);
    }
    this.#sights = lines.map((line, at) => {
      if (!couldBeHeading(line)) return undefined;
      const { key, size, isCapitals } = lookOf(line);
      const below = lines[at + 1];
      return {
        level: line.heading ?? 0,
        size: Math.round(size * 4) / 4,
        font: line.font ?? '',
        isCapitals,
        hasColon: /[:：][\s_–—-]*$/.test(line.text),
        isApart: line.apart === true,
        indent: Math.round((line.x ?? 0) - (edges.get(columnOf(line)) ?? 0)),
        isAboveAlike: below !== undefined && lookOf(below).key === key,
      };
    });
    this.#known = lines.map(({ text }, at) => {
      if (!this.#sights[at]) return 0;
      if (knownHeading(text)) return 1;
      return kindOfHeading(text) !== 'other' && !namesOccupation(text) ? partly : 0;
    });
    for (const [at, sight] of this.#sights.entries()) {
      if (!sight) continue;
      const key = Object.values(sight).join(' ');
      const alike = this.#alike.get(key) ?? { sight, all: 0, known: 0 };
      alike.all += 1;
      alike.known += this.#known[at] ?? 0;
      this.#alike.set(key, alike);
    }
  }

  /** Among the other lines that look like a line. */
  of(at: number): Likeness {
    const own = this.#sights[at];
    if (!own) return { share: 0, known: 0 };
    let [all, known] = [-1, -(this.#known[at] ?? 0)];
    for (const alike of this.#alike.values()) {
      const weight = Math.exp(-sharpness * difference(own, alike.sight));
      all += weight * alike.all;
      known += weight * alike.known;
    }
    return { share: all > 0 ? known / all : 0, known };
  }
}

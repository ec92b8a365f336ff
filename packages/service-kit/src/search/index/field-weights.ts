import type { SearchField } from '../search-subject.js';
import type { Alternative } from '../words/word-groups.js';

/** Bit of the facets, which belong to no field. */
export const facetBit = 128;

/** Weight of a filter value that a word means, e.g. "part time". */
const facetWeight = 5;

/** Share of its weight that a further matching field adds. */
const furtherField = 0.15;

/** Precomputed weights of every combination of a subject's fields. */
export class FieldWeights {
  /** Weight of a hit, by the bits of its fields. */
  readonly of = new Float32Array(256);
  readonly place: number;
  /** Largest weight of a place field. */
  readonly maxOfPlace: number;
  readonly company: number;
  readonly all: number;
  readonly short: number;
  /** The fields in which names of the vocabulary are looked for. */
  readonly phrases: number;
  /** The fields in which related words of the vocabulary are looked for. */
  readonly related: number;
  /** The fields in which other than usual names of a trade are looked for. */
  readonly narrow: number;
  /** The fields that weigh more when they match as a whole, at most two. */
  readonly whole: readonly { readonly at: number; readonly bit: number; readonly weight: number }[];

  constructor(fields: readonly SearchField[]) {
    const bitsOf = (which: (field: SearchField) => unknown) =>
      fields.reduce((bits, field, at) => (which(field) ? bits | (1 << at) : bits), 0);
    this.place = bitsOf(({ place }) => place);
    this.maxOfPlace = Math.max(0, ...fields.map(({ place, weight }) => (place ? weight : 0)));
    this.company = bitsOf(({ company }) => company);
    this.short = bitsOf(({ short }) => short);
    this.phrases = bitsOf(({ prose }) => !prose);
    this.related = bitsOf(({ further }) => !further);
    this.narrow = bitsOf(({ broad }) => !broad);
    this.all = bitsOf(() => true);
    this.whole = fields
      .map(({ whole, weight }, at) => ({ at, bit: 1 << at, weight, is: whole }))
      .filter(({ is }) => is)
      .slice(0, 2);
    this.of[0] = facetWeight;
    for (let bits = 1; bits < 128; bits += 1) {
      const weights = fields.filter((_, at) => bits & (1 << at)).map(({ weight }) => weight);
      const most = Math.max(0, ...weights);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      this.of[bits] = most + furtherField * (sum - most);
    }
  }

  /** The fields in which an alternative counts, as bits. */
  fieldsOf({ isRelated, notInProse, onlyShort, isNarrow, ...where }: Alternative): number {
    const { all, narrow, phrases, place, related, short } = this;
    if (where.inPlace) return place;
    const known = isRelated ? related : notInProse ? phrases : all | facetBit;
    const allowed = onlyShort ? short & (isRelated ? related : short) : known;
    const named = isNarrow ? allowed & (narrow | facetBit) : allowed;
    return where.notInPlace ? named & ~place : named;
  }

  /** The lower-weighted of two words' fields: "social" in a company name does not make a "social worker". */
  weaker(one: number, other: number): number {
    return (this.of[one & 127] as number) < (this.of[other & 127] as number) ? one : other;
  }
}

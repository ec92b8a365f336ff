import type { SearchField } from './search-subject.js';

/** Bit of the facets: they stand in no field. */
export const facetBit = 128;

/** What a value of a filter counts for when a word stands for it, e.g. "part time". */
const facetWeight = 5;

/** What a further field with the same word adds, of its weight. */
const furtherField = 0.15;

/** The weights of a subject's fields, ready for every combination of them. */
export class FieldWeights {
  /** What a hit counts for, by the bits of the fields it stands in. */
  readonly of = new Float32Array(256);
  readonly place: number;
  readonly company: number;
  readonly all: number;
  readonly short: number;
  /** The fields that count for more when nothing else stands in them, at most two. */
  readonly whole: readonly { readonly at: number; readonly bit: number; readonly weight: number }[];

  constructor(fields: readonly SearchField[]) {
    const bitsOf = (which: (field: SearchField) => unknown) =>
      fields.reduce((bits, field, at) => (which(field) ? bits | (1 << at) : bits), 0);
    this.place = bitsOf(({ place }) => place);
    this.company = bitsOf(({ company }) => company);
    this.short = bitsOf(({ short }) => short);
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
}

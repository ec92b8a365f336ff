import type { Measure } from './measure.js';

/** "From $98 to $117 a square": what the second one is for, the first one is for as well. */
export const withUnitsOfChanges = (measures: readonly Measure[]): Measure[] =>
  measures.map((one, at) => {
    const next = measures[at + 1];
    if (!next || !isChange(one, next)) return one;
    const { period, each, eachNoun } = next;
    return { ...one, period, ...(each && { each, eachNoun }) };
  });

/** Whether two amounts are one that changed. */
const isChange = (from: Measure, to: Measure): boolean =>
  from.kind === to.kind &&
  from.sentence === to.sentence &&
  /\bfrom\s*(?:about |around )?$/.test(from.lead) &&
  /\bto\s*(?:about |around |only |just )?$/.test(to.lead);

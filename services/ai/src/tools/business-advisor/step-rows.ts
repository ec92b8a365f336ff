/** One step as a row: "what to do | effort, time | cost | days until it is looked at again". */
export type Row = string;

export interface Step {
  readonly act: string;
  /** "low, an evening". */
  readonly effort: string;
  readonly cost: string;
  readonly days: number;
}

export function stepOf(row: Row): Step {
  const [act = '', effort = '', cost = '', days = '7'] = row.split(' | ');
  return { act, effort, cost, days: Number(days) };
}

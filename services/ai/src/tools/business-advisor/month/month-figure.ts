import type { Per } from '../questions/worth/figure.js';

/** What a figure stands for in the month of a business. */
export type MonthRole =
  /** What comes in during a period. */
  | 'sales'
  /** What one sells for, or what a member pays a period. */
  | 'price'
  /** How many are sold in a period. */
  | 'sold'
  /** How many pay the price each period: members, rooms, chairs. */
  | 'payers'
  /** How many there is room for. */
  | 'room'
  /** How many of those that there are have been let or sold. */
  | 'taken'
  /** Hours of each one that somebody is paid for. */
  | 'paidHours'
  /** Weeks of the season, outside which nothing is sold. */
  | 'seasonWeeks'
  /** How many more could be sold. */
  | 'more'
  /** How many stand on a list and wait for a place. */
  | 'waiting'
  /** Days until customers pay. */
  | 'terms'
  | 'openDays'
  /** A cost in percent of the sales. */
  | 'share'
  /** A cost of each one, or one that is paid once: the other figures tell. */
  | 'cost'
  | 'unitCost'
  /** A cost of each period. */
  | 'running'
  | 'outlay'
  /** How many of something are bought. */
  | 'pieces'
  | 'wage'
  | 'hours'
  | 'minutes'
  /** Minutes on the road for each one. */
  | 'driving'
  | 'people'
  | 'cash'
  /** Earned and not yet paid by customers. */
  | 'owed'
  /** What others charge for the same. */
  | 'theirs'
  /** What it was before: "from $900". */
  | 'before'
  /** Part of what is made and thrown away, in percent. */
  | 'waste'
  /** The same whatever is decided. */
  | 'eitherWay'
  /** Tells nothing about money. */
  | 'aside';

export interface MonthFigure {
  readonly role: MonthRole;
  readonly value: number;
  readonly per?: Per | undefined;
  /** What changed, for the value before. */
  readonly of?: 'sales' | 'rent' | 'price' | 'cost' | undefined;
  /** What it became. */
  readonly to?: number | undefined;
  /** Sales of a year or month that is named: "last year". */
  readonly isDated?: boolean | undefined;
  readonly isRent?: boolean | undefined;
  /** "A ride costs $12": what one sells for, if nothing else is told to be the price. */
  readonly isOfOne?: boolean | undefined;
  /** Monday to Friday, without a number. */
  readonly onWeekdays?: boolean | undefined;
  /** Money that may be spent on advertising. */
  readonly isBudget?: boolean | undefined;
  /** Pay of people. */
  readonly isPay?: boolean | undefined;
  /** What is paid once for one more of those that are there. */
  readonly isOneMore?: boolean | undefined;
  /** A cost that comes with what is planned: "would cost", "another helper". */
  readonly isPlanned?: boolean | undefined;
}

/** What a figure of a situation stands for. */
export type Role =
  /** What one sells for. */
  | 'price'
  /** What one leaves after its own costs. */
  | 'leaves'
  /** What comes in during a period. */
  | 'sales'
  /** A cost in percent of the sales. */
  | 'share'
  /** What is kept of the sales, in percent. */
  | 'keeps'
  /** A cost of each one. */
  | 'unitCost'
  /** A cost of each period. */
  | 'fixed'
  /** Paid once. */
  | 'outlay'
  /** What an hour is paid with by the customer. */
  | 'rate'
  /** Pay an hour. */
  | 'wage'
  /** What the owner wants an hour. */
  | 'wantedPay'
  | 'hours'
  /** Hours that nobody has to be paid for any more. */
  | 'saved'
  | 'people'
  | 'days'
  /** How many weeks or months it lasts. */
  | 'term'
  /** How many are sold, made or lost. */
  | 'count'
  /** Minutes of one way, driven there and back. */
  | 'way'
  /** A sum of a period, or so many of them: the other figures tell. */
  | 'sum'
  /** Tells nothing about money, or is the same whatever is decided. */
  | 'aside';

export type Per = 'day' | 'week' | 'two weeks' | 'month' | 'year';

/** Kinds of costs that have a name of their own in the texts. */
export type CostName = 'food' | 'parts' | 'materials' | 'cut' | 'rent' | 'fuel' | 'pay' | 'other';

export interface Figure {
  readonly role: Role;
  readonly value: number;
  readonly per?: Per | undefined;
  readonly name?: CostName | undefined;
  /** Hours or a cost of each one: "4 hours a dress". */
  readonly isEach?: boolean;
  /** So many are lost by what is planned. */
  readonly isLost?: boolean;
}

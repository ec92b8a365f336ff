import { dayMs } from '@commons/contracts/durations';

/** Counts back from the start, so that the content never looks old. */
export class DemoClock {
  constructor(readonly now: Date = new Date()) {}

  /** The time this many days before the demo content is loaded. */
  ago(days: number): Date {
    return new Date(this.now.getTime() - days * dayMs);
  }
}

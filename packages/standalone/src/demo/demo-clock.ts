import { dayMs } from '@commons/contracts/durations';

/** Counts back from the start, so that the content never looks old. */
export class DemoClock {
  constructor(readonly now: Date = new Date()) {}

  ago(days: number): Date {
    return new Date(this.now.getTime() - days * dayMs);
  }
}

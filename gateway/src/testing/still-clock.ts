/** The stopped clock of the caches. Timers keep running. */
export interface StillClock {
  /** Advances the clock. */
  pass(milliseconds: number): Promise<void>;
  /** Restores the real clock. */
  release(): void;
}

/**
 * Stops `Date.now` and `performance.now`, so that on a busy machine no cached answer expires between two lines of a
 * test. Only for tests of caches: nothing else may depend on these clocks meanwhile.
 */
export function stopClock(): StillClock {
  const clocks = [Date, performance].map((clock) => ({ clock, now: clock.now }));
  let passed = 0;
  for (const { clock, now } of clocks) {
    const stopped = now.call(clock);
    clock.now = () => stopped + passed;
  }
  return {
    async pass(milliseconds) {
      passed += milliseconds;
      // The cache reads its clock at most once a millisecond.
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
    release() {
      for (const { clock, now } of clocks) clock.now = now;
    },
  };
}

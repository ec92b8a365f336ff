/** The clock by which answers are kept, stopped. Timers run on. */
export interface StillClock {
  /** Lets so much time pass at once. */
  pass(milliseconds: number): Promise<void>;
  /** Lets the clock run again. */
  release(): void;
}

/**
 * Stops `Date.now` and `performance.now`, so that on a busy machine no kept answer grows too old between two lines of
 * a test. Only for tests of what is kept: nothing else may wait by these clocks meanwhile.
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
      // The cache looks at its clock once a millisecond at most.
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
    release() {
      for (const { clock, now } of clocks) clock.now = now;
    },
  };
}

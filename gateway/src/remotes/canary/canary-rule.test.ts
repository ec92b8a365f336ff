import { isClearlyWorse } from './canary-rule.js';

const counts = (failed: number, visitors: number) => ({ failed, visitors });

it.each([
  [counts(20, 20), counts(0, 180), true],
  [counts(5, 20), counts(2, 180), true],
  [counts(30, 300), counts(15, 2_700), true],
  // Too few for a decision.
  [counts(19, 19), counts(0, 200), false],
  [counts(4, 20), counts(0, 2_000), false],
  [counts(20, 20), counts(0, 0), false],
  [counts(20, 20), counts(0, 2), false],
  // Both fail: a service is down, not the new version.
  [counts(20, 20), counts(180, 180), false],
  [counts(8, 100), counts(40, 900), false],
  [counts(5, 1_000), counts(2, 1_000), false],
])('a canary with %j against %j: halted %s', (canary, others, halted) => {
  expect(isClearlyWorse(canary, others)).toBe(halted);
});

/** From 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Simulates visitors, a tenth of them of the canary, until it is halted or there were `most`. */
function visitorsUntilHalt(seed: number, share: number, before: number, most: number) {
  const next = numbers(seed);
  const canary = { failed: 0, visitors: 0 };
  const others = { failed: 0, visitors: 0 };
  while (canary.visitors < most) {
    const isCanary = next() < 0.1;
    const one = isCanary ? canary : others;
    one.visitors += 1;
    if (next() < (isCanary ? share : before)) one.failed += 1;
    if (isClearlyWorse(canary, others)) return canary.visitors;
  }
  return undefined;
}

const rounds = Array.from({ length: 300 }, (_, round) => round * 7_919 + 1);

it('rarely halts a canary that is as good as the previous version, despite repeated testing', () => {
  const halted = rounds.filter((seed) => visitorsUntilHalt(seed, 0.02, 0.02, 500));
  expect(halted.length).toBeLessThanOrEqual(3);
});

it('halts a third of failures within a hundred visitors, a broken version after twenty', () => {
  const third = rounds.map((seed) => visitorsUntilHalt(seed, 0.33, 0.02, 1_000) ?? 1_000);
  expect(third.filter((visitors) => visitors <= 100).length).toBeGreaterThanOrEqual(297);
  const broken = rounds.map((seed) => visitorsUntilHalt(seed, 1, 0.02, 1_000) ?? 1_000);
  expect(broken.filter((visitors) => visitors <= 30).length).toBeGreaterThanOrEqual(297);
});

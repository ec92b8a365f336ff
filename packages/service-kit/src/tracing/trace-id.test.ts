import { isSampled } from './sampling.js';
import { newTraceId, requestIdOf, traceparentOf } from './trace-id.js';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the id of a request', () => {
  it('is the trace id of the traceparent, else of the caller, else a new one', () => {
    const traceparent = `00-${id}-00f067aa0ba902b7-01`;
    expect(requestIdOf({ traceparent, 'x-request-id': 'f'.repeat(32) })).toBe(id);
    expect(requestIdOf({ 'x-request-id': id })).toBe(id);
    expect(requestIdOf({ 'x-request-id': '4BF92F35-77B3-4DA6-A3CE-929D0E0E4736' })).toBe(id);
    expect(requestIdOf({})).toMatch(/^[0-9a-f]{32}$/);
    expect(newTraceId()).not.toBe(newTraceId());
  });

  it.each(['abc-123', '0'.repeat(32), `${id}\n{"level":"fatal"}`, `${id}0`, 'x'.repeat(32), ''])(
    'is a new one for %j',
    (given) => {
      const found = requestIdOf({ 'x-request-id': given });
      expect(found).toMatch(/^[0-9a-f]{32}$/);
      expect(given).not.toContain(found);
    },
  );

  it.each([
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${id}-0000000000000000-01`,
    `ff-${id}-00f067aa0ba902b7-01`,
    `00-${id}-00f067aa0ba902b7-01-more`,
    id,
  ])('is not that of the bad traceparent %j', (traceparent) => {
    expect(traceparentOf({ traceparent })).toBeUndefined();
  });
});

it('determines in every service alike whether the trace is recorded', () => {
  expect(isSampled(id, 0)).toBe(false);
  expect(isSampled(id, 1)).toBe(true);
  const sampled = Array.from({ length: 5_000 }, newTraceId).filter((one) => isSampled(one, 0.1));
  expect(sampled.length).toBeGreaterThan(400);
  expect(sampled.length).toBeLessThan(600);
});

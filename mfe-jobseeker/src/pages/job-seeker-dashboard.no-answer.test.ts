import { silentDays } from '../features/applications/no-answer';
import { sent } from '../testing/open-dashboard';

const now = new Date('2026-11-23T12:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const old = (changes: Parameters<typeof sent>[1] = {}) =>
  silentDays(sent('1', { applied_at: ago(16), ...changes }), now);

it('[F09] counts the days without an answer from the fourteenth on', () => {
  expect(old()).toBe(16);
  expect(old({ applied_at: ago(14) })).toBe(14);
  expect(old({ applied_at: ago(13.9) })).toBeUndefined();
});

it('says nothing when there was an answer, or no one can give one', () => {
  expect(old({ status: 'reviewed' })).toBeUndefined();
  expect(old({ timeline: [{ kind: 'email', at: ago(2) }] })).toBeUndefined();
  expect(old({ timeline: [{ kind: 'viewed', at: ago(2) }] })).toBe(16);
  expect(old({ withdrawn_at: ago(1) })).toBeUndefined();
  expect(old({ job_deleted_at: ago(1) })).toBeUndefined();
  expect(old({ employer_left_at: ago(1) })).toBeUndefined();
});

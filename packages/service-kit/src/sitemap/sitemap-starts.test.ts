import { type SitemapKey, SitemapStarts } from './sitemap-starts.js';

const created_at = new Date('2026-11-21T08:00:00Z');
const key = (_id: number): SitemapKey => ({ created_at, _id });

/** Parts of ten records each out of `count`; records where each look-up started. */
function records(count: number) {
  const state = { count, asked: [] as unknown[], fails: false };
  const starts = new SitemapStarts(async (start) => {
    state.asked.push(start?._id);
    if (state.fails) throw new Error('away');
    const next = Number(start?._id ?? 0) + 10;
    return next < state.count ? key(next) : undefined;
  });
  return { state, starts };
}

describe('the starts of the parts of a sitemap', () => {
  it('are looked up step by step, once for all callers, without gaps or overlaps', async () => {
    const { state, starts } = records(35);
    const ranges = await Promise.all([1, 3, 2, 3].map((page) => starts.rangeOf(page)));
    expect(ranges.map((range) => [range?.from?._id, range?.to?._id])).toEqual([
      [undefined, 10],
      [20, 30],
      [10, 20],
      [20, 30],
    ]);
    expect(state.asked).toEqual([undefined, 10, 20]);
    expect(starts.known).toBe(4);
  });

  it('end with the last part, until records are added', async () => {
    const { state, starts } = records(15);
    expect(await starts.rangeOf(2)).toEqual({ from: key(10), to: undefined });
    expect(await starts.rangeOf(3)).toBeUndefined();
    state.count = 25;
    expect(await starts.rangeOf(3)).toEqual({ from: key(20), to: undefined });
    expect(await records(3).starts.rangeOf(1)).toEqual({ from: undefined, to: undefined });
  });

  it('are looked up again after the store was down', async () => {
    const { state, starts } = records(15);
    state.fails = true;
    await expect(starts.rangeOf(2)).rejects.toThrow('away');
    state.fails = false;
    expect(await starts.rangeOf(2)).toEqual({ from: key(10), to: undefined });
  });

  it('are refreshed in the background after an hour', async () => {
    const now = jest.spyOn(Date, 'now');
    const { state, starts } = records(35);
    await starts.rangeOf(3);
    state.count = 15;
    now.mockReturnValue(Date.now() + 3_700_000);
    expect(await starts.rangeOf(3)).toEqual({ from: key(20), to: key(30) });
    await Promise.resolve();
    while (starts.known !== 2) await new Promise((resolve) => setImmediate(resolve));
    expect(await starts.rangeOf(3)).toBeUndefined();
    now.mockRestore();
  });
});

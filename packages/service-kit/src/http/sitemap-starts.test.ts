import { type SitemapKey, SitemapStarts } from './sitemap-starts.js';

const created_at = new Date('2026-11-21T08:00:00Z');
const key = (_id: number): SitemapKey => ({ created_at, _id });

/** Parts of ten records each, of so many records in all; notes from where it was asked. */
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

describe('the beginnings of the parts of a map', () => {
  it('are looked up step by step, once for all who ask, and lie side by side', async () => {
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

  it('end with the last part, until there is more', async () => {
    const { state, starts } = records(15);
    expect(await starts.rangeOf(2)).toEqual({ from: key(10), to: undefined });
    expect(await starts.rangeOf(3)).toBeUndefined();
    state.count = 25;
    expect(await starts.rangeOf(3)).toEqual({ from: key(20), to: undefined });
    expect(await records(3).starts.rangeOf(1)).toEqual({ from: undefined, to: undefined });
  });

  it('are asked for again after the store was away', async () => {
    const { state, starts } = records(15);
    state.fails = true;
    await expect(starts.rangeOf(2)).rejects.toThrow('away');
    state.fails = false;
    expect(await starts.rangeOf(2)).toEqual({ from: key(10), to: undefined });
  });

  it('are measured anew after an hour, behind the back of who asks', async () => {
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

import type { PageCall } from '@commons/contracts/front-ends/page-rendering';
import { RenderedPages } from './rendered-pages.js';

const list: PageCall = { method: 'POST', path: '/jobs/search', headers: {}, body: '{}' };
const job: PageCall = {
  method: 'GET',
  path: '/jobs/64b7f0c2a1d3e4f5a6b7c8d9',
  headers: {},
  body: undefined,
};

/** A server whose API answers `answer` to everything, and whose pages show it. */
function town(calls: readonly PageCall[] = [list]) {
  const state = {
    writes: '1' as string | undefined,
    answer: 'old',
    asked: [] as string[],
    rendered: 0,
  };
  const pages = new RenderedPages({ read: async () => state.writes });
  const visit = (visitor = 'Ann') =>
    pages.get(
      'page',
      {
        key: visitor,
        callApi: async ({ path }) => {
          state.asked.push(`${visitor} ${path}`);
          return { status: 200, headers: {}, body: state.answer };
        },
      },
      async (callApi) => {
        state.rendered += 1;
        const answers = await Promise.all(calls.map(callApi));
        return { html: answers.map(({ body }) => body).join(), data: [] };
      },
    );
  return { state, visit };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a cached page', () => {
  it('is shown without API calls while no one writes', async () => {
    const { state, visit } = town();
    const first = await visit();
    expect(await visit('Ben')).toBe(first);
    expect(state.asked).toEqual(['Ann /jobs/search']);
  });

  it('shows a write at once', async () => {
    const { state, visit } = town();
    await visit();
    state.writes = '2';
    state.answer = 'new';
    expect((await visit()).html).toBe('new');
  });

  it('is not rendered again after a write that does not affect it', async () => {
    const { state, visit } = town();
    await visit();
    state.writes = '2';
    await visit();
    await visit();
    expect(state.asked).toHaveLength(2);
    expect(state.rendered).toBe(1);
  });

  it.each([
    ['the API is asked again after two seconds, for what changes without a write', 2_000, 2],
    ['not before', 1_999, 1],
  ])('%s', async (_, passed, asked) => {
    const { state, visit } = town();
    await visit();
    jest.advanceTimersByTime(passed);
    await visit();
    expect(state.asked).toHaveLength(asked);
  });

  it('repeats its API calls each time while writes cannot be counted', async () => {
    const { state, visit } = town();
    state.writes = undefined;
    await visit();
    state.answer = 'new';
    expect((await visit()).html).toBe('new');
  });

  it('makes the call that counts each visitor', async () => {
    const { state, visit } = town([list, job]);
    await visit();
    await visit();
    await visit('Ben');
    await visit('Ben');
    expect(state.asked).toEqual(['Ann /jobs/search', `Ann ${job.path}`, `Ben ${job.path}`]);
  });
});

import { QueryClientProvider, useInfiniteQuery, useQuery } from '@commons/web-kit/query';
import { act, render } from '@testing-library/react';
import { ApiError } from './api-error.js';
import { createQueryClient } from './query-client.js';
import { refetchWhenBack } from './when-back.js';

let failure: ApiError | undefined;
let calls = 0;
const answer = async () => {
  calls += 1;
  if (failure) throw failure;
  return ['loaded'];
};

function Lists() {
  const plain = useQuery({ queryKey: ['/jobs'], queryFn: answer, retry: false });
  const paged = useInfiniteQuery({
    queryKey: ['/my-jobs'],
    queryFn: answer,
    initialPageParam: 0,
    getNextPageParam: () => undefined,
    retry: false,
  });
  return <p>{`${plain.status} ${paged.status}`}</p>;
}

let stop: () => void;
const client = createQueryClient();
beforeEach(() => {
  jest.useFakeTimers();
  calls = 0;
  stop = refetchWhenBack(client);
});
afterEach(() => {
  stop();
  client.clear();
  jest.useRealTimers();
});
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
/** @returns what the lists say, and every text that they had since they were shown */
const show = async () => {
  const { container } = render(
    <QueryClientProvider client={client}>
      <Lists />
    </QueryClientProvider>,
  );
  await pass(1);
  const seen = new Set([container.textContent]);
  const options = { subtree: true, childList: true, characterData: true };
  new MutationObserver(() => seen.add(container.textContent)).observe(container, options);
  return { seen, said: () => container.textContent };
};

it('loads what failed while a service was away, and shows no loading before that', async () => {
  failure = new ApiError({ failure: 'http', status: 503 });
  const { seen, said } = await show();
  await pass(30);
  expect(calls).toBeGreaterThan(4);
  expect([...seen]).toEqual(['error error']);
  failure = undefined;
  await pass(11);
  expect(said()).toBe('success success');
});

it('asks no more for what was refused, nor for what is loaded', async () => {
  failure = new ApiError({ failure: 'http', status: 404 });
  const { said } = await show();
  failure = undefined;
  await pass(30);
  expect(said()).toBe('error error');
  expect(calls).toBe(2);
});

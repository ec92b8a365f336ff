import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { showChange } from './show-change';

const key = ['/business-directory/my-listing'] as const;

/** A query whose answers come when the test gives them. */
function slowQuery(client: QueryClient) {
  const answers: ((value: string) => void)[] = [];
  const observer = new QueryObserver<string>(client, {
    queryKey: key,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  return { answers, stop: observer.subscribe(() => undefined) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

describe('a change', () => {
  it('is not undone by a fetch that began before it', async () => {
    const client = new QueryClient();
    client.setQueryData(key, 'old');
    const { answers, stop } = slowQuery(client);
    await settled();
    expect(answers).toHaveLength(1);
    await showChange(client, key, 'changed');
    answers[0]?.('old');
    await settled();
    expect(client.getQueryData(key)).toBe('changed');
    stop();
  });

  it('lets the first fetch begin again', async () => {
    const client = new QueryClient();
    const { answers, stop } = slowQuery(client);
    await settled();
    await showChange<string>(client, key, (now) => now && 'changed');
    await settled();
    expect(answers).toHaveLength(2);
    answers[1]?.('stored');
    await settled();
    expect(client.getQueryData(key)).toBe('stored');
    stop();
  });
});

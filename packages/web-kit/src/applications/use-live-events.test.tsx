import type { ServerEvent } from '@commons/contracts/shell-contract';
import { act } from '@testing-library/react';
import { fakeApi, networkError, refusal, renderPage } from '../testing/test-render.js';
import { useLiveEvents } from './use-live-events.js';

const ready = { event: 'ready', data: '{}' };
const event = { event: 'application', data: '{}' };

/** A stream that the test feeds, breaks and ends. */
function controlled() {
  const streams: { send(event: ServerEvent): void; end(error?: unknown): void; open: boolean }[] =
    [];
  const api = fakeApi({});
  api.events = (_path, onEvent, request) =>
    new Promise((resolve, reject) => {
      const stream = {
        open: true,
        send: onEvent,
        end: (error?: unknown) => {
          stream.open = false;
          if (error) reject(error);
          else resolve();
        },
      };
      request?.signal?.addEventListener('abort', () => stream.end(networkError()));
      streams.push(stream);
    });
  return { api, streams };
}

function Page({ onChange }: { onChange: () => void }) {
  useLiveEvents('GET /applications/events', onChange);
  return null;
}

function show() {
  const { api, streams } = controlled();
  const onChange = jest.fn();
  const page = renderPage(<Page onChange={onChange} />, { api });
  return { streams, onChange, page };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setVisibility('visible');
  jest.useRealTimers();
});

it('reports events, debounced, and not the first connection', async () => {
  const { streams, onChange } = show();
  streams[0]?.send(ready);
  await pass(1_000);
  expect(onChange).toHaveBeenCalledTimes(0);
  for (let count = 0; count < 5; count += 1) streams[0]?.send(event);
  await pass(1_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  streams[0]?.send(event);
  await pass(1_000);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('reconnects with increasing delays, and checks what it missed', async () => {
  const { streams, onChange } = show();
  streams[0]?.send(ready);
  await pass(30_000);
  streams[0]?.end();
  await pass(1_100);
  expect(streams).toHaveLength(2);
  streams[1]?.send(ready);
  await pass(300);
  expect(onChange).toHaveBeenCalledTimes(1);
  const pauses: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    const known = streams.length;
    streams.at(-1)?.end(networkError());
    const broke = Date.now();
    while (streams.length === known) await pass(500);
    pauses.push(Date.now() - broke);
  }
  expect(pauses[0]).toBeLessThanOrEqual(2_000);
  expect(pauses[8]).toBeGreaterThanOrEqual(30_000);
  expect(pauses[8]).toBeLessThanOrEqual(60_500);
});

it('does not retry without permission', async () => {
  const { streams } = show();
  streams[0]?.end(refusal(401));
  await pass(600_000);
  setVisibility('hidden');
  setVisibility('visible');
  await pass(600_000);
  expect(streams).toHaveLength(1);
});

it('closes the stream while the tab is hidden for long, and reopens it afterwards', async () => {
  const { streams, onChange } = show();
  streams[0]?.send(ready);
  setVisibility('hidden');
  await pass(30_000);
  setVisibility('visible');
  await pass(60_000);
  expect(streams[0]?.open).toBe(true);
  setVisibility('hidden');
  await pass(61_000);
  expect(streams[0]?.open).toBe(false);
  await pass(600_000);
  expect(streams).toHaveLength(1);
  setVisibility('visible');
  expect(streams).toHaveLength(2);
  streams[1]?.send(ready);
  await pass(300);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('closes with the page', async () => {
  const { streams, onChange, page } = show();
  streams[0]?.send(ready);
  streams[0]?.send(event);
  page.unmount();
  await pass(600_000);
  expect([streams[0]?.open, streams.length]).toEqual([false, 1]);
  expect(onChange).toHaveBeenCalledTimes(0);
});

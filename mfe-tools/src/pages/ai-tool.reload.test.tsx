import { refusal, renderPage, screen, waitFor } from '@commons/web-kit/testing/test-render';
import {
  enter,
  event,
  generateButton,
  newPerson,
  openTool,
  requiredOf,
  streamOf,
} from '../testing/ai-tool-calls';
import { handWritten } from '../testing/hand-written';
import AiToolPage from './ai-tool.page';

jest.setTimeout(20_000);
beforeEach(() => sessionStorage.clear());

const id = 'email-assistant';
const path = `POST /ai/${id}`;
const shown = (text: string) => screen.findByText(text);
const button = (name: string) => screen.getByRole('button', { name });

/** Simulates a reload: keeps the sessionStorage and clears the memory. */
function forgetMemory(): void {
  // Another person never sees it; the connection ends silently.
  openTool(id, {}, newPerson()).unmount();
}

/** Generates, reads the first words, and reloads the page. */
async function reloaded(handlers: Parameters<typeof openTool>[1], words = 'Dear') {
  const first = handWritten();
  const before = openTool(id, { [path]: first.stream, ...handlers });
  enter(requiredOf(id));
  await before.user.click(generateButton());
  first.send(event('started', { id: 'a' }));
  if (words) first.send(event('text', { text: words }));
  if (words) await shown(words);
  await waitFor(() => expect(Object.values({ ...sessionStorage }).join()).toContain('"id":"a"'));
  before.unmount();
  forgetMemory();
  expect(first.signals[0]?.aborted).toBe(true);
  expect(before.forgotten()).toEqual([]);
  return openTool(id, handlers, before.person);
}

it('continues after a reload, and confirms the complete text', async () => {
  const again = handWritten();
  const { calls, forgotten } = await reloaded({ 'GET /ai/answers/*': again.stream });
  await waitFor(() => expect(button('Generating...')).toBeDisabled());
  again.send(event('started', { id: 'a' }), event('text', { text: 'Dear Ms.' }));
  expect(await shown('Dear Ms.')).toBeVisible();
  again.send(event('text', { text: ' Brook' }));
  expect(await shown('Dear Ms. Brook')).toBeVisible();
  expect(forgotten()).toEqual([]);
  again.send(event('done', { result: 'Dear Ms. Brook!', provider: 'm' }), undefined);
  expect(await shown('Dear Ms. Brook!')).toBeVisible();
  await waitFor(() => expect(forgotten()).toEqual(['a']));
  expect(calls().map((call) => `${call.method} ${call.path}`)).toEqual(['GET /ai/answers/a']);
  expect(screen.getByLabelText('Email purpose')).toHaveValue('Ask for the payment of invoice 17');
  expect(screen.queryByText(/Your entries have changed/)).toBeNull();
});

it('can be stopped after a reload', async () => {
  const again = handWritten();
  const { user, forgotten } = await reloaded({ 'GET /ai/answers/*': again.stream });
  again.send(event('started', { id: 'a' }), event('text', { text: 'Dear Ms.' }));
  await shown('Dear Ms.');
  await user.click(button('Stop'));
  expect(forgotten()).toEqual(['a']);
  expect(await shown('Stopped: the text may end in mid-sentence.')).toBeVisible();
});

it.each([
  ['keeps what was shown', 'Dear '.repeat(30).trim(), 'Stopped: the text may end in mid-sentence.'],
  ['says so when nothing was shown', '', 'Error generating email. Please try again.'],
])('%s when the answer has expired in the meantime', async (_, words, said) => {
  await reloaded(
    {
      'GET /ai/answers/*': () => {
        throw refusal(404, 'Answer not found');
      },
    },
    words,
  );
  expect(await shown(said)).toBeVisible();
  if (words) expect(screen.getByText(words)).toBeVisible();
  expect(generateButton()).toBeEnabled();
});

it('resumes an unfollowed text of the same tool from another tab of this person', async () => {
  const row = { state: 'writing', heard: false, began_at: '2026-11-21T10:00:00Z' };
  const { calls } = openTool(id, {
    'GET /ai/answers': () => [
      { ...row, id: 'heard', tool: id, heard: true },
      { ...row, id: 'other', tool: 'market-analysis' },
      { ...row, id: 'failed', tool: id, state: 'failed' },
      { ...row, id: 'left', tool: id, state: 'done' },
    ],
    'GET /ai/answers/*': () => streamOf('Dear Ms. Brook'),
  });
  expect(await shown('Dear Ms. Brook')).toBeVisible();
  expect(calls().map((call) => call.path)).toEqual(['/ai/answers/left']);
});

it('makes no call for guests', () => {
  const { api } = openTool(id);
  const guests = api.calls.length;
  renderPage(<AiToolPage />, { api, route: '/tools/ai/:tool', at: `/tools/ai/${id}` });
  expect(api.calls).toHaveLength(guests);
});

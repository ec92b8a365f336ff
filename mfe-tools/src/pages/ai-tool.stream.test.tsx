import {
  fakeApi,
  networkError,
  networkText,
  refusal,
  renderPage,
  screen,
  waitFor,
  within,
} from '@commons/web-kit/testing/test-render';
import {
  enter,
  event,
  generateButton,
  openTool,
  requiredOf,
  streamOf,
} from '../testing/ai-tool-calls';
import { handWritten } from '../testing/hand-written';
import AiToolPage from './ai-tool.page';

beforeEach(() => sessionStorage.clear());

const id = 'email-assistant';
const path = `POST /ai/${id}`;
const failed = 'Error generating email. Please try again.';
const shown = (text: string) => screen.findByText(text);
const button = (name: string) => screen.getByRole('button', { name });

async function writingTool(handlers: Parameters<typeof openTool>[1] = {}) {
  const hand = handWritten();
  const opened = openTool(id, { [path]: hand.stream, ...handlers });
  enter(requiredOf(id));
  await opened.user.click(generateButton());
  return { ...opened, ...hand };
}

it('shows the text as it streams, and on stop keeps what has arrived', async () => {
  const { user, send, signals, forgotten } = await writingTool();
  await waitFor(() => expect(button('Stop')).toHaveFocus());
  send(event('started', { id: 'a' }), event('text', { text: 'Dear ' }));
  expect(await shown('Dear')).toBeVisible();
  send(event('text', { text: 'Ms. Brook' }));
  expect(await shown('Dear Ms. Brook')).toBeVisible();
  expect(button('Generating...')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  await user.click(button('Stop'));
  expect(signals[0]?.aborted).toBe(true);
  expect(forgotten()).toEqual(['a']);
  expect(await shown('Stopped: the text may end in mid-sentence.')).toBeVisible();
  expect(screen.getByText('Dear Ms. Brook')).toBeVisible();
  expect(button('Copy')).toBeVisible();
  expect(generateButton()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('stops a text without an id as soon as it has one', async () => {
  const { user, send, signals, forgotten } = await writingTool();
  await user.click(button('Stop'));
  expect(button('Generate')).toBeEnabled();
  expect(forgotten()).toEqual([]);
  send(event('started', { id: 'a' }), event('text', { text: 'Dear' }));
  await waitFor(() => expect(forgotten()).toEqual(['a']));
  expect(signals[0]?.aborted).toBe(true);
  expect(screen.queryByText('Dear')).toBeNull();
});

it('clears the text when the stream starts over', async () => {
  const { send } = await writingTool();
  send(event('started', { id: 'a' }), event('text', { text: 'Half a' }));
  await shown('Half a');
  send(event('restart', { reason: 'built-in' }), event('text', { text: 'Whole' }));
  expect(await shown('Whole')).toBeVisible();
  send(event('done', { result: 'Whole text', provider: 'built-in' }), undefined);
  expect(await shown('Whole text')).toBeVisible();
});

it.each([
  ['broken', networkError()],
  ['quietly ended', undefined],
])('reconnects to the answer after a %s connection', async (_, end) => {
  const again = handWritten();
  const { send, calls } = await writingTool({ 'GET /ai/answers/*': again.stream });
  send(event('started', { id: 'a b' }), event('text', { text: 'Dear ' }), end);
  again.send(event('started', { id: 'a b' }), event('text', { text: 'Dear Ms.' }));
  expect(await shown('Dear Ms.')).toBeVisible();
  again.send(event('done', { result: 'Dear Ms. Brook', provider: 'm' }), undefined);
  expect(await shown('Dear Ms. Brook')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls().map((call) => [call.method, call.path])).toEqual([
    ['POST', '/ai/email-assistant'],
    ['GET', '/ai/answers/a%20b'],
  ]);
});

it('gives up when the answer has expired, and keeps what has arrived', async () => {
  const { send, calls } = await writingTool({
    'GET /ai/answers/*': () => {
      throw refusal(404, 'Answer not found');
    },
  });
  send(event('started', { id: 'a' }), event('text', { text: 'Dear' }), networkError());
  expect(await shown(failed)).toBeVisible();
  expect(screen.getByText('Dear')).toBeVisible();
  expect(calls()).toHaveLength(2);
});

it("shows the service's reason when it fails midway", async () => {
  const { send } = await writingTool();
  send(
    event('started', { id: 'a' }),
    event('failed', { detail: 'Writing took too long.' }),
    undefined,
  );
  expect(await shown('Writing took too long.')).toBeVisible();
});

it('makes no second call while streaming', async () => {
  const { user, calls } = await writingTool();
  await user.type(screen.getByLabelText('Key points'), 'more{Control>}{Enter}{/Control}');
  expect(calls()).toHaveLength(1);
});

it('keeps input and text when the page is left, and continues streaming', async () => {
  const { unmount, send, api, person: user, forgotten } = await writingTool();
  send(event('started', { id: 'a' }), event('text', { text: 'Dear' }));
  await shown('Dear');
  unmount();
  send(event('done', { result: 'Dear Ms. Brook', provider: 'm' }), undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  // Nothing has stored it yet: after a reload only the service has it.
  expect(forgotten()).toEqual([]);
  const page = { api, user, route: '/tools/ai/:tool', at: `/tools/ai/${id}` };
  renderPage(<AiToolPage />, page);
  expect(await shown('Dear Ms. Brook')).toBeVisible();
  expect(screen.getByLabelText('Email purpose')).toHaveValue('Ask for the payment of invoice 17');
  await waitFor(() => expect(forgotten()).toEqual(['a']));
});

it('says that the input has changed, and restores the previous text', async () => {
  let text = 'First text';
  const { user } = openTool(id, { [path]: () => streamOf(text) });
  enter(requiredOf(id));
  await user.click(generateButton());
  await shown('First text');
  enter({ Tone: 'urgent' });
  expect(screen.getByText(/Your entries have changed/)).toBeVisible();
  text = 'Second text';
  await user.click(generateButton());
  await shown('Second text');
  expect(screen.queryByText(/Your entries have changed/)).toBeNull();
  await user.click(button('Show the previous text'));
  expect(await shown('First text')).toBeVisible();
  await user.click(button('Show the previous text'));
  expect(await shown('Second text')).toBeVisible();
});

it('keeps the previous text when the next one is stopped at once or fails', async () => {
  const hand = handWritten();
  let answer: unknown = streamOf('First text');
  const { user } = openTool(id, {
    [path]: (request) => (typeof answer === 'function' ? answer(request) : answer),
  });
  enter(requiredOf(id));
  await user.click(generateButton());
  await shown('First text');
  answer = hand.stream;
  await user.click(generateButton());
  expect(screen.queryByText('First text')).toBeNull();
  await user.click(button('Stop'));
  expect(await shown('First text')).toBeVisible();
  answer = Promise.reject(networkError());
  await user.click(generateButton());
  expect(await shown(networkText)).toBeVisible();
  await user.click(button('Show the previous text'));
  expect(await shown('First text')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['Log in', '/login'],
  ['Register', '/register'],
])('leads guests who %s back to the tool, and makes no call for them', async (link, to) => {
  const api = fakeApi({});
  const at = `/tools/ai/${id}`;
  const page = renderPage(<AiToolPage />, { api, route: '/tools/ai/:tool', at });
  expect(screen.queryByLabelText('Email type')).toBeNull();
  await page.user.click(screen.getByRole('link', { name: link }));
  expect(page.path()).toBe(to);
  expect(page.entryState()).toEqual({ returnTo: at });
  expect(api.calls).toEqual([]);
});

it.each([
  ['email-assistant', 'There is no fee this time', 1],
  ['content-generator', 'News for families nearby:', 2],
  ['market-analysis', 'Market analysis: Bakery in Chattanooga, TN', 1],
])('shows guests an example of what %s makes', (tool, line, count) => {
  renderPage(<AiToolPage />, {
    api: fakeApi({}),
    route: '/tools/ai/:tool',
    at: `/tools/ai/${tool}`,
  });
  const example = within(screen.getByRole('region', { name: 'An example of what it makes' }));
  expect(example.getByText(line, { exact: false })).toBeVisible();
  expect(example.getAllByRole('article')).toHaveLength(count);
  expect(example.getByText(/with made-up names/)).toBeVisible();
});

it('shows none for a tool that is not known', () => {
  renderPage(<AiToolPage />, { api: fakeApi({}), route: '/tools/ai/:tool', at: '/tools/ai/other' });
  expect(screen.queryByRole('region')).toBeNull();
});

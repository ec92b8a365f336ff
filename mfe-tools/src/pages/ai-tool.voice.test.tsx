import type { Voice } from '@commons/contracts/tools/voice';
import { screen, waitFor, within } from '@commons/web-kit/testing/test-render';
import { enter, generateButton, openTool, streamOf, toolSamples } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const sampleOf = (id: string) =>
  toolSamples.find((tool) => tool.id === id) as (typeof toolSamples)[number];

/** Opens a tool for a person with these habits; the fake service learns "Hi" from any edit. */
function open(id: string, known: Voice = {}) {
  let voice = known;
  const { path } = sampleOf(id);
  return openTool(id, {
    [`POST ${path}`]: () => streamOf('Dear Sam,\n\nA text.'),
    'GET /ai/voice': () => voice,
    'POST /ai/voice/edits': () => {
      voice = { greeting: 'Hi' };
      return voice;
    },
    'DELETE /ai/voice/greeting': () => {
      const { greeting: _, ...others } = voice;
      voice = others;
      return undefined;
    },
    'DELETE /ai/voice': () => {
      voice = {};
      return undefined;
    },
  });
}

async function writeAndEdit(id: string, known?: Voice) {
  const opened = open(id, known);
  enter(sampleOf(id).required);
  await opened.user.click(generateButton());
  await screen.findByText(/A text\./);
  await opened.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByRole('textbox', { name: 'Edit the text' });
  await opened.user.clear(field);
  await opened.user.type(field, 'Hi Sam, a text.');
  await opened.user.click(screen.getByRole('button', { name: 'Done' }));
  return opened;
}

it('learns from an edited e-mail when it is copied, and shows what it learnt', async () => {
  const { user, api } = await writeAndEdit('email-assistant');
  const edits = () => api.calls.filter(({ path }) => path === '/ai/voice/edits');
  expect(edits()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  const own = await screen.findByRole('region', { name: 'Your texts' });
  expect(within(own).getByText('Greeting “Hi”')).toBeVisible();
  expect(edits()[0]?.body).toEqual({ written: 'Dear Sam,\n\nA text.', edited: 'Hi Sam, a text.' });
});

it('learns nothing from other tools', async () => {
  const { user, api } = await writeAndEdit('business-advisor');
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  await screen.findByText('Copied to clipboard!');
  expect(api.calls.some(({ path }) => path.startsWith('/ai/voice'))).toBe(false);
  expect(screen.queryByRole('region', { name: 'Your texts' })).toBeNull();
});

it('forgets a habit, and all of them', async () => {
  const { user } = open('email-assistant', {
    greeting: 'Hi',
    sign_off: 'Thanks,\nJo',
    length: 'short',
  });
  const own = await screen.findByRole('region', { name: 'Your texts' });
  expect(within(own).getByText('Closing “Thanks, Jo”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forget: Greeting “Hi”' }));
  await waitFor(() => expect(screen.queryByText('Greeting “Hi”')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Forget all' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your texts' })).toBeNull());
});

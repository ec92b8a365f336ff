import { screen, within } from '@commons/web-kit/testing/test-render';
import { enter, generateButton, openTool, requiredOf, streamOf } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const missing = ['how to pay', "the reader's name"];

async function generate() {
  const page = openTool('email-assistant', {
    'POST /ai/email-assistant': () => streamOf('Dear Sarah, thank you.', 'built-in', missing),
  });
  enter(requiredOf('email-assistant'));
  await page.user.click(generateButton());
  const list = await screen.findByRole('region', { name: 'What would make it better' });
  return { ...page, list };
}

it('asks next to the text for what would make it better', async () => {
  const { list } = await generate();
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['How to pay', "The reader's name"]);
});

it('copies the text alone', async () => {
  const { user } = await generate();
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  expect(await navigator.clipboard.readText()).toBe('Dear Sarah, thank you.');
});

it('leads back to the key points', async () => {
  const { user } = await generate();
  await user.click(screen.getByRole('button', { name: 'Go back to your entries' }));
  expect(screen.getByLabelText(/Key points/)).toHaveFocus();
});

it('shows no list when nothing is missing', async () => {
  const { user } = openTool('email-assistant', {
    'POST /ai/email-assistant': () => streamOf('Dear Sarah, thank you.'),
  });
  enter(requiredOf('email-assistant'));
  await user.click(generateButton());
  expect(await screen.findByText('Dear Sarah, thank you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go back to your entries' })).toBeNull();
});

import { screen, within } from '@commons/web-kit/testing/test-render';
import { enter, event, generateButton, openTool, toolSamples } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const email = toolSamples.find(
  ({ id }) => id === 'email-assistant',
) as (typeof toolSamples)[number];

async function write(answer: object) {
  async function* stream() {
    yield event('started', { id: 'a' });
    yield event('done', { result: 'The fee is $75.', provider: 'm', ...answer });
  }
  const { user } = openTool(email.id, { [`POST ${email.path}`]: stream });
  enter(email.required);
  await user.click(generateButton());
  await screen.findByText('The fee is $75.');
}

it('shows next to a text what to check in it and what would make it better', async () => {
  const check = 'Check: “$75” was not in your entries.';
  await write({ checks: [check], missing: ['the date by which you need an answer'] });
  const checks = screen.getByRole('region', { name: 'Check before you use it' });
  expect(within(checks).getByText(check)).toBeVisible();
  const missing = screen.getByRole('region', { name: 'What would make it better' });
  expect(within(missing).getByText('The date by which you need an answer')).toBeVisible();
});

it('shows no empty lists', async () => {
  await write({});
  expect(screen.queryByRole('region', { name: /Check before|make it better/ })).toBeNull();
});

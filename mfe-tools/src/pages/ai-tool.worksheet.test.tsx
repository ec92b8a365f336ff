import type { AnswerWorksheet } from '@commons/contracts/tools/ai';
import { screen, within } from '@commons/web-kit/testing/test-render';
import { enter, event, generateButton, openTool, requiredOf } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

const shop: AnswerWorksheet = {
  id: 'cash',
  values: { cash: 6_000, sales: 5_500, costs: 3_700 },
  decides: true,
};

async function advise(worksheet?: AnswerWorksheet) {
  const result = '# Cash\n\nList every payment.';
  const page = openTool('business-advisor', {
    'POST /ai/business-advisor': () => [
      event('started', { id: 'answer-1' }),
      event('text', { text: result }),
      event('done', { result, provider: 'built-in', ...(worksheet && { worksheet }) }),
    ],
  });
  enter(requiredOf('business-advisor'));
  await page.user.click(generateButton());
  await screen.findByText('List every payment.');
  return page;
}

const workOut = 'Work it out';
const card = () => screen.findByRole('region', { name: 'Work it out with your own numbers' });

it('[AIT-09] shows the numbers that were read, and works out what they give', async () => {
  const { user } = await advise(shop);
  const sheet = within(await card());
  expect(sheet.getByLabelText('Costs of a month')).toHaveValue('3700');
  // Numbers that nobody has looked at may be wrong.
  expect(sheet.getByRole('status')).toBeEmptyDOMElement();
  await user.click(sheet.getByRole('button', { name: workOut }));
  expect(sheet.getByRole('status')).toHaveTextContent('Left after these months$11,400.00');
});

it('follows each corrected number', async () => {
  const { user } = await advise(shop);
  const sheet = within(await card());
  await user.click(sheet.getByRole('button', { name: workOut }));
  await user.type(sheet.getByLabelText(/^Part of a sale left/), '45');
  expect(sheet.getByRole('status')).toHaveTextContent('Left after these months$2,325.00');
  expect(sheet.getByRole('status')).toHaveTextContent('The money lasts4.9 months');
  await user.clear(sheet.getByLabelText('Money at hand today'));
  expect(sheet.getByRole('status')).toHaveTextContent('Still needed: Money at hand today.');
  await user.type(sheet.getByLabelText('Money at hand today'), 'lots');
  expect(sheet.getByLabelText('Money at hand today')).toBeInvalid();
});

it('takes the numbers along to another question', async () => {
  const { user } = await advise(shop);
  const sheet = within(await card());
  await user.selectOptions(sheet.getByLabelText('What do you want to know?'), 'breakEven');
  expect(sheet.getByLabelText('Costs of a month')).toHaveValue('3700');
  await user.type(sheet.getByLabelText('Price of one'), '25');
  await user.type(sheet.getByLabelText(/^What goes into one/), '10');
  await user.click(sheet.getByRole('button', { name: workOut }));
  expect(sheet.getByRole('status')).toHaveTextContent('To sell in a month247');
});

it('adds the sum to the text, to be copied with it', async () => {
  const { user } = await advise(shop);
  const sheet = within(await card());
  await user.click(sheet.getByRole('button', { name: workOut }));
  await user.click(sheet.getByRole('button', { name: 'Add to the text' }));
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('List every payment.');
  expect(copied).toContain('Costs of a month: $3,700.00');
});

it('adds the sum to a text that is being edited, which loses neither', async () => {
  const { user } = await advise(shop);
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  const editor = screen.getByLabelText<HTMLTextAreaElement>('Edit the text');
  await user.type(editor, ' Today. ');
  const sheet = within(await card());
  await user.click(sheet.getByRole('button', { name: workOut }));
  await user.click(sheet.getByRole('button', { name: 'Add to the text' }));
  expect(editor.value).toContain('Costs of a month: $3,700.00');
  await user.type(editor, ' Then rest.');
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/List every payment\. Today\.[\s\S]*\$3,700\.00[\s\S]* Then rest\.$/);
});

it('stays closed where the text has the answer, and opens on request', async () => {
  const { user } = await advise({ ...shop, decides: false });
  const sheet = within(await card());
  expect(sheet.queryByLabelText('Costs of a month')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Open the worksheet' }));
  expect(sheet.getByLabelText('Costs of a month')).toBeVisible();
});

it('asks which question, where the worksheet is of a later release', async () => {
  await advise({ ...shop, id: 'tomorrow' });
  const sheet = within(await card());
  expect(sheet.getByLabelText('What do you want to know?')).toHaveDisplayValue('Choose a question');
});

it('shows none for an answer without a worksheet', async () => {
  await advise();
  expect(screen.queryByRole('region', { name: /Work it out/ })).toBeNull();
});

import { AiToolModal, contentEntries, emailEntries, jobEntries } from '../../pages/ai-tool.page';
import { JobBoard } from '../../pages/job-board.page';
import { Gate } from '../../portal/model-endpoint';
import { signInAs } from '../../portal/people';
import { expect, testWithModel as test } from '../../portal/portal.fixture';

const words = 'Dear client, we wrote you last week and would like to hear from you.'.split(' ');
const description = `## Role Summary
You bake at dawn.

## Responsibilities
- Bake bread

## Required Qualifications
- Sourdough

## Preferred Qualifications
- Pastry

## Work Environment
A warm bakery.`;

const restOfTheMail = new Gate();
const restOfTheReminder = new Gate();
const never = new Gate();
const answers = [
  {
    asked: /offer of last week/,
    pieces: words.map((word) => `${word} `),
    waits: { before: 4, for: restOfTheMail },
  },
  {
    asked: /invoice of the mill/,
    pieces: words.map((word) => `${word} `),
    waits: { before: 4, for: restOfTheReminder },
  },
  { asked: /rye flour/, pieces: ['Dear miller, ', 'no.'], waits: { before: 1, for: never } },
  {
    asked: /sourdough bread/,
    pieces: ['Fresh at six.\n', '---VARIANT---\n', 'Baked <b>at night</b>.'],
  },
  { asked: /Dawn baker/, pieces: description.split(/(?<=\n)/) },
];

test.beforeAll(({ model }) => model.add(answers));
test.beforeEach(async ({ page, people }) => {
  await signInAs(page, await people.register('employer', 'Rosa Miller', 'Millstone Bakery'));
});

test('an e-mail appears word by word, and Stop keeps what has arrived', async ({ page }) => {
  const tool = new AiToolModal(page);
  await tool.open('Email Assistant');
  await tool.enter(emailEntries);
  await tool.button('Generate').click();
  await expect(tool.button('Generating...')).toBeDisabled();
  await expect(tool.button('Stop')).toBeFocused();
  await expect(tool.result).toContainText('Dear client,');
  await expect(tool.result).not.toContainText('hear from you');
  await page.keyboard.press('Enter');
  await expect(tool.result.getByText('Stopped: the text may end in mid-sentence.')).toBeVisible();
  await expect(tool.result).toContainText('Dear client,');
  await expect(tool.result).not.toContainText('hear from you');
  await expect(tool.button('Generate')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool.button('Generating...')).toBeVisible();
  // It keeps streaming while the modal is closed.
  await page.keyboard.press('Escape');
  await expect(tool.modal).toBeHidden();
  restOfTheMail.open();
  await page.getByRole('button', { name: 'Use AI Tool: Email Assistant' }).click();
  await expect(tool.result).toContainText('hear from you.');
  await expect(tool.result.getByText(/Written by an AI model/)).toBeVisible();
});

test('a text continues after a reload, and in another tab once its own is closed', async ({
  page,
  context,
}) => {
  const tool = new AiToolModal(page);
  await tool.open('Email Assistant');
  await tool.enter({ ...emailEntries, 'Email purpose': 'To pay the invoice of the mill' });
  await tool.button('Generate').click();
  await expect(tool.result).toContainText('Dear client,');
  await page.reload();
  await page.getByRole('button', { name: 'Use AI Tool: Email Assistant' }).click();
  await expect(tool.result).toContainText('Dear client,');
  await expect(tool.button('Generating...')).toBeDisabled();
  await expect(tool.modal.getByLabel('Email purpose')).toHaveValue(/invoice of the mill/);

  const tab = await context.newPage();
  await tab.goto('/tools/ai/email-assistant');
  await expect(tab.getByRole('button', { name: 'Generate' })).toBeVisible();
  await page.close();
  const result = tab.getByRole('region', { name: 'Result' });
  await expect(async () => {
    await tab.reload();
    await expect(result).toContainText('Dear client,');
  }).toPass();
  await expect(result).not.toContainText('hear from you');
  restOfTheReminder.open();
  await expect(result).toContainText('hear from you.');
  await expect(result.getByText(/Written by an AI model/)).toBeVisible();
});

test('Stop works after a reload', async ({ page }) => {
  const tool = new AiToolModal(page);
  await tool.open('Email Assistant');
  await tool.enter({ ...emailEntries, 'Email purpose': 'To ask for rye flour' });
  await tool.button('Generate').click();
  await expect(tool.result).toContainText('Dear miller,');
  await page.reload();
  await page.getByRole('button', { name: 'Use AI Tool: Email Assistant' }).click();
  await expect(tool.result).toContainText('Dear miller,');
  const stopped = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/api/ai/answers/'),
  );
  await tool.button('Stop').click();
  expect((await stopped).status()).toBe(204);
  await expect(tool.result.getByText('Stopped: the text may end in mid-sentence.')).toBeVisible();
  await expect(tool.result).toContainText('Dear miller,');
  await expect(tool.button('Generate')).toBeEnabled();
});

test('variants of a model are shown as plain text', async ({ page }) => {
  const tool = new AiToolModal(page);
  await tool.open('Content Generator');
  await tool.enter(contentEntries);
  await tool.generate();
  await expect(tool.result.getByRole('article')).toHaveCount(2);
  await expect(tool.result.getByRole('article', { name: 'Variant 2' })).toContainText(
    'Baked <b>at night</b>.',
  );
});

test('a job description of a model becomes a live job', async ({ page }) => {
  const tool = new AiToolModal(page);
  await tool.open('Job Listing Requirements');
  await tool.enter(jobEntries('Dawn baker'));
  await tool.generate();
  await expect(tool.result).toContainText('You bake at dawn.');
  await tool.button('Convert to Live Job Listing').click();
  await expect(tool.result.getByText(/^SUCCESS: Job listing/)).toBeVisible();
  const board = new JobBoard(page);
  await board.open();
  await board.search('dawn baker');
  await page.goto(await board.addressOf('Dawn baker'));
  await expect(page.getByRole('main')).toContainText('You bake at dawn.');
  await expect(page.getByRole('main')).toContainText('Pastry');
  await expect(page.getByRole('main')).not.toContainText('##');
});

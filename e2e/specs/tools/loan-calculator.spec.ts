import { readFile } from 'node:fs/promises';
import { CalculatorPage } from '../../pages/calculator.page';
import { expect, test } from '../../portal/portal.fixture';

const loan = {
  'Loan amount': '50,000',
  'Down payment': '10,000',
  'Interest rate': '6.5',
  Term: '5',
};

test('[CAL-06, CAL-07, CAL-08] a monthly, biweekly and weekly loan, with its totals and first payments', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('loan');
  await calculator.enter(loan);
  for (const [frequency, label, payment, payments] of [
    ['Weekly', 'Payment, weekly', '$180.29', '260 payments'],
    ['Bi-weekly', 'Payment, bi-weekly', '$360.78', '130 payments'],
    ['Monthly', 'Payment, monthly', '$782.65', '60 payments'],
  ] as const) {
    await calculator.enter({ 'Payment frequency': frequency });
    await calculator.calculate();
    await calculator.expectFact(label, payment);
    await calculator.expectFact(label, payments);
  }
  await calculator.expectFact('Total interest', '$6,958.76');
  await calculator.expectFact('Total cost', '$46,958.76');
  await calculator.expectFact('Actual loan amount', '$40,000.00');

  await expect(page.getByRole('table')).toBeHidden();
  await calculator.press('Show payment schedule');
  const rows = await calculator.rows();
  expect(rows).toHaveLength(12);
  expect(rows[0]?.slice(3)).toEqual(['$216.67', '$565.98', '$39,434.02']);
  await calculator.press('Hide payment schedule');
  await expect(page.getByRole('table')).toBeHidden();
});

test('the whole schedule with extra payments is downloaded as a CSV file', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('loan?principal=40000&interest_rate=6.5&term_value=5&extra_payment=100');
  await calculator.expectResult();
  await calculator.expectFact('Interest saved', '$936.86');
  await calculator.press('Show payment schedule');
  await calculator.press('Show all 53 payments');
  expect(await calculator.rows()).toHaveLength(53);
  const download = page.waitForEvent('download');
  await calculator.press('Download CSV');
  const file = await download;
  expect(file.suggestedFilename()).toBe('loan-schedule.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(54);
  expect(lines[0]).toBe('No.,Date,Payment,Interest,Principal,Extra,Balance');
  expect(lines[1]).toMatch(/^1,\d{4}-\d\d-\d\d,782\.65,216\.67,565\.98,100\.00,39334\.02$/);
  expect(lines[53]).toMatch(/,0\.00$/);
});

test('a copied link shows another person the same result', async ({ page, openTab, portal }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = new CalculatorPage(page);
  await calculator.open('loan');
  await calculator.enter({ ...loan, 'Payment frequency': 'Bi-weekly' });
  await calculator.calculate();
  await calculator.press('Copy link');
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${portal.url}/tools/loan?`)).toBe(true);

  const otherPage = await openTab();
  await otherPage.goto(link);
  await new CalculatorPage(otherPage).expectFact('Payment, bi-weekly', '$360.78');
  await expect(otherPage.getByLabel('Down payment')).toHaveValue('10,000');
});

test('the result is shown next to the form while one types, and two loans are compared', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/calculators/')) calls.push(request.url());
  });
  await calculator.open('loan');
  await calculator.enter({ 'Loan amount': '20,000', 'Interest rate': '7', Term: '18' });
  await calculator.enter({ 'Term unit': 'Months' });
  await expect(calculator.live()).toContainText('You pay $1,173.70 a month');
  expect(calls).toEqual([]);
  const [form, answer] = [page.locator('main form').first(), calculator.live()];
  const [left, right] = [await form.boundingBox(), await answer.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1);

  await page.setViewportSize({ width: 390, height: 640 });
  await page.getByLabel('Interest rate').focus();
  const bar = page.getByRole('button', { name: 'More' });
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.locator('dl').getByText('Total interest')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });

  await calculator.calculate();
  await calculator.expectResult();
  await expect(page.getByRole('img', { name: /^Balance over time/ })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('River Bank');
  await calculator.press('Save');
  await page.reload();
  await calculator.enter({ 'Interest rate': '6' });
  await calculator.press('Compare River Bank');
  const row = page.getByRole('table').getByRole('row', { name: /^Payment, monthly/ });
  await expect(row).toContainText('$1,173.70');
  await expect(row).toContainText('$1,164.63');
});

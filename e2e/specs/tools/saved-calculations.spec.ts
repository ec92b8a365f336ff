import { CalculatorPage } from '../../pages/calculator.page';
import { expect, test } from '../../portal/portal.fixture';

test('two loans are saved, stay after a reload, are compared, opened again, deleted and taken back', async ({
  page,
  openTab,
}) => {
  const calculator = new CalculatorPage(page);
  const heading = page.getByRole('heading', { name: 'Saved calculations' });
  const saved = page.locator('section').filter({ has: heading });
  const named = (name: string) => saved.getByRole('listitem').filter({ hasText: name });
  const save = async (name: string) => {
    await saved.getByLabel('Name', { exact: true }).fill(name);
    await saved.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`Saved as ${name}.`)).toBeVisible();
  };
  await calculator.open('loan');
  await expect(saved).toHaveCount(0);
  await calculator.enter({ 'Loan amount': '30,000', 'Interest rate': '7.2', Term: '6' });
  await calculator.calculate();
  await save('Bank');
  await calculator.enter({ 'Interest rate': '5.9', Term: '4' });
  await calculator.calculate();
  await save('Credit union');
  await calculator.open('loan');

  await test.step('each with its answer, in this browser alone', async () => {
    await expect(named('Bank')).toContainText('$514.36');
    await expect(named('Credit union')).toContainText('$703.18');
    const other = await openTab();
    await other.goto('/tools/loan');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText('Credit union')).toHaveCount(0);
  });

  await test.step('two side by side', async () => {
    for (const name of ['Bank', 'Credit union'])
      await saved.getByRole('button', { name: `Compare ${name}` }).click();
    const table = saved.getByRole('table', { name: /^Bank beside Credit union/ });
    const cells = (label: string) =>
      table.getByRole('row', { name: new RegExp(`^${label}`) }).getByRole('cell');
    await expect(cells('Interest rate')).toHaveText(['7.2% a year', '5.9% a year']);
    await expect(cells('Loan amount')).toHaveText(['$30,000.00', '$30,000.00']);
    await expect(cells('Payment, monthly')).toHaveText(['$514.36', '$703.18']);
  });

  await test.step('one is opened in the form', async () => {
    await saved.getByRole('button', { name: 'Open Bank' }).click();
    await expect(page.getByLabel('Interest rate')).toHaveValue('7.2');
    await expect(page.getByLabel('Term', { exact: true })).toHaveValue('6');
  });

  await test.step('deleted, and taken back to its place', async () => {
    await saved.getByRole('button', { name: 'Delete Bank' }).click();
    await expect(named('Bank')).toHaveCount(0);
    await expect(saved.getByRole('button', { name: 'Delete Credit union' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(saved.getByRole('listitem').first()).toContainText('Bank');
    await page.reload();
    await expect(saved.getByRole('listitem')).toHaveCount(2);
  });
});

import { CalculatorPage } from '../../pages/calculator.page';
import { signInAs } from '../../portal/people';
import { expect, test } from '../../portal/portal.fixture';

test('[CAL-11] an investment with recurring and one-time costs', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('roi');
  await calculator.enter({
    'Initial investment': '10,000',
    'Projected return': '15,000',
    Timeframe: '24',
    'Timeframe unit': 'Months',
    'Recurring costs': '100',
    'One-time expenses': '500',
  });
  await calculator.calculate();
  await calculator.expectFact('Total costs', '$12,900.00');
  await calculator.expectFact('Net return', '$2,100.00');
  await calculator.expectFact('ROI', '16.28%');
  await calculator.expectFact('Annual ROI', '8.14%');
});

test('[CAL-14] break-even: a price that is too low, then margin, units, revenue and the chart', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('break-even');
  await calculator.enter({
    'Fixed costs': '10,000',
    'Price per unit': '30',
    'Variable cost per unit': '30',
    'Sales goal': '700',
  });
  await calculator.press('Calculate');
  await expect(page.getByLabel('Price per unit')).toHaveAccessibleDescription(
    /Price per unit must be greater than variable cost per unit.*Please ensure your price per unit is higher than your variable cost per unit to generate profit\./,
  );
  await calculator.enter({ 'Price per unit': '50' });
  await calculator.calculate();
  await calculator.expectFact('Break-even units', '500');
  await calculator.expectFact('Break-even revenue', '$25,000.00');
  await calculator.expectFact('Contribution margin', '$20.00');
  await calculator.expectFact('Margin', '40.00%');

  await calculator.press('Show break-even chart');
  const bars = await calculator.rows();
  expect(bars).toHaveLength(12);
  expect(bars.find(([units]) => units?.includes('Break-even'))?.at(-1)).toBe('$0.00');
  expect(bars.find(([units]) => units?.includes('Goal'))?.at(-1)).toBe('$4,000.00');
  await calculator.press('Hide break-even chart');
  await expect(page.getByRole('table')).toBeHidden();
});

test('[CAL-22] taxes by business type and state, and the rating of the effective rate', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('tax');
  await calculator.enter({ 'Annual revenue': '120,000', 'Business expenses': '40,000' });
  for (const [type, state, total] of [
    ['Sole Proprietor', /^Tennessee/, '$24,521.00'],
    ['C-Corp', /^California/, '$27,440.00'],
    ['LLC', /^California/, '$35,161.00'],
  ] as const) {
    await calculator.enter({ 'Business type': type });
    const option = page.getByLabel('State').locator('option', { hasText: state });
    await page.getByLabel('State').selectOption(await option.getAttribute('value'));
    await calculator.calculate();
    await calculator.expectFact('Estimated total tax', total);
  }
  await calculator.expectFact('Federal tax', '$13,217.00');
  await calculator.expectFact('Self-employment tax', '$11,304.00');
  await calculator.expectFact('State tax', '$10,640.00');
  await calculator.expectFact('Effective rate', '43.95%');
  await calculator.expectFact('Effective rate', 'High: above 25%');

  await calculator.open(
    'tax?annual_revenue=20000&business_expenses=0&business_type=C-Corp&state=TX',
  );
  await calculator.expectFact('Effective rate', '21.00%');
  await calculator.expectFact('Effective rate', 'Moderate: above 15%');
});

test('[CAL-02] each calculator calls the service, and reports an outage', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  for (const [link, call] of [
    ['loan?principal=40000&interest_rate=6.5&term_value=5', 'loan'],
    ['roi?initial_investment=10000&projected_return=15000&timeframe_value=2', 'roi'],
    ['break-even?fixed_costs=100&price_per_unit=5&variable_cost_per_unit=3', 'breakeven'],
    ['tax?annual_revenue=90000&business_expenses=0&business_type=LLC', 'tax'],
  ] as const) {
    const asked = page.waitForResponse(`**/api/calculators/${call}`);
    await calculator.open(link);
    const answer = await asked;
    expect([answer.request().method(), answer.status()]).toEqual(['POST', 200]);
    await calculator.expectResult();
    await page.route('**/api/calculators/*', (route) => route.abort('connectionrefused'));
    await calculator.press('Calculate');
    await expect(page.getByRole('alert')).toContainText(
      'Calculation failed. Please check your inputs and try again.',
    );
    await expect(page.getByRole('heading', { name: 'Result' })).toBeHidden();
    await page.unrouteAll();
  }
});

test('[CAL-23] advice on the numbers: a hint for a guest, a plan for signed-in users', async ({
  page,
  people,
}) => {
  const calculator = new CalculatorPage(page);
  const link = 'roi?initial_investment=10000&projected_return=15000&timeframe_value=2';
  await calculator.open(link);
  await calculator.expectResult();
  const advice = page.getByRole('region', { name: 'AI advice' });
  await expect(advice.getByRole('link', { name: 'Log in to get advice' })).toBeVisible();
  await expect(advice.getByRole('button')).toHaveCount(0);

  await signInAs(page, await people.register('job_seeker', 'Nora Field'));
  for (const [tool, challenge, topic] of [
    ['tax?annual_revenue=90000&business_expenses=0&business_type=LLC', 'Cash Flow', /tax/i],
    ['break-even?fixed_costs=100&price_per_unit=5&variable_cost_per_unit=3', 'Growth', /break/i],
    ['loan?principal=40000&interest_rate=6.5&term_value=5', 'Funding', /loan/i],
    [link, 'Strategy', /investment/i],
  ] as const) {
    await calculator.open(tool);
    await calculator.expectResult();
    const asked = page.waitForRequest('**/api/ai/business-advisor');
    await calculator.press('Get AI advice');
    expect((await asked).postDataJSON()).toMatchObject({
      businessStage: 'General',
      industry: expect.stringMatching(topic),
      primaryChallenge: challenge,
    });
    await expect(advice.getByText(/built-in writer/).first()).toBeVisible();
  }
  await expect(advice).toContainText('$10,000 for $15,000');

  await page.route('**/api/ai/business-advisor', (route) => route.abort('connectionrefused'));
  await calculator.press('Get AI advice');
  await expect(advice.getByRole('alert')).toHaveText(
    'Unable to generate recommendations at this time.',
  );
});

test('[EMP-22] the employer dashboard lists the four tools; each opens in a modal that keeps its input', async ({
  page,
  people,
}) => {
  await signInAs(page, await people.register('employer', 'Nora Field'));
  await page.goto('/employer-dashboard?tab=business-tools');
  const names = ['Loan Calculator', 'ROI Calculator', 'Break-even Calculator', 'Tax Calculator'];
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
  await expect(page.getByRole('article').last()).toContainText('all 50 states');
  for (const name of names) {
    const use = page.getByRole('button', { name: `Use Tool: ${name}` });
    await expect(use).toHaveText('Use Tool');
    await use.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(use).toBeFocused();
  }
  await page.getByRole('button', { name: 'Use Tool: Loan Calculator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Loan Calculator' });
  const calculator = new CalculatorPage(page, dialog);
  await calculator.enter({ 'Loan amount': '50,000', 'Down payment': '10,000' });
  await calculator.enter({ 'Interest rate': '6.5', Term: '5' });
  await calculator.calculate();
  await calculator.expectFact('Payment, monthly', '$782.65');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Use Tool: Loan Calculator' }).click();
  await expect(dialog.getByLabel('Loan amount')).toHaveValue('50,000');
});

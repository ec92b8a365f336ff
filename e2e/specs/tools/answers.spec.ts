import { CalculatorPage } from '../../pages/calculator.page';
import { expect, test } from '../../portal/portal.fixture';

test('the answer is the largest number, and its parts are one bar', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('tax?annual_revenue=120000&business_expenses=40000&business_type=LLC');
  await calculator.expectResult();
  const numbers = page.locator('[data-numbers]');
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const answer = await numbers.locator('strong').first().evaluate(sizeOf);
  const others = await numbers
    .locator(':scope > :not(:has(figure))')
    .filter({ hasNot: page.locator('strong') })
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter((element) => /^[$\d]/.test(element.textContent ?? ''))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(others.length).toBeGreaterThan(2);
  expect(answer).toBeGreaterThan(1.4 * Math.max(...others));

  const bar = numbers.getByRole('figure');
  const shares = await bar
    .getByRole('listitem')
    .evaluateAll((all) => all.map((item) => Number(/(\d+)%$/.exec(item.textContent ?? '')?.[1])));
  expect(shares.length).toBeGreaterThan(2);
  expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(3);
  const widths = await bar
    .locator('[aria-hidden="true"] > span')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  expect(widths.map((width) => Math.round((100 * width) / whole))).toEqual(
    shares.map((share) => expect.closeTo(share, -0.5)),
  );
});

test('break-even counts whole units, and its chart goes in even steps', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('break-even?fixed_costs=1000&price_per_unit=19&variable_cost_per_unit=12');
  await calculator.expectResult();
  // 1,000 ÷ 7 is 142.86.
  await calculator.expectFact('Break-even units', '143');
  await calculator.press('Show break-even chart');
  const marks = await page
    .locator('[role="img"] text, svg text')
    .evaluateAll((all) => all.map((text) => (text.textContent ?? '').replace('−', '-')));
  const units = marks
    .filter((mark) => /^[\d,]+$/.test(mark))
    .map((mark) => Number(mark.replace(',', '')));
  expect(units.length).toBeGreaterThan(3);
  const steps = new Set(units.slice(1).map((count, at) => count - (units[at] ?? 0)));
  expect(steps.size).toBe(1);
  const [step = 0] = steps;
  expect([1, 2, 5]).toContain(step / 10 ** Math.floor(Math.log10(step)));
});

test('the tax calculator offers the state of the town', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('tax?state=CA');
  await expect(page.getByLabel('State')).toHaveValue('CA');
  await calculator.press('Use Tennessee');
  await expect(page.getByLabel('State')).toHaveValue('TN');
});

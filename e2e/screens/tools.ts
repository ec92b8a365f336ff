import { fails } from './network';
import type { Screen } from './screen';

const loan = '/tools/loan?principal=40000&interest_rate=6.5&term_value=5';
const breakEven = '/tools/break-even?fixed_costs=100&price_per_unit=5&variable_cost_per_unit=3';
const tax = '/tools/tax?annual_revenue=90000&business_expenses=0&business_type=LLC';
const roi = '/tools/roi?initial_investment=10000&projected_return=15000&timeframe_value=3';

/** Calculators and AI tools on their own pages. */
export const tools: readonly Screen[] = [
  { name: 'tools', path: '/tools' },
  { name: 'loan', path: '/tools/loan' },
  { name: 'loan, result', path: loan, shows: 'Result' },
  {
    name: 'loan, compared with a saved one',
    path: loan,
    steps: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('River Bank');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Compare River Bank' }).click();
    },
    shows: 'Saved as River Bank.',
  },
  {
    name: 'loan, a saved one deleted',
    path: loan,
    steps: async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: 'Delete Calculation 1' }).click();
    },
    shows: 'Deleted Calculation 1.',
  },
  {
    name: 'loan, refused entries',
    path: '/tools/loan',
    steps: (page) => page.getByRole('button', { name: 'Calculate' }).click(),
  },
  { name: 'loan, service down', path: loan, before: fails('/calculators/.*') },
  { name: 'return', path: '/tools/roi' },
  { name: 'return, result', path: roi, shows: 'Result' },
  { name: 'break-even', path: '/tools/break-even' },
  { name: 'break-even, result', path: breakEven, shows: 'Result' },
  { name: 'tax', path: '/tools/tax' },
  { name: 'tax, result', path: tax, shows: 'Result' },
  { name: 'ai tool, guest', path: '/tools/ai/email-assistant' },
  {
    name: 'ai tool, guest, a long example',
    path: '/tools/ai/financial-forecasting',
    shows: 'An example of what it makes',
  },
  { name: 'ai tool, signed in', as: 'seeker', path: '/tools/ai/email-assistant' },
  {
    name: 'ai tool, an advice with its worksheet',
    as: 'owner',
    path: '/tools/ai/business-advisor',
    steps: async (page) => {
      await page.getByLabel('Business stage').selectOption('Startup');
      await page.getByLabel('Primary challenge').selectOption('Cash Flow');
      await page.getByLabel('Industry').fill('Gift shop');
      await page
        .getByLabel('Situation description')
        .fill(
          'In winter I sell 5,500 a month at 45% margin, costs are 3,700 a month. I have 6,000 in the bank.',
        );
      await page.getByLabel('Desired outcome').fill('get through to April');
      await page.getByRole('button', { name: 'Generate' }).click();
      const worksheet = page.getByRole('region', { name: 'Work it out with your own numbers' });
      await worksheet.waitFor();
      const open = worksheet.getByRole('button', { name: 'Open the worksheet' });
      if (await open.isVisible()) await open.click();
      await worksheet.getByRole('button', { name: 'Work it out' }).click();
    },
    shows: 'Left after these months',
  },
  { name: 'ai tool, unknown', path: '/tools/ai/no-such-tool' },
];

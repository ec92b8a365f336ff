import { states } from '@commons/calculators/states';
import { netIncome, type TaxBusinessType, tax } from '@commons/calculators/tax';
import type { CalculatorAdvice, CalculatorSituation } from '../calculator-situation.js';
import { share, usd } from '../dates-and-amounts.js';

const typeOf = (name: string): TaxBusinessType | undefined =>
  (
    ({
      'sole proprietor': 'sole_proprietor',
      llc: 'llc',
      's-corp': 's_corp',
      'c-corp': 'c_corp',
    }) as const
  )[name.toLowerCase() as 'llc'];

/** The four federal days for estimated payments of individuals; the fourth is in January of the next year. */
const quarters = [
  [3, 15],
  [5, 15],
  [8, 15],
  [0, 15],
] as const;

function nextQuarterDay(today: Date): string {
  const year = today.getUTCFullYear();
  const days = [year, year + 1]
    .flatMap((of) => quarters.map(([month, day]) => new Date(Date.UTC(of, month, day))))
    .filter((date) => date.getTime() > today.getTime())
    .sort((one, other) => one.getTime() - other.getTime());
  return (days[0] as Date).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** What to set aside, and what the next dollars of income or cost change, by the tax calculator itself. */
export function taxAdvice(
  { text, number }: CalculatorSituation,
  today: Date,
): CalculatorAdvice | undefined {
  const revenue = number('Annual revenue');
  const expenses = number('Business expenses');
  const type = typeOf(text('Business type') ?? '');
  const state = states.find(({ name }) => name === text('State'));
  if (revenue === undefined || expenses === undefined || !type || !state) return undefined;
  const income = revenue - expenses > 0 ? netIncome(revenue, expenses) : revenue - expenses;
  const compute = (business_income: number) =>
    tax({ business_income, business_type: type, state: state.code });
  const now = compute(income);
  const next = compute(income + 1_000);
  if (income <= 0) return lossAdvice(revenue, expenses);
  if (!now || !next) return undefined;
  const total = now.total_tax;
  const rate = next.total_tax - total;
  const lines = [
    `Of ${usd(revenue)} revenue, ${usd(expenses)} are costs: ${usd(revenue)} − ${usd(expenses)} = ${usd(income)} are left. The estimate takes ${usd(total)}, ${share((total / income) * 100)} of that.`,
    `To set aside: ${usd(total)} ÷ 12 = ${usd(total / 12)} a month, or ${usd(total)} ÷ ${usd(revenue)} = ${share((total / revenue) * 100)} of every dollar that comes in.`,
    `Four equal payments would be ${usd(total)} ÷ 4 = ${usd(total / 4)} each.`,
    `The next $1,000 of income would add ${usd(rate)} of tax by this estimate; $1,000 more of real business costs would save about as much. So a dollar spent only to save tax still costs you ${usd(1 - rate / 1_000)}.`,
  ];
  if (now.self_employment_tax > 0)
    lines.push(
      `${usd(now.self_employment_tax)} of it, ${share((now.self_employment_tax / total) * 100)}, is self-employment tax, which employees share with their employer.`,
    );
  return {
    title: 'Your tax estimate',
    opening: `**The question:** how much of your ${usd(income)} do you set aside, and what would change it? The estimate for ${text('Business type')} in ${state.name} is ${usd(total)}.`,
    lines,
    steps: [
      {
        act: `Open a second account and move ${share((total / revenue) * 100)} of each payment that comes in on the same day. At your revenue that is ${usd(total / 52)} a week.`,
        effort: 'low, an hour once',
        days: 14,
      },
      {
        act: `Ask whether you owe estimated payments. The next usual federal day is ${nextQuarterDay(today)}; ${usd(total / 4)} is a quarter of this estimate.`,
        effort: 'low, one call',
        days: 14,
      },
      {
        act: `Bring the ${usd(expenses)} of costs up to date: receipts, miles, phone, home office, fees. At ${usd(rate)} for each $1,000, every forgotten cost is money.`,
        effort: 'medium, two evenings',
        days: 30,
      },
      {
        act: `Look at the estimate again each quarter with your real numbers, and change the ${usd(total / 12)} a month when the year turns out otherwise.`,
        effort: 'low, half an hour a quarter',
        days: 90,
      },
    ],
    unseen: [
      'Your other income, your household and your deductions: they change the result a lot.',
      'Credits, local taxes and sales tax.',
      'What you paid already this year.',
    ],
    professional: `This is a simplified estimate, not your tax. An accountant can say what you owe, whether another form than ${text('Business type')} would suit you, and by which days to pay.`,
  };
}

/** A year without income: there is nothing to set aside, but something to find out. */
const lossAdvice = (revenue: number, expenses: number): CalculatorAdvice => ({
  title: revenue === expenses ? 'A year without profit' : 'A year with a loss',
  opening: `**The question:** what follows from ${usd(revenue)} in and ${usd(expenses)} out? The estimate finds no income to tax: ${usd(revenue)} − ${usd(expenses)} = ${usd(revenue - expenses)}.`,
  lines: [
    `To be even, ${usd(expenses - revenue)} a year is missing: ${usd(expenses - revenue)} ÷ 12 = ${usd((expenses - revenue) / 12)} a month, by more sales, less cost, or both.`,
    revenue > 0
      ? `Of each dollar that comes in, ${usd(expenses / revenue)} goes out: ${usd(expenses)} ÷ ${usd(revenue)}.`
      : 'Nothing came in, so every dollar of cost came from somewhere else: savings, a loan or another job.',
    'No income tax by this estimate does not mean no tax at all: payroll taxes, sales tax and fees do not ask for a profit.',
  ],
  steps: [
    {
      act: `Check the two figures with your books: is a purchase for several years, such as a vehicle or a machine, in the ${usd(expenses)}? It usually counts for several years, and the year looks different then.`,
      effort: 'low, an hour',
      days: 14,
    },
    {
      act: 'Keep every receipt of this year and file on time although nothing is owed. Ask whether the loss can count in other years.',
      effort: 'low, one call',
      cost: 'an hour of an accountant',
      days: 30,
    },
    {
      act: `Find the ${usd((expenses - revenue) / 12)} a month before you think about tax: go through the costs line by line and mark what you would not sign again.`,
      effort: 'medium, two evenings',
      days: 30,
    },
  ],
  unseen: [
    'Your other income, your household and your deductions: they change the result a lot.',
    'Whether the loss comes from one large purchase or from every month.',
    'Local taxes, payroll taxes and sales tax.',
  ],
  professional:
    'This is a simplified estimate, not your tax. An accountant can say what the loss means for other years, and whether you must file all the same.',
});

import { loan, loanSchedule } from '@commons/calculators/loan';
import type { TestService } from '@commons/service-kit/testing/create-test-service';
import { createAiService } from '../testing/create-ai-service.js';

let service: TestService;

beforeAll(async () => {
  service = await createAiService({ env: { ROLES: 'api' } });
});
afterAll(() => service.close());

const calculate = (name: string, body: unknown) =>
  service.request('POST', `/calculators/${name}`, { body });

const specified = {
  loan: { principal: 40_000, interest_rate: 6.5, years: 5 },
  roi: { initial_investment: 10_000, final_value: 15_000, time_period: 2 },
  breakeven: { fixed_costs: 10_000, price_per_unit: 50, variable_cost_per_unit: 30 },
  tax: { business_income: 80_000, business_type: 'llc', state: 'CA', deductions: 40_000 },
};
type Name = keyof typeof specified;

describe('POST /calculators/loan', () => {
  it('returns the results of the library for the specified payload, to everyone', async () => {
    const { status, body } = await calculate('loan', specified.loan);
    expect(status).toBe(200);
    expect(body).toEqual(loan(specified.loan));
    expect(body.payment).toBeCloseTo(782.65, 2);
    expect(body.schedule).toHaveLength(12);
  });

  it('accepts the exact term and the frequency as extras (decisions A06, A07)', async () => {
    const exact = { principal: 20_000, interest_rate: 7, years: 2, term_months: 18 };
    expect((await calculate('loan', exact)).body.payment).toBeCloseTo(1_173.7, 2);
    const weekly = await calculate('loan', { ...exact, payment_frequency: 'weekly' });
    expect(weekly.body.number_of_payments).toBe(78);
  });

  it('accepts extra payments and a first day, and returns the whole table on request', async () => {
    const request = {
      ...specified.loan,
      extra_payment: 100,
      one_off_payment: 2_000,
      one_off_number: 6,
      first_payment_date: '2027-01-15',
      whole_schedule: true,
    };
    const { body } = await calculate('loan', request);
    expect(body.schedule).toEqual(loanSchedule(request));
    expect(body.with_extra_payments.number_of_payments).toBe(body.schedule.length);
    expect(body.with_extra_payments.interest_saved).toBeGreaterThan(1_000);
    expect(body.payoff_date < '2031-05-15').toBe(true);
  });
});

describe('POST /calculators/roi', () => {
  it('counts the investment alone without the extras, and the costs with them', async () => {
    expect((await calculate('roi', specified.roi)).body).toMatchObject({
      total_costs: 10_000,
      roi_percent: 50,
      annual_roi_percent: 25,
    });
    const { body } = await calculate('roi', {
      ...specified.roi,
      recurring_costs: 100,
      one_time_expenses: 500,
    });
    expect([body.total_costs, body.net_return]).toEqual([12_900, 2_100]);
    expect(body.roi_percent).toBeCloseTo(16.28, 2);
    expect(body.annual_roi_percent).toBeCloseTo(8.14, 2);
  });
});

describe('POST /calculators/breakeven', () => {
  it('returns margin, units and revenue', async () => {
    const { body } = await calculate('breakeven', { ...specified.breakeven, sales_goal: 600 });
    expect(body).toMatchObject({
      contribution_margin: 20,
      margin_percent: 40,
      break_even_units: 500,
      break_even_revenue: 25_000,
      profit_at_goal: 2_000,
    });
  });

  it('refuses a price that never covers the variable cost, with the specified text', async () => {
    const low = { ...specified.breakeven, variable_cost_per_unit: 50 };
    const { status, body } = await calculate('breakeven', low);
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({
      loc: ['body', 'price_per_unit'],
      msg: 'Price per unit must be greater than variable cost per unit',
    });
  });
});

describe('POST /calculators/tax', () => {
  it('taxes the income alone and only returns the deductions (decision A03)', async () => {
    const { body } = await calculate('tax', specified.tax);
    expect(body).toMatchObject({ net_income: 80_000, deductions: 40_000 });
    expect(body.total_tax).toBeCloseTo(35_161, 6);
    expect(body.federal_tax).toBeCloseTo(13_217, 6);
  });

  it('defaults to CA, and keeps payroll out of the total', async () => {
    const { body } = await calculate('tax', {
      business_income: 80_000,
      business_type: 'c_corp',
      payroll_payments: 10_000,
    });
    expect([body.state, body.total_tax]).toEqual(['CA', 27_440]);
    expect(body.payroll_tax).toBeCloseTo(765, 6);
    expect(body).not.toHaveProperty('deductions');
  });
});

describe('odd inputs', () => {
  const odd: [Name, Record<string, unknown>, string][] = [
    ['loan', { principal: 0 }, 'principal'],
    ['loan', { interest_rate: 0 }, 'interest_rate'],
    ['loan', { years: 0 }, 'years'],
    ['loan', { principal: '1' }, 'principal'],
    ['loan', { principal: -1 }, 'principal'],
    ['loan', { principal: 1e13 }, 'principal'],
    ['loan', { principal: undefined }, 'principal'],
    ['loan', { payment_frequency: 'daily' }, 'payment_frequency'],
    ['loan', { extra_payment: -1 }, 'extra_payment'],
    ['loan', { one_off_number: 1.5 }, 'one_off_number'],
    ['loan', { first_payment_date: 'soon' }, 'first_payment_date'],
    ['roi', { initial_investment: 0 }, 'initial_investment'],
    ['roi', { final_value: 0 }, 'final_value'],
    ['roi', { time_period: 0 }, 'time_period'],
    ['roi', { time_period: 1e9 }, 'time_period'],
    ['roi', { recurring_costs: '' }, 'recurring_costs'],
    ['breakeven', { fixed_costs: 0 }, 'fixed_costs'],
    ['breakeven', { price_per_unit: 0 }, 'price_per_unit'],
    ['breakeven', { variable_cost_per_unit: -1 }, 'variable_cost_per_unit'],
    // JSON has neither NaN nor Infinity: both are sent as null.
    ['breakeven', { fixed_costs: Number.NaN }, 'fixed_costs'],
    ['breakeven', { sales_goal: [] }, 'sales_goal'],
    ['tax', { business_income: -1 }, 'business_income'],
    ['tax', { business_income: Number.POSITIVE_INFINITY }, 'business_income'],
    ['tax', { business_type: 'LLC' }, 'business_type'],
    ['tax', { state: 'DC' }, 'state'],
    ['tax', { state: '' }, 'state'],
    ['tax', { deductions: {} }, 'deductions'],
  ];

  it.each(odd)('%s refuses %j', async (name, change, field) => {
    const { status, body } = await calculate(name, { ...specified[name], ...change });
    expect([status, body.detail[0].loc]).toEqual([422, ['body', field]]);
    expect(body.detail[0].msg).toMatch(/^[A-Z].{5,}/);
  });

  it.each(Object.keys(specified))(
    '%s refuses a missing body, an empty one and a list',
    async (name) => {
      for (const body of [undefined, {}, []]) {
        const answer = await calculate(name, body);
        expect(answer.status).toBe(422);
        expect(answer.body.detail.length).toBeGreaterThan(0);
      }
    },
  );

  it('answers the smallest and the largest inputs with numbers', async () => {
    const edge: [Name, Record<string, unknown>][] = [
      ['loan', { principal: 1e12, interest_rate: 1000, years: 100 }],
      ['loan', { principal: 1e-6, interest_rate: 1e-6, years: 1e-3 }],
      ['roi', { initial_investment: 1e-6, final_value: 1e12, time_period: 1e-3 }],
      ['breakeven', { fixed_costs: 1e12, price_per_unit: 1e-6, variable_cost_per_unit: 0 }],
      ['tax', { business_income: 1e12 }],
      ['tax', { business_income: 0 }],
    ];
    for (const [name, change] of edge) {
      const { status, body } = await calculate(name, { ...specified[name], ...change });
      expect([name, status]).toEqual([name, 200]);
      // A number that could not be computed would arrive as null.
      expect(JSON.stringify(body)).not.toContain('null');
    }
  });
});

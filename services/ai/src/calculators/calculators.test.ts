import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { aiService } from '../app.module.js';

let service: TestService;

beforeAll(async () => {
  service = await createTestService(aiService, { env: { ROLES: 'api' } });
});
afterAll(() => service.close());

const calculate = (body: unknown) => service.request('POST', '/calculators/loan', { body });

describe('POST /calculators/loan', () => {
  it('gives everyone the numbers of the library from the specified payload', async () => {
    const { status, body } = await calculate({ principal: 40_000, interest_rate: 6.5, years: 5 });
    expect(status).toBe(200);
    expect(body.payment).toBeCloseTo(782.65, 2);
    expect(body.total_interest).toBeCloseTo(6_958.76, 2);
    expect(body.total_cost).toBeCloseTo(46_958.76, 2);
    expect([body.loan_amount, body.number_of_payments, body.schedule.length]).toEqual([
      40_000, 60, 12,
    ]);
    expect(body.schedule[0].balance).toBeCloseTo(39_434.02, 2);
  });

  it('takes the exact term and the frequency as extras (decisions A06, A07)', async () => {
    const loan = { principal: 20_000, interest_rate: 7, years: 2, term_months: 18 };
    expect((await calculate(loan)).body.payment).toBeCloseTo(1_173.7, 2);
    const weekly = await calculate({ ...loan, payment_frequency: 'weekly' });
    expect(weekly.body.number_of_payments).toBe(78);
  });

  it.each([
    [{ principal: 0, interest_rate: 5, years: 5 }, 400],
    [{ principal: 1, interest_rate: 0, years: 5 }, 400],
    [{ principal: 1, interest_rate: 5, years: 0 }, 400],
    [{ principal: '1', interest_rate: 5, years: 5 }, 422],
    [{ principal: -1, interest_rate: 5, years: 5 }, 422],
    [{ principal: 1, interest_rate: 5 }, 422],
    [{ principal: 1, interest_rate: 5, years: 5, payment_frequency: 'daily' }, 422],
    [[], 422],
  ])('refuses %j with %d', async (body, status) => {
    const answer = await calculate(body);
    expect([answer.status, answer.body.detail]).toEqual([status, expect.anything()]);
  });
});

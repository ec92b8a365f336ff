import fc from 'fast-check';
import { states } from './states.js';
import {
  bracketTax,
  netIncome,
  simplifiedFederalBrackets,
  type TaxBusinessType,
  type TaxInput,
  tax,
  taxBand,
} from './tax.js';

const example: TaxInput = { business_income: 80_000, business_type: 'llc', state: 'CA' };
const types: TaxBusinessType[] = ['sole_proprietor', 'llc', 's_corp', 'c_corp'];
const bounds = simplifiedFederalBrackets.map(([upTo]) => upTo).filter(Number.isFinite);

describe('tax', () => {
  it('[CAL-19] taxes net 80,000 with 13,217, a C-Corp flat with 21 %, and sums up at the bounds', () => {
    expect(bracketTax(80_000)).toBeCloseTo(13_217, 6);
    expect(bounds).toEqual([10_275, 41_775, 89_450, 190_750, 364_200, 462_550]);
    const cumulative = [1_027.5, 4_807.5, 15_296, 39_608, 95_112, 129_534.5];
    expect(bounds.map((bound) => Number(bracketTax(bound).toFixed(6)))).toEqual(cumulative);
    expect(bracketTax(562_550)).toBeCloseTo(129_534.5 + 37_000, 6);
    for (const business_type of types.slice(0, 3)) {
      expect(tax({ ...example, business_type })?.federal_tax).toBeCloseTo(13_217, 6);
    }
    expect(tax({ ...example, business_type: 'c_corp' })?.federal_tax).toBe(16_800);
  });

  it('[CAL-20] takes 14.13 % self-employment tax from sole proprietors and LLCs only', () => {
    const amounts = types.map(
      (business_type) => tax({ ...example, business_type })?.self_employment_tax,
    );
    expect(amounts).toEqual([11_304, 11_304, 0, 0]);
  });

  it.each<[Partial<TaxInput>, number]>([
    [{ business_type: 'llc', state: 'CA' }, 35_161],
    [{ business_type: 'c_corp', state: 'CA' }, 27_440],
    [{ business_type: 'sole_proprietor', state: 'TN' }, 24_521],
  ])('80,000 net, %j: %d in all', (change, total) => {
    const result = tax({ ...example, ...change });
    expect(result?.total_tax).toBeCloseTo(total, 6);
    expect(result?.income_after_tax).toBeCloseTo(80_000 - total, 6);
  });

  it('gives the effective rate on net income (decision A05), and names it', () => {
    expect(tax(example)?.effective_rate.toFixed(2)).toBe('43.95');
    expect(tax({ ...example, business_income: 0 })).toMatchObject({
      total_tax: 0,
      effective_rate: 0,
      effective_band: 'low',
    });
    expect([15, 15.01, 25, 25.01].map(taxBand)).toEqual(['low', 'moderate', 'moderate', 'high']);
    expect([netIncome(120_000, 40_000), netIncome(1, 2)]).toEqual([80_000, 0]);
  });

  it('keeps payroll out of the total (decision A04)', () => {
    const result = tax({ ...example, payroll_payments: 10_000 });
    expect(result?.payroll_tax).toBeCloseTo(765, 6);
    expect(result?.total_tax).toBe(tax(example)?.total_tax);
    expect(tax(example)).not.toHaveProperty('payroll_tax');
  });

  it('is continuous at the bounds, and never falls when income rises', () => {
    for (const bound of bounds) {
      expect(bracketTax(bound + 1e-6) - bracketTax(bound)).toBeLessThan(1e-6);
      expect(bracketTax(bound) - bracketTax(bound - 1e-6)).toBeLessThan(1e-6);
    }
    const incomes = fc.tuple(
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
    );
    const state = fc.constantFrom(...states.map(({ code }) => code));
    fc.assert(
      fc.property(incomes, fc.constantFrom(...types), state, ([net, more], business_type, code) => {
        const total = (business_income: number) =>
          tax({ business_income, business_type, state: code })?.total_tax ?? Number.NaN;
        expect(total(net + more)).toBeGreaterThanOrEqual(total(net));
        expect(total(net)).toBeLessThanOrEqual(net);
      }),
    );
  });

  it.each<Partial<TaxInput>>([
    { business_income: -1 },
    { business_income: Number.NaN },
    { business_income: Number.POSITIVE_INFINITY },
    { business_income: Number.MAX_VALUE },
    { state: 'DC' },
    { state: '' },
    { payroll_payments: -1 },
    { payroll_payments: Number.NaN },
  ])('gives no result for %j', (change) => {
    expect(tax({ ...example, ...change })).toBeUndefined();
  });
});

describe('states', () => {
  it('[CAL-21] are 50, six of them high, nine without tax; state tax is rate × net', () => {
    expect(states).toHaveLength(50);
    expect(new Set(states.map(({ code }) => code)).size).toBe(50);
    const high = states.filter(({ highTax }) => highTax).map(({ code, rate }) => [code, rate]);
    expect(Object.fromEntries(high)).toEqual({
      CA: 13.3,
      HI: 11,
      MN: 9.85,
      NJ: 10.75,
      NY: 10.9,
      OR: 9.9,
    });
    const none = states.filter(({ rate }) => rate === 0).map(({ code }) => code);
    expect(none.sort().join(' ')).toBe('AK FL NH NV SD TN TX WA WY');
    for (const { code, name, rate, highTax } of states) {
      expect(name).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
      const result = tax({ ...example, state: code });
      expect(result?.state_tax).toBeCloseTo(rate * 800, 6);
      expect([result?.state_rate, result?.is_high_tax_state]).toEqual([rate, highTax]);
    }
  });
});

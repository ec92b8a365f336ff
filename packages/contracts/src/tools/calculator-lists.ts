/** Loan payment frequencies (D2 §3). */
export const paymentFrequencies = ['monthly', 'bi-weekly', 'weekly'] as const;

/** Units of a term or timeframe (D2 §3). */
export const timeUnits = ['years', 'months'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** Business types of the tax calculator as displayed (D2 §9); other lists of types differ. */
export const taxBusinessTypeNames = ['Sole Proprietor', 'LLC', 'S-Corp', 'C-Corp'] as const;

/** The same as sent to the tax calculator: lower case, underscores for other characters (D2 §7). */
export const taxBusinessTypes = ['sole_proprietor', 'llc', 's_corp', 'c_corp'] as const;
export type TaxBusinessType = (typeof taxBusinessTypes)[number];

/** Default state of the tax calculator (D2 §7). */
export const defaultTaxState = 'CA';

/** Largest inputs of the calculators; the screens check them before the service would refuse them. */
export const calculatorLimits = {
  /** Dollars, and units sold. */
  amount: 1e12,
  /** Percent per year. */
  rate: 1000,
  years: 100,
  months: 1200,
  /** Number of a payment: weekly for 100 years. */
  payments: 5200,
} as const;

/** One state: its top rate on income in percent, and whether the specification counts it among the high-tax ones. */
export interface UsState {
  readonly code: string;
  readonly name: string;
  readonly rate: number;
  readonly highTax: boolean;
}

/** Where the rates come from; the card says so. */
export const stateRatesSource = {
  name: 'Tax Foundation, top marginal individual income tax rates',
  year: 2024,
} as const;

/**
 * The 50 states by name. Top marginal rates of 2024 (as of 30 June) by the Tax Foundation's convention; the six
 * high-tax rates and the nine zeros are those of the specification (D2 §9; decision A02; docs/requirements/state-rates.md).
 * Massachusetts takes 9 % above $1 million; the rate here is the one below.
 */
export const states: readonly UsState[] = [
  { code: 'AL', name: 'Alabama', rate: 5, highTax: false },
  { code: 'AK', name: 'Alaska', rate: 0, highTax: false },
  { code: 'AZ', name: 'Arizona', rate: 2.5, highTax: false },
  { code: 'AR', name: 'Arkansas', rate: 3.9, highTax: false },
  { code: 'CA', name: 'California', rate: 13.3, highTax: true },
  { code: 'CO', name: 'Colorado', rate: 4.25, highTax: false },
  { code: 'CT', name: 'Connecticut', rate: 6.99, highTax: false },
  { code: 'DE', name: 'Delaware', rate: 6.6, highTax: false },
  { code: 'FL', name: 'Florida', rate: 0, highTax: false },
  { code: 'GA', name: 'Georgia', rate: 5.39, highTax: false },
  { code: 'HI', name: 'Hawaii', rate: 11, highTax: true },
  { code: 'ID', name: 'Idaho', rate: 5.695, highTax: false },
  { code: 'IL', name: 'Illinois', rate: 4.95, highTax: false },
  { code: 'IN', name: 'Indiana', rate: 3.05, highTax: false },
  { code: 'IA', name: 'Iowa', rate: 5.7, highTax: false },
  { code: 'KS', name: 'Kansas', rate: 5.58, highTax: false },
  { code: 'KY', name: 'Kentucky', rate: 4, highTax: false },
  { code: 'LA', name: 'Louisiana', rate: 4.25, highTax: false },
  { code: 'ME', name: 'Maine', rate: 7.15, highTax: false },
  { code: 'MD', name: 'Maryland', rate: 5.75, highTax: false },
  { code: 'MA', name: 'Massachusetts', rate: 5, highTax: false },
  { code: 'MI', name: 'Michigan', rate: 4.25, highTax: false },
  { code: 'MN', name: 'Minnesota', rate: 9.85, highTax: true },
  { code: 'MS', name: 'Mississippi', rate: 4.7, highTax: false },
  { code: 'MO', name: 'Missouri', rate: 4.8, highTax: false },
  { code: 'MT', name: 'Montana', rate: 5.9, highTax: false },
  { code: 'NE', name: 'Nebraska', rate: 5.84, highTax: false },
  { code: 'NV', name: 'Nevada', rate: 0, highTax: false },
  { code: 'NH', name: 'New Hampshire', rate: 0, highTax: false },
  { code: 'NJ', name: 'New Jersey', rate: 10.75, highTax: true },
  { code: 'NM', name: 'New Mexico', rate: 5.9, highTax: false },
  { code: 'NY', name: 'New York', rate: 10.9, highTax: true },
  { code: 'NC', name: 'North Carolina', rate: 4.5, highTax: false },
  { code: 'ND', name: 'North Dakota', rate: 2.5, highTax: false },
  { code: 'OH', name: 'Ohio', rate: 3.5, highTax: false },
  { code: 'OK', name: 'Oklahoma', rate: 4.75, highTax: false },
  { code: 'OR', name: 'Oregon', rate: 9.9, highTax: true },
  { code: 'PA', name: 'Pennsylvania', rate: 3.07, highTax: false },
  { code: 'RI', name: 'Rhode Island', rate: 5.99, highTax: false },
  { code: 'SC', name: 'South Carolina', rate: 6.4, highTax: false },
  { code: 'SD', name: 'South Dakota', rate: 0, highTax: false },
  { code: 'TN', name: 'Tennessee', rate: 0, highTax: false },
  { code: 'TX', name: 'Texas', rate: 0, highTax: false },
  { code: 'UT', name: 'Utah', rate: 4.55, highTax: false },
  { code: 'VT', name: 'Vermont', rate: 8.75, highTax: false },
  { code: 'VA', name: 'Virginia', rate: 5.75, highTax: false },
  { code: 'WA', name: 'Washington', rate: 0, highTax: false },
  { code: 'WV', name: 'West Virginia', rate: 5.12, highTax: false },
  { code: 'WI', name: 'Wisconsin', rate: 7.65, highTax: false },
  { code: 'WY', name: 'Wyoming', rate: 0, highTax: false },
];

/** The state of a two-letter code, e.g. CA; undefined for any other text. */
export const findState = (code: string): UsState | undefined =>
  states.find((state) => state.code === code);

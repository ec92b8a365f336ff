/** Loan payment frequencies (D2 §3). */
export const paymentFrequencies = ['monthly', 'bi-weekly', 'weekly'] as const;
export type PaymentFrequency = (typeof paymentFrequencies)[number];

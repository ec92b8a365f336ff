import { maxSalary } from '@commons/contracts/applications/desired-salary';
import { typedNumber } from './typed-number.js';

const perYear = /(?:\s*dollars)?(?:\s*(?:an?|per|\/)\s*(?:year|yr|annum))?$/i;

/** No salary has thousandths: a dot before three digits separates thousands (decision B210). */
const dottedThousands = /^(\$?\s*[1-9]\d{0,2})\.(\d{3})$/;

/**
 * Parses a yearly salary into whole dollars: '$45,000.50 a year' and '45.000' are 45000, '60k' is 60000.
 * @returns null when empty, NaN when it is none
 */
export function typedSalary(text: string): number | null {
  const bare = text.trim();
  if (!bare) return null;
  const dollars = bare.replace(perYear, '').replace(dottedThousands, '$1$2');
  const amount = dollars.endsWith('%') ? Number.NaN : Math.trunc(typedNumber(dollars));
  return amount >= 0 ? amount : Number.NaN;
}

/** Whether a form may send the salary: none, or one that the server accepts. */
export const isSalary = (amount: number | null): boolean => amount === null || amount <= maxSalary;

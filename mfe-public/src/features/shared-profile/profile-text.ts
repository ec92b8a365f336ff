import type { SharedProfile } from '@commons/contracts/profiles';

const dollars = (amount: number) => `$${amount.toLocaleString()}`;

/** 'min - max', 'From min' or 'Up to max' (D1 §3); undefined when neither is given. */
export function desiredSalary({
  desired_salary_min: min,
  desired_salary_max: max,
}: Pick<SharedProfile, 'desired_salary_min' | 'desired_salary_max'>): string | undefined {
  if (min && max) return `${dollars(min)} - ${dollars(max)}`;
  if (min) return `From ${dollars(min)}`;
  return max ? `Up to ${dollars(max)}` : undefined;
}

/** An address as it stands on paper: 'example.org/me'. */
export const shownAddress = (href: string) =>
  href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

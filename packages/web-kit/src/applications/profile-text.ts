import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import { t } from '@commons/ui/text/texts';
import { dollarRange, dollarsFrom, dollarsUpTo } from '@commons/ui/text/wording';

type Salary = Partial<Pick<ProfessionalProfile, 'desired_salary_min' | 'desired_salary_max'>>;

/** Desired salary: 'min - max', 'From min' or 'Up to max' (D1 §3); undefined when neither is given. */
export function desiredSalary({
  desired_salary_min: min,
  desired_salary_max: max,
}: Salary): string | undefined {
  if (min && max) return dollarRange(min, max);
  if (min) return dollarsFrom(min);
  return max ? dollarsUpTo(max) : undefined;
}

/** The links of a profile in their order: field and label. */
export const profileLinks = [
  ['linkedin_url', t('linkedin')],
  ['github_url', t('github')],
  ['website_url', t('website')],
  ['portfolio_url', t('portfolio')],
] as const;

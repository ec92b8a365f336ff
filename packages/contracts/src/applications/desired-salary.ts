import type { z } from 'zod';

/** Upper bound of a desired salary. */
export const maxSalary = 100_000_000;

interface DesiredSalary {
  readonly desired_salary_min?: number | null | undefined;
  readonly desired_salary_max?: number | null | undefined;
}

export const invertedSalaryText = 'Enter at least the minimum, or leave it empty.';

/** Whether the minimum is above the maximum. */
export const isInverted = ({ desired_salary_min: min, desired_salary_max: max }: DesiredSalary) =>
  min != null && max != null && min > max;

/** Refuses a minimum above the maximum, with the error at the maximum. */
export function refuseInvertedSalary(salary: DesiredSalary, context: z.RefinementCtx): void {
  if (isInverted(salary))
    context.addIssue({
      code: 'custom',
      path: ['desired_salary_max'],
      message: invertedSalaryText,
    });
}

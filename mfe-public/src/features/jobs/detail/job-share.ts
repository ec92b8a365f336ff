import type { Job } from '@commons/contracts/jobs';

type Shared = Pick<Job, 'title' | 'company_name'>;

/** What the device's share sheet gets. */
export const shareData = ({ title, company_name }: Shared, url: string): ShareData => ({
  title,
  text: `Check out this job: ${title} at ${company_name}`,
  url,
});

/** A mail draft for devices without a share sheet (JOB-22). */
export function shareMail({ title, company_name }: Shared, url: string): string {
  const body = `Check out this job: ${title} at ${company_name} - ${url}`;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

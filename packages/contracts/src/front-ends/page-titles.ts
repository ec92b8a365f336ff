import { cutText } from '../text/cut-text.js';

/**
 * Page titles, shared by the gateway, which writes the first HTML from GET …/head, and the running page. No zod here:
 * every page loads this file.
 */

/** Title of the browser tab: 'Job Board' → 'Job Board · Commons'; without a title, only the name of the portal. */
export const documentTitle = (title: string, portal: string): string =>
  title === '' || title === portal ? portal : `${title} · ${portal}`;

/** Search engines show about half; the head of a page allows 200 characters. */
const longest = 120;

const cut = (text: string) => cutText(text, longest);

interface NamedJob {
  readonly title: string;
  readonly company_name: string;
}

const englishTitle = ({ title, company_name }: NamedJob) => `${title} at ${company_name}`;

/** Title of the page of a job. @param named joins both parts in another language */
export const jobPageTitle = (job: NamedJob, named = englishTitle): string => cut(named(job));

interface NamedPlace {
  readonly business_name: string;
  readonly location_info?:
    | { readonly city?: string | undefined; readonly state?: string | undefined }
    | undefined;
}

/** Title of the page of a business: its name, and where it is. */
export function businessPageTitle({ business_name, location_info }: NamedPlace): string {
  const place = [location_info?.city, location_info?.state].filter(Boolean).join(', ');
  return cut([business_name, place].filter(Boolean).join(' · '));
}

interface NamedPerson {
  readonly full_name?: string | undefined;
  readonly professional_title?: string | undefined;
}

/** Title of a shared profile: only name and profession. */
export const profilePageTitle = ({ full_name, professional_title }: NamedPerson): string =>
  cut([full_name, professional_title].filter(Boolean).join(', ')) || 'Professional Profile';

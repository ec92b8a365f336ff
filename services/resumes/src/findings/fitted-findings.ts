import { emailAddress } from '@commons/contracts/account/account';
import { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import { webAddress } from '@commons/contracts/text/web-address';

/** Findings before they are truncated to the profile's limits. */
export type LooseFindings = {
  readonly [Key in keyof ResumeProfileFindings]: ResumeProfileFindings[Key] | undefined;
};

/** Truncates to whole characters, as half of a surrogate pair is invalid. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** For single-line fields: line separators become spaces, as the profile refuses control characters. */
const line = (text: string | undefined, length: number) =>
  cut((text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim(), length);

/** For multi-line fields. */
const block = (text: string | undefined, length: number) =>
  cut((text ?? '').replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]+/gu, ' '), length);

function email(text: string | undefined): string | undefined {
  const stated = text?.trim();
  return emailAddress.safeParse(stated).success ? stated : undefined;
}

/** Accepts only links that the profile allows, never `javascript:`. */
function link(text: string | undefined): string | undefined {
  const stated = text?.trim() ?? '';
  const address = stated ? webAddress(stated) : undefined;
  return address && address.length <= 300 ? address : undefined;
}

/** Removes empty and duplicate entries; undefined when nothing is left. */
function list<Entry>(entries: readonly Entry[] | undefined, most: number): Entry[] | undefined {
  const fitted = new Map<string, Entry>();
  for (const entry of entries ?? []) {
    if (fitted.size === most) break;
    const text = JSON.stringify(entry);
    if (entry && !fitted.has(text)) fitted.set(text, entry);
  }
  return fitted.size > 0 ? [...fitted.values()] : undefined;
}

type Experience = NonNullable<LooseFindings['experience']>[number];
type Education = NonNullable<LooseFindings['education']>[number];

const fittedExperience = ({ title, company, duration, description }: Experience): Experience => ({
  title: line(title, 120),
  company: line(company, 120),
  duration: line(duration, 60),
  description: block(description, 2_000),
});

const fittedEducation = ({ degree, institution, year }: Education): Education => ({
  degree: line(degree, 120),
  institution: line(institution, 120),
  year: line(year, 60),
});

/** Normalizes findings to the format and limits of the profile's fields, and omits empty ones. */
export function fittedFindings(found: LooseFindings): ResumeProfileFindings {
  const experience = found.experience?.map(fittedExperience);
  const education = found.education?.map(fittedEducation);
  return ResumeProfileFindings.parse({
    full_name: line(found.full_name, 100) || undefined,
    email: email(found.email),
    phone: line(found.phone, 40) || undefined,
    location: line(found.location, 120) || undefined,
    professional_title: line(found.professional_title, 120) || undefined,
    summary: block(found.summary, 5_000) || undefined,
    skills: list(
      found.skills?.map((skill) => line(skill, 60)),
      100,
    ),
    linkedin_url: link(found.linkedin_url),
    github_url: link(found.github_url),
    portfolio_url: link(found.portfolio_url),
    website_url: link(found.website_url),
    experience: list(
      experience?.filter(({ title, company }) => title || company),
      30,
    ),
    education: list(
      education?.filter(({ degree, institution }) => degree || institution),
      30,
    ),
    certifications: list(
      found.certifications?.map((text) => line(text, 200)),
      50,
    ),
  });
}

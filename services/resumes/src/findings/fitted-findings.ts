import { ResumeProfileFindings } from '@commons/contracts/resumes';

/** Findings before they are cut to what the profile holds. */
export type LooseFindings = {
  readonly [Key in keyof ResumeProfileFindings]: ResumeProfileFindings[Key] | undefined;
};

const cut = (text: string | undefined, length: number) =>
  text?.trim().slice(0, length) || undefined;

/** A list without empty and double entries; undefined when nothing is left. */
function list<Entry>(entries: readonly Entry[] | undefined, most: number): Entry[] | undefined {
  const texts = (entries ?? []).map((entry) => JSON.stringify(entry));
  const isNew = (text: string, at: number) => texts.indexOf(text) === at;
  const kept = (entries ?? []).filter((_, at) => isNew(texts[at] ?? '', at));
  return kept.length > 0 ? kept.slice(0, most) : undefined;
}

/** Cuts findings to the lengths of the profile's fields and leaves out what is empty. */
export function fittedFindings(found: LooseFindings): ResumeProfileFindings {
  const { experience, education } = found;
  return ResumeProfileFindings.parse({
    full_name: cut(found.full_name, 100),
    email: cut(found.email, 254),
    phone: cut(found.phone, 40),
    location: cut(found.location, 120),
    professional_title: cut(found.professional_title, 120),
    summary: cut(found.summary, 5_000),
    skills: list(found.skills?.map((skill) => skill.slice(0, 60)).filter(Boolean), 100),
    linkedin_url: cut(found.linkedin_url, 300),
    github_url: cut(found.github_url, 300),
    portfolio_url: cut(found.portfolio_url, 300),
    website_url: cut(found.website_url, 300),
    experience: list(
      experience
        ?.filter(({ title, company }) => title || company)
        .map(({ title, company, duration, description }) => ({
          title: title.slice(0, 120),
          company: company.slice(0, 120),
          duration: duration.slice(0, 60),
          description: description.slice(0, 2_000),
        })),
      30,
    ),
    education: list(
      education
        ?.filter((entry) => entry.degree || entry.institution)
        .map(({ degree, institution, year }) => ({
          degree: degree.slice(0, 120),
          institution: institution.slice(0, 120),
          year: year.slice(0, 60),
        })),
      30,
    ),
    certifications: list(
      found.certifications?.map((text) => text.trim().slice(0, 200)).filter(Boolean),
      50,
    ),
  });
}

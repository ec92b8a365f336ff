import type { ProfessionalProfile, ProfessionalProfileUpdate } from '@commons/contracts/profiles';
import type { ResumeProfileFindings } from '@commons/contracts/resumes';
import type { Versioned } from '@commons/contracts/shell-contract';
import { isApiError } from '@commons/web-kit/api-error';
import { newSkills, textFields } from './finding-groups';

/** Most that a profile holds (contract of the PUT). */
const most = { skills: 100, experience: 30, education: 30, certifications: 50 } as const;
type ListName = keyof typeof most;

/** The whole profile with what was accepted; texts take the place of the old, lists grow. */
export function acceptedProfile(
  profile: Versioned<ProfessionalProfile>,
  found: ResumeProfileFindings,
  isPicked: (id: string) => boolean,
): ProfessionalProfileUpdate {
  const { share_token, hidden_fields, etag, ...present } = profile;
  const picked = <Row>(name: ListName, rows: readonly Row[] | undefined) =>
    (rows ?? []).filter((_, at) => isPicked(`${name}.${at}`));
  const texts = textFields.flatMap(([id]) => (isPicked(id) ? [[id, found[id]]] : []));
  return {
    ...present,
    ...Object.fromEntries(texts),
    skills: [...present.skills, ...(isPicked('skills') ? newSkills(profile, found) : [])],
    experience: [...present.experience, ...picked('experience', found.experience)],
    education: [...present.education, ...picked('education', found.education)],
    certifications: [...present.certifications, ...picked('certifications', found.certifications)],
  };
}

/** What to take back when a list would hold more than a profile may; undefined when all fits. */
export function overfull(body: ProfessionalProfileUpdate): string | undefined {
  const name = (Object.keys(most) as ListName[]).find(
    (list) => (body[list]?.length ?? 0) > most[list],
  );
  return name && `A profile holds ${most[name]} entries under ${name} at most: accept fewer.`;
}

/** What the server refused of a profile, by the name of the field: its own words say what is wrong. */
export function refusedFindings(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error) || !Array.isArray(error.detail)) return {};
  return Object.fromEntries(error.detail.map(({ loc, msg }) => [String(loc[1]), msg]));
}

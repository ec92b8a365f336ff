import { professionalProfileUpdateEntries as most } from '@commons/contracts/field-limits';
import type {
  ProfessionalProfile,
  ProfessionalProfileUpdate,
} from '@commons/contracts/resumes/profiles';
import type { ResumeProfileFindings } from '@commons/contracts/resumes/resumes';
import type { Versioned } from '@commons/contracts/shell-contract';
import { t } from '@commons/ui/text/texts';
import { newSkills, textFields } from './finding-groups';

type ListName = keyof typeof most;

const titles: Readonly<Record<ListName, string>> = {
  skills: t('skills'),
  experience: t('experience'),
  education: t('education'),
  certifications: t('certifications'),
};

/** The whole profile with the accepted findings: texts replace the old ones, lists are extended. */
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

/** An error when a list would exceed its limit; undefined when everything fits. */
export function overfull(body: ProfessionalProfileUpdate): string | undefined {
  const name = (Object.keys(most) as ListName[]).find(
    (list) => (body[list]?.length ?? 0) > most[list],
  );
  return name && t('profileHoldsValueEntries', { value: most[name], name: titles[name] });
}

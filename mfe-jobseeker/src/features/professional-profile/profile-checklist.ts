import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import { t } from '@commons/ui/text/texts';
import { profileLinks } from '@commons/web-kit/applications/profile-text';

/** A part of the profile, named as its section in view and edit mode. */
export interface ChecklistItem {
  readonly title: string;
  /** What to add, for an incomplete part. */
  readonly missing: string;
  readonly isDone: boolean;
  /** Optional: a profile without it is complete, too. */
  readonly isOptional?: boolean;
}

const listed = (words: readonly string[]) =>
  words.length > 1
    ? t('sliceAt', { slice: words.slice(0, -1).join(', '), at: words.at(-1) ?? '' })
    : (words[0] ?? '');

function item(title: string, fields: Readonly<Record<string, unknown>>): ChecklistItem {
  const missing = Object.keys(fields).filter((name) => !fields[name]);
  return {
    title,
    missing: t('addListed', { listed: listed(missing) }),
    isDone: missing.length === 0,
  };
}

const optional: typeof item = (...part) => ({ ...item(...part), isOptional: true });

/** Whether all required parts are complete. */
export const isComplete = (items: readonly ChecklistItem[]): boolean =>
  items.every(({ isDone, isOptional }) => isDone || isOptional);

/** The parts of a complete profile, in the order of its sections. */
export function profileChecklist(profile: ProfessionalProfile): ChecklistItem[] {
  const { availability, preferred_work_type, desired_salary_min, desired_salary_max } = profile;
  return [
    item(t('contactInformation'), {
      [t('yourName')]: profile.full_name,
      [t('anEmailAddress')]: profile.email,
      [t('aPhoneNumber')]: profile.phone,
      [t('yourTown')]: profile.location,
    }),
    item(t('professionalInformation'), {
      [t('yourTitle')]: profile.professional_title,
      [t('aSummary')]: profile.summary,
    }),
    item(t('skills'), { [t('whatYouCanDo')]: profile.skills.length }),
    item(t('experience'), { [t('jobsYouHad')]: profile.experience.length }),
    item(t('education'), { [t('schoolsOrCourses')]: profile.education.length }),
    optional(t('certifications'), { [t('licenseOrCertificate')]: profile.certifications.length }),
    optional(t('onlinePresence'), { [t('aLink')]: profileLinks.some(([name]) => profile[name]) }),
    item(t('jobPreferences'), {
      [t('whenYouCanStart')]: availability,
      [t('whereYouWantToWork')]: preferred_work_type,
      [t('payYouLookFor')]: desired_salary_min ?? desired_salary_max,
    }),
  ];
}

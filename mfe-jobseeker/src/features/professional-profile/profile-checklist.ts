import type { ProfessionalProfile } from '@commons/contracts/profiles';
import { profileLinks } from '@commons/web-kit/profile-text';

/** A part of the profile, named as its section in view and edit mode. */
export interface ChecklistItem {
  readonly title: string;
  /** What to add, for a part that is not done. */
  readonly missing: string;
  readonly isDone: boolean;
  /** Not everybody has it: the checklist goes without it, too. */
  readonly isOptional?: boolean;
}

const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

function item(title: string, fields: Readonly<Record<string, unknown>>): ChecklistItem {
  const missing = Object.keys(fields).filter((name) => !fields[name]);
  return { title, missing: `Add ${listed(missing)}`, isDone: missing.length === 0 };
}

const optional: typeof item = (...part) => ({ ...item(...part), isOptional: true });

/** Whether everything is done that everybody has. */
export const isComplete = (items: readonly ChecklistItem[]): boolean =>
  items.every(({ isDone, isOptional }) => isDone || isOptional);

/** What a complete profile has, in the order of its sections. */
export function profileChecklist(profile: ProfessionalProfile): ChecklistItem[] {
  const { availability, preferred_work_type, desired_salary_min, desired_salary_max } = profile;
  return [
    item('Contact Information', {
      'your name': profile.full_name,
      'an email address': profile.email,
      'a phone number': profile.phone,
      'your town': profile.location,
    }),
    item('Professional Information', {
      'your title': profile.professional_title,
      'a summary': profile.summary,
    }),
    item('Skills', { 'what you can do': profile.skills.length }),
    item('Experience', { 'the jobs you have had': profile.experience.length }),
    item('Education', { 'your schools or courses': profile.education.length }),
    optional('Certifications', { 'a license or certificate': profile.certifications.length }),
    optional('Online Presence', { 'a link': profileLinks.some(([name]) => profile[name]) }),
    item('Job Preferences', {
      'when you can start': availability,
      'where you want to work': preferred_work_type,
      'the pay you look for': desired_salary_min ?? desired_salary_max,
    }),
  ];
}

import type { AccountType } from '@commons/contracts/account/account-lists';
import type { AccountProfile } from '@commons/contracts/account/account-profile';
import { profileUpdateLimits } from '@commons/contracts/field-limits';
import { t } from '@commons/ui/text/texts';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import type { FieldLabels } from '@commons/web-kit/forms/text-conflict';

/** The fields of Basic Information as form values. */
export interface ProfileValues {
  readonly full_name: string;
  readonly company_name: string;
  readonly email: string;
  readonly location: string;
  readonly phone: string;
  readonly website: string;
  readonly description: string;
  readonly bio: string;
  /** Comma-separated (D2 §3). */
  readonly skills: string;
  readonly experience_level: string;
}

/** The label of every field, in screen order. The address is changed by its own call. */
export const profileLabels: Omit<FieldLabels<ProfileValues>, 'email'> = {
  full_name: t('fullName'),
  company_name: t('companyName'),
  location: t('location'),
  phone: t('phone'),
  website: t('website'),
  description: t('description'),
  skills: t('skills'),
  experience_level: t('experienceLevel2'),
  bio: t('bio'),
};

const { experience_level: _, ...textLimits } = profileUpdateLimits;

/** Maximum lengths of the text fields. */
export const profileLimits = { ...textLimits, email: 254 };

export const profileValues = (profile: AccountProfile): ProfileValues => ({
  full_name: profile.full_name,
  company_name: profile.company_name ?? '',
  email: profile.email,
  location: profile.location ?? '',
  phone: profile.phone ?? '',
  website: profile.website ?? '',
  // An employer's `bio` is the default for the description (D2 §3).
  description: profile.description || profile.bio || '',
  bio: profile.bio ?? '',
  skills: (profile.skills ?? []).join(', '),
  experience_level: profile.experience_level ?? '',
});

/** Compares without case: domains ignore it, and so do mailbox names in practice. */
export const isOtherAddress = (typed: string, saved: string): boolean =>
  typed.trim().toLowerCase() !== saved.toLowerCase();

/** The first violated rule (D2 §5, in this order). Only a new address needs the password (decision A41). */
export function profileProblem(
  values: ProfileValues,
  email: { readonly saved: string; readonly password: string },
): FieldErrors | undefined {
  if (!values.full_name.trim()) return { full_name: t('fullNameRequired') };
  if (!values.email.trim()) return { email: t('emailRequired') };
  if (!/^\S+@\S+\.\S+$/.test(values.email.trim())) {
    return { email: t('pleaseEnterValidEmailAddress') };
  }
  const website = values.website.trim();
  if (website && !/^https?:\/\//i.test(website)) return { website: t('websiteUrlMustStartHttp') };
  if (isOtherAddress(values.email, email.saved) && !email.password) {
    return { current_password: t('enterCurrentPasswordChangeEmail') };
  }
  return undefined;
}

const words = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** The body of PUT /profile by account type (D2 §7), without the address. */
export function profileBody(values: ProfileValues, accountType: AccountType) {
  const { full_name, location, phone, website } = values;
  if (accountType === 'employer') {
    const { company_name, description } = values;
    return { full_name, company_name, location, phone, website, description };
  }
  const { bio, experience_level } = values;
  return {
    full_name,
    location,
    phone,
    bio,
    skills: words(values.skills),
    experience_level,
    website,
  };
}

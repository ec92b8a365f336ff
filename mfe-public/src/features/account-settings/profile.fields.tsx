import type { AccountType } from '@commons/contracts/account/account-lists';
import { jobExperienceFilters } from '@commons/contracts/jobs/job-lists';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { t } from '@commons/ui/text/texts';
import type { BindField } from '@commons/web-kit/forms/use-form';
import { sitePlace } from '@commons/web-kit/portal/site-place';
import styles from './forms.module.css';
import type { ProfileValues } from './profile-values';

interface ProfileFieldsProps {
  readonly field: BindField<ProfileValues>;
}

/** Fields of both account types, below name and address. */
export function ContactFields({ field }: ProfileFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('location')}
          placeholder={sitePlace().text}
          autoComplete="address-level2"
          {...field('location')}
        />
        <TextField label={t('phone')} type="tel" autoComplete="tel" {...field('phone')} />
      </div>
      <TextField
        label={t('website')}
        type="url"
        autoComplete="url"
        autoCapitalize="none"
        placeholder="https://"
        {...field('website')}
      />
    </>
  );
}

/** Fields of one account type: an employer's description; a job seeker's skills, experience and bio. */
export function TypeFields({
  accountType,
  field,
}: ProfileFieldsProps & { readonly accountType: AccountType }) {
  if (accountType === 'employer') {
    return (
      <TextArea
        label={t('description')}
        rows={6}
        help={t('whatCompanyWhoServes')}
        countTo={5_000}
        {...field('description')}
      />
    );
  }
  const experience = field('experience_level');
  return (
    <>
      <TextField
        label={t('skills')}
        help={t('separateThemCommas')}
        placeholder={t('customerServiceExcelForkliftLicense')}
        {...field('skills')}
      />
      <SelectField
        label={t('experienceLevel2')}
        options={levelsWith(experience.value ?? '')}
        placeholder={t('notSpecified')}
        {...experience}
      />
      <TextArea
        label={t('bio')}
        rows={6}
        help={t('fewSentencesAboutWorkLook')}
        countTo={5_000}
        {...field('bio')}
      />
    </>
  );
}

/** A saved level that is no longer listed stays selectable, or saving would change it silently. */
const levelsWith = (saved: string): readonly string[] =>
  !saved || (jobExperienceFilters as readonly string[]).includes(saved)
    ? jobExperienceFilters
    : [...jobExperienceFilters, saved];

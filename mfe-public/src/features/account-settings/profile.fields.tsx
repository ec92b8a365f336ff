import type { AccountType } from '@commons/contracts/account-lists';
import { jobExperienceFilters } from '@commons/contracts/job-lists';
import { SelectField } from '@commons/ui/select-field';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import { t } from '@commons/ui/texts';
import { sitePlace } from '@commons/web-kit/site-place';
import type { ChangeEvent } from 'react';
import styles from './forms.module.css';
import type { ProfileValues } from './profile-values';
import type { Problems } from './use-save';

interface ProfileFieldsProps {
  readonly accountType: AccountType;
  readonly values: ProfileValues;
  readonly problems: Problems;
  readonly change: (change: Partial<ProfileValues>) => void;
}

/** Name, value, error and change handler of one field. The length limits are the server's. */
export const bind =
  ({ values, problems, change }: Pick<ProfileFieldsProps, 'values' | 'problems' | 'change'>) =>
  (name: keyof ProfileValues, maxLength: number) => ({
    name,
    maxLength,
    value: values[name],
    error: problems[name],
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change({ [name]: target.value }),
  });

/** Fields of both account types, below name and address. */
export function ContactFields(props: ProfileFieldsProps) {
  const field = bind(props);
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={t('location')}
          placeholder={sitePlace().text}
          autoComplete="address-level2"
          {...field('location', 120)}
        />
        <TextField label={t('phone')} type="tel" autoComplete="tel" {...field('phone', 40)} />
      </div>
      <TextField
        label={t('website')}
        type="url"
        autoComplete="url"
        autoCapitalize="none"
        placeholder="https://"
        {...field('website', 300)}
      />
    </>
  );
}

/** Fields of one account type: an employer's description; a job seeker's skills, experience and bio. */
export function TypeFields(props: ProfileFieldsProps) {
  const field = bind(props);
  if (props.accountType === 'employer') {
    return (
      <TextArea
        label={t('description')}
        rows={6}
        help={t('whatCompanyWhoServes')}
        countTo={5_000}
        {...field('description', 5_000)}
      />
    );
  }
  const { maxLength: _, ...experience } = field('experience_level', 40);
  return (
    <>
      <TextField
        label={t('skills')}
        help={t('separateThemCommas')}
        placeholder={t('customerServiceExcelForkliftLicense')}
        {...field('skills', 5_000)}
      />
      <SelectField
        label={t('experienceLevel2')}
        options={levelsWith(experience.value)}
        placeholder={t('notSpecified')}
        {...experience}
      />
      <TextArea
        label={t('bio')}
        rows={6}
        help={t('fewSentencesAboutWorkLook')}
        countTo={5_000}
        {...field('bio', 5_000)}
      />
    </>
  );
}

/** A saved level that is no longer listed stays selectable, or saving would change it silently. */
const levelsWith = (saved: string): readonly string[] =>
  !saved || (jobExperienceFilters as readonly string[]).includes(saved)
    ? jobExperienceFilters
    : [...jobExperienceFilters, saved];

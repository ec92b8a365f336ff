import { professionalProfileUpdateLimits } from '@commons/contracts/field-limits';
import { availabilities, workPreferences } from '@commons/contracts/resumes/profile-lists';
import { EmailField, NameField } from '@commons/ui/forms/person-fields';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { longestNumber } from '@commons/ui/forms/text-lengths';
import { Section } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import { sitePlace } from '@commons/web-kit/portal/site-place';
import type { ComponentProps } from 'react';
import { type ProfileTextName, type ProfileValues } from '../profile-values';
import { codeOptions } from '../profile-words';
import styles from './profile.form.module.css';

export interface ProfileFieldsProps {
  readonly values: ProfileValues;
  /** Errors from the server, by field. */
  readonly problems: FieldErrors;
  readonly change: (part: Partial<ProfileValues>) => void;
}

type Changed = { readonly target: { readonly value: string } };

const control = ({ values, problems, change }: ProfileFieldsProps, name: ProfileTextName) => ({
  name,
  value: values[name],
  error: problems[name] ?? '',
  onChange: ({ target }: Changed) => change({ [name]: target.value }),
});

/** Name, contact details and profession. */
export function PersonFields(props: ProfileFieldsProps) {
  const field = (name: ProfileTextName) => control(props, name);
  return (
    <>
      <Part title={t('contactInformation')}>
        <NameField label={t('fullName')} {...field('full_name')} />
        <EmailField {...field('email')} />
        <TextField
          label={t('phone')}
          type="tel"
          maxLength={professionalProfileUpdateLimits.phone}
          {...field('phone')}
        />
        <TextField
          label={t('location')}
          placeholder={sitePlace().text}
          maxLength={professionalProfileUpdateLimits.location}
          {...field('location')}
        />
      </Part>
      <Part title={t('professionalInformation')}>
        <TextField
          label={t('professionalTitle')}
          maxLength={professionalProfileUpdateLimits.professional_title}
          {...field('professional_title')}
        />
        <TextArea
          className={styles.wide}
          label={t('summary')}
          rows={6}
          maxLength={professionalProfileUpdateLimits.summary}
          countTo={professionalProfileUpdateLimits.summary}
          {...field('summary')}
        />
      </Part>
    </>
  );
}

const link = {
  type: 'url',
  inputMode: 'url',
  maxLength: professionalProfileUpdateLimits.website_url,
} as const;

/** Links to other profiles. */
export function LinkFields(props: ProfileFieldsProps) {
  const field = (name: ProfileTextName) => control(props, name);
  return (
    <Part title={t('onlinePresence')}>
      <TextField label={t('linkedin')} {...link} {...field('linkedin_url')} />
      <TextField label={t('github')} {...link} {...field('github_url')} />
      <TextField label={t('portfolio')} {...link} {...field('portfolio_url')} />
      <TextField label={t('website')} {...link} {...field('website_url')} />
    </Part>
  );
}

/** What the person looks for. */
export function PreferenceFields(props: ProfileFieldsProps) {
  const field = (name: ProfileTextName) => control(props, name);
  const salary = (name: 'desired_salary_min' | 'desired_salary_max') => ({
    ...field(name),
    prefix: '$',
    inputMode: 'numeric' as const,
    maxLength: longestNumber,
  });
  return (
    <Part title={t('jobPreferences')}>
      <SelectField
        label={t('availability')}
        placeholder={t('notStated')}
        options={codeOptions(availabilities)}
        {...field('availability')}
      />
      <SelectField
        label={t('preferredWorkType')}
        placeholder={t('notStated')}
        options={codeOptions(workPreferences)}
        {...field('preferred_work_type')}
      />
      <TextField label={t('desiredSalaryMinimum')} {...salary('desired_salary_min')} />
      <TextField label={t('desiredSalaryMaximum')} {...salary('desired_salary_max')} />
    </Part>
  );
}

function Part({ children, ...section }: ComponentProps<typeof Section>) {
  return (
    <Section {...section}>
      <div className={styles.fields}>{children}</div>
    </Section>
  );
}

import { availabilities, workPreferences } from '@commons/contracts/profile-lists';
import { Section } from '@commons/ui/page';
import { EmailField, NameField } from '@commons/ui/person-fields';
import { SelectField } from '@commons/ui/select-field';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import { sitePlace } from '@commons/web-kit/site-place';
import type { ComponentProps } from 'react';
import styles from './profile.form.module.css';
import { type ProfileProblems, type ProfileTextName, type ProfileValues } from './profile-values';
import { codeOptions } from './profile-words';

export interface ProfileFieldsProps {
  readonly values: ProfileValues;
  /** Errors from the server, by field. */
  readonly problems: ProfileProblems;
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
      <Part title="Contact Information">
        <NameField label="Full name" {...field('full_name')} />
        <EmailField {...field('email')} />
        <TextField label="Phone" type="tel" maxLength={40} {...field('phone')} />
        <TextField
          label="Location"
          placeholder={sitePlace().text}
          maxLength={120}
          {...field('location')}
        />
      </Part>
      <Part title="Professional Information">
        <TextField label="Professional title" maxLength={120} {...field('professional_title')} />
        <TextArea
          className={styles.wide}
          label="Summary"
          rows={6}
          maxLength={5_000}
          countTo={5_000}
          {...field('summary')}
        />
      </Part>
    </>
  );
}

const link = { type: 'url', inputMode: 'url', maxLength: 300 } as const;

/** Links to other profiles. */
export function LinkFields(props: ProfileFieldsProps) {
  const field = (name: ProfileTextName) => control(props, name);
  return (
    <Part title="Online Presence">
      <TextField label="LinkedIn" {...link} {...field('linkedin_url')} />
      <TextField label="GitHub" {...link} {...field('github_url')} />
      <TextField label="Portfolio" {...link} {...field('portfolio_url')} />
      <TextField label="Website" {...link} {...field('website_url')} />
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
    maxLength: 24,
  });
  return (
    <Part title="Job Preferences">
      <SelectField
        label="Availability"
        placeholder="Not stated"
        options={codeOptions(availabilities)}
        {...field('availability')}
      />
      <SelectField
        label="Preferred work type"
        placeholder="Not stated"
        options={codeOptions(workPreferences)}
        {...field('preferred_work_type')}
      />
      <TextField label="Desired salary minimum" {...salary('desired_salary_min')} />
      <TextField label="Desired salary maximum" {...salary('desired_salary_max')} />
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

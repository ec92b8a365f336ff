import { availabilities, workPreferences } from '@commons/contracts/profile-lists';
import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { Section } from '@commons/ui/page';
import { EmailField, NameField } from '@commons/ui/person-fields';
import { SelectField } from '@commons/ui/select-field';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styles from './profile.form.module.css';
import view from './profile.module.css';
import { rowLists } from './profile-lists';
import {
  type ProfileProblems,
  type ProfileTextName,
  type ProfileValues,
  salaryDigits,
} from './profile-values';
import { codeOptions } from './profile-words';
import { RowsEditor } from './rows.editor';
import { SkillPrompt, SkillsEditor, withSkills } from './skills.editor';

interface ProfileFormProps {
  readonly values: ProfileValues;
  readonly change: (part: Partial<ProfileValues>) => void;
  readonly isChanged: boolean;
  readonly saving: boolean;
  /** What the server refused. Nothing is checked here (D2 §5). */
  readonly problems: ProfileProblems;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Edit mode: all fields, saved together. */
export function ProfileForm(props: ProfileFormProps) {
  const { values, change } = props;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Fields {...props} onAddSkill={() => setAsking(true)} />
      {asking && (
        <SkillPrompt
          onClose={() => setAsking(false)}
          onAdd={(typed) => change({ skills: withSkills(values.skills, typed) })}
        />
      )}
    </>
  );
}

function Fields({
  values,
  change,
  isChanged,
  saving,
  problems,
  onSave,
  onCancel,
  onAddSkill,
}: ProfileFormProps & { readonly onAddSkill: () => void }) {
  const form = useFocusOnRefusal(problems);
  const field = (name: ProfileTextName) => ({
    name,
    value: values[name],
    error: problems[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const salary = (name: 'desired_salary_min' | 'desired_salary_max') => ({
    ...field(name),
    prefix: '$',
    inputMode: 'numeric' as const,
    maxLength: 12,
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: salaryDigits(target.value) }),
  });
  const link = { type: 'url', inputMode: 'url', maxLength: 300 } as const;
  return (
    <form
      className={styles.form}
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !saving) onSave();
      }}
    >
      <h2 className={view.title} tabIndex={-1}>
        Edit your professional profile
      </h2>
      <Part title="Contact Information">
        <NameField label="Full name" {...field('full_name')} />
        <EmailField {...field('email')} />
        <TextField label="Phone" type="tel" maxLength={40} {...field('phone')} />
        <TextField
          label="Location"
          placeholder="Chattanooga, TN"
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
      <SkillsEditor
        skills={values.skills}
        onChange={(skills) => change({ skills })}
        onAdd={onAddSkill}
      />
      {rowLists.map(({ name, ...list }) => (
        <RowsEditor
          key={name}
          {...list}
          name={name}
          rows={values[name]}
          problems={problems}
          onChange={(rows) => change({ [name]: rows })}
        />
      ))}
      <Part title="Online Presence">
        <TextField label="LinkedIn" {...link} {...field('linkedin_url')} />
        <TextField label="GitHub" {...link} {...field('github_url')} />
        <TextField label="Portfolio" {...link} {...field('portfolio_url')} />
        <TextField label="Website" {...link} {...field('website_url')} />
      </Part>
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
      <div className={styles.foot}>
        {isChanged && <Banner tone="warning">You have unsaved changes.</Banner>}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            disabled={!isChanged}
            busy={saving}
            busyLabel="Saving..."
          >
            Save Changes
          </Button>
          <Button disabled={saving} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

function Part({ children, ...section }: ComponentProps<typeof Section>) {
  return (
    <Section {...section}>
      <div className={styles.fields}>{children}</div>
    </Section>
  );
}

/** The first field that the server refused gets the focus, so that its words are heard. */
function useFocusOnRefusal(problems: ProfileProblems) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])]
      .find((field) => problems[field.getAttribute('name') ?? ''])
      ?.focus();
  }, [problems]);
  return form;
}

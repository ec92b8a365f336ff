import { Banner } from '@commons/ui/banner';
import { Button } from '@commons/ui/button';
import { StickyFoot } from '@commons/ui/sticky-foot';
import { t } from '@commons/ui/texts';
import { useEffect, useRef, useState } from 'react';
import styles from './profile.form.module.css';
import view from './profile.module.css';
import {
  LinkFields,
  PersonFields,
  PreferenceFields,
  type ProfileFieldsProps,
} from './profile-form.fields';
import { rowLists } from './profile-lists';
import type { ProfileProblems } from './profile-values';
import { RowsEditor } from './rows.editor';
import { SkillPrompt, SkillsEditor, withSkills } from './skills.editor';

interface ProfileFormProps extends ProfileFieldsProps {
  readonly isChanged: boolean;
  readonly saving: boolean;
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
  const fields = { values, problems, change };
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
        {t('editProfessionalProfile')}
      </h2>
      <PersonFields {...fields} />
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
      <LinkFields {...fields} />
      <PreferenceFields {...fields} />
      <StickyFoot>
        {isChanged && <Banner tone="warning">{t('haveUnsavedChanges')}</Banner>}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            disabled={!isChanged}
            busy={saving}
            busyLabel={t('saving')}
          >
            {t('saveChanges')}
          </Button>
          <Button disabled={saving} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </StickyFoot>
    </form>
  );
}

/** Focuses the first refused field, so that its message is announced. */
function useFocusOnRefusal(problems: ProfileProblems) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    [...(form.current?.querySelectorAll<HTMLElement>('[name]') ?? [])]
      .find((field) => problems[field.getAttribute('name') ?? ''])
      ?.focus();
  }, [problems]);
  return form;
}

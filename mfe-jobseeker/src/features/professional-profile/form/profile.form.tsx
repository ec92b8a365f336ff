import { Button } from '@commons/ui/controls/button';
import { StickyFoot } from '@commons/ui/layout/sticky-foot';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { type FormEvent, useState } from 'react';
import view from '../profile.module.css';
import { rowLists } from '../profile-rows';
import styles from './profile.form.module.css';
import {
  LinkFields,
  PersonFields,
  PreferenceFields,
  type ProfileFieldsProps,
} from './profile-form.fields';
import { RowsEditor } from './rows.editor';
import { SkillPrompt, SkillsEditor, withSkills } from './skills.editor';

interface ProfileFormProps extends ProfileFieldsProps {
  readonly isChanged: boolean;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLElement>) => void;
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
  busy,
  problems,
  onSubmit,
  onCancel,
  onAddSkill,
}: ProfileFormProps & { readonly onAddSkill: () => void }) {
  const fields = { values, problems, change };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSubmit(event);
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
            busy={busy}
            busyLabel={t('saving')}
          >
            {t('saveChanges')}
          </Button>
          <Button disabled={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </StickyFoot>
    </form>
  );
}

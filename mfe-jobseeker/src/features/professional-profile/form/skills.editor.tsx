import {
  professionalProfileUpdateEntries,
  professionalProfileUpdateLimits,
  typedListLimit,
} from '@commons/contracts/field-limits';
import { BadgeRow, Chip } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { TextField } from '@commons/ui/forms/text-field';
import { Section } from '@commons/ui/layout/page';
import { PlusIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { type FormEvent, useId, useState } from 'react';
import styles from './profile.form.module.css';

const most = professionalProfileUpdateEntries.skills;
const length = professionalProfileUpdateLimits.skills;

interface SkillsEditorProps {
  readonly skills: readonly string[];
  readonly onChange: (skills: readonly string[]) => void;
  /** Opens the prompt, which is outside the form: Enter in it must not save the profile. */
  readonly onAdd: () => void;
}

/** Skills: added through a prompt, removed one by one (PRO-03). */
export function SkillsEditor({ skills, onChange, onAdd }: SkillsEditorProps) {
  const list = useFocusAfterRemoval<HTMLDivElement>();
  return (
    <Section title={t('skills')}>
      <div className={styles.rows} ref={list}>
        {skills.length === 0 && <p className={styles.soft}>{t('nothingHereYet')}</p>}
        {skills.length > 0 && (
          <BadgeRow>
            {skills.map((skill) => (
              <Chip
                key={skill}
                onRemove={() => onChange(skills.filter((other) => other !== skill))}
              >
                {skill}
              </Chip>
            ))}
          </BadgeRow>
        )}
        <Button icon={<PlusIcon />} disabled={skills.length >= most} onClick={onAdd}>
          {t('addSkill')}
        </Button>
      </div>
    </Section>
  );
}

/** Adds comma-separated skills without duplicates. */
export function withSkills(skills: readonly string[], typed: string): readonly string[] {
  const all = [...skills];
  for (const word of typed.split(',')) {
    const skill = word.trim().slice(0, length);
    const isThere = all.some((other) => other.toLowerCase() === skill.toLowerCase());
    if (skill && !isThere) all.push(skill);
  }
  return all.slice(0, most);
}

interface SkillPromptProps {
  readonly onAdd: (typed: string) => void;
  readonly onClose: () => void;
}

/** The prompt for skills. */
export function SkillPrompt({ onAdd, onClose }: SkillPromptProps) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd(typed);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('addSkill2')}
      width="narrow"
      keepOnOutsidePress={typed !== ''}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={id} variant="primary" disabled={!typed.trim()}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <TextField
          data-autofocus=""
          label={t('skill')}
          help={t('separateSeveralByCommas')}
          maxLength={typedListLimit(most, length)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  );
}

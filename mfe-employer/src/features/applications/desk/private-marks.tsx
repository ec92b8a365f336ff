import {
  mostStars,
  privateNoteMaximum,
  tagMaximum,
} from '@commons/contracts/applications/applicant-lists';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Chip } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { type FormEvent, useState } from 'react';
import styles from './desk.module.css';
import type { DeskParts } from './desk-parts';
import { Stars } from './stars';

type PrivateMarksProps = DeskParts & { readonly application: EmployerApplication };

/** Stars, tags and a note that the applicant never sees. Read-only for a colleague with read access. */
export function PrivateMarks(props: PrivateMarksProps) {
  return useMayWrite() ? <Marking {...props} /> : <Marked application={props.application} />;
}

function Marked({ application }: Pick<PrivateMarksProps, 'application'>) {
  const { stars = 0, tags = [], private_note } = application;
  if (stars + tags.length === 0 && !private_note) return null;
  return (
    <section aria-label={t('notShownApplicant')} className={styles.private}>
      <Row gap={1}>
        {stars > 0 && <Stars stars={stars} />}
        {tags.map((one) => (
          <span className={styles.tag} key={one}>
            {one}
          </span>
        ))}
      </Row>
      {private_note && <p className={styles.letter}>{private_note}</p>}
    </section>
  );
}

function Marking({ application, changes, summary }: PrivateMarksProps) {
  const { id, stars = 0, tags = [], private_note = '' } = application;
  const [tag, setTag] = useState('');
  const [note, changeNote, forgetNote] = useDraft(`private-note:${id}`, { text: '', open: false });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!tag.trim()) return;
    changes.make([{ id, add_tags: [tag.trim()] }]);
    setTag('');
  };
  const save = () => {
    changes.make([{ id, private_note: note.text.trim() }]);
    forgetNote();
  };
  return (
    <fieldset className={styles.private}>
      <legend className={styles.privateTitle}>{t('onlyForYou')}</legend>
      <Stack gap={3}>
        <Row gap={1}>
          {Array.from({ length: mostStars }, (_, at) => at + 1).map((count) => (
            <button
              aria-label={t('countMoststarsStars', { count, mostStars })}
              aria-pressed={stars === count}
              className={styles.starButton}
              data-on={count <= stars || undefined}
              key={count}
              onClick={() => changes.make([{ id, stars: stars === count ? 0 : count }])}
              type="button"
            >
              {count <= stars ? '★' : '☆'}
            </button>
          ))}
          {tags.map((one) => (
            <Chip key={one} onRemove={() => changes.make([{ id, remove_tags: [one] }])}>
              {one}
            </Chip>
          ))}
        </Row>
        <form className={styles.tagForm} onSubmit={add}>
          <TextField
            hideLabel
            label={t('newTag')}
            list="known-tags"
            maxLength={tagMaximum}
            onChange={({ target }) => setTag(target.value)}
            placeholder={t('newTag')}
            value={tag}
          />
          <datalist id="known-tags">
            {summary?.tags.map((one) => (
              <option key={one.tag} value={one.tag} />
            ))}
          </datalist>
          <Button type="submit">{t('addTag')}</Button>
        </form>
        {!note.open && private_note && <p className={styles.letter}>{private_note}</p>}
        {note.open ? (
          <>
            <TextArea
              autoFocus
              label={t('privateNote')}
              maxLength={privateNoteMaximum}
              onChange={({ target }) => changeNote({ text: target.value })}
              rows={3}
              value={note.text}
            />
            <Row gap={2}>
              <Button onClick={save} size="small">
                {t('savePrivateNote')}
              </Button>
              <Button onClick={forgetNote} size="small" variant="quiet">
                {t('cancel')}
              </Button>
            </Row>
          </>
        ) : (
          <Row>
            <Button
              onClick={() => changeNote({ text: note.text || private_note, open: true })}
              size="small"
              variant="quiet"
            >
              {private_note ? t('changePrivateNote') : t('addPrivateNote')}
            </Button>
          </Row>
        )}
      </Stack>
    </fieldset>
  );
}

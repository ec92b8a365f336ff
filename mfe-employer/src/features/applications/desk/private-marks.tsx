import {
  maxPrivateNoteLength,
  maxStars,
  maxTagLength,
} from '@commons/contracts/applications/applicant-lists';
import type { EmployerApplication } from '@commons/contracts/applications/applications';
import { Chip } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useMayWrite } from '@commons/web-kit/session/business-role';
import { type FormEvent, useEffect, useState } from 'react';
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
  const { id, tags = [] } = application;
  const marks = useFocusAfterRemoval<HTMLDivElement>();
  return (
    <fieldset className={styles.private}>
      <legend className={styles.privateTitle}>{t('onlyForYou')}</legend>
      <Stack gap={3} ref={marks}>
        <Row gap={1}>
          <StarButtons application={application} changes={changes} />
          {tags.map((one) => (
            <Chip key={one} onRemove={() => changes.make([{ id, remove_tags: [one] }])}>
              {one}
            </Chip>
          ))}
        </Row>
        <TagForm
          known={summary?.tags.map(({ tag }) => tag) ?? []}
          onAdd={(tag) => changes.make([{ id, add_tags: [tag] }])}
        />
        <PrivateNote application={application} changes={changes} />
      </Stack>
    </fieldset>
  );
}

type MarkProps = Pick<PrivateMarksProps, 'application' | 'changes'>;

/** A button for each number of stars; the current one removes them. */
const StarButtons = ({ application: { id, stars = 0 }, changes }: MarkProps) =>
  Array.from({ length: maxStars }, (_, at) => at + 1).map((count) => (
    <button
      aria-label={t('countMoststarsStars', { count, maxStars })}
      aria-pressed={stars === count}
      className={styles.starButton}
      data-on={count <= stars || undefined}
      key={count}
      onClick={() => changes.make([{ id, stars: stars === count ? 0 : count }])}
      type="button"
    >
      {count <= stars ? '★' : '☆'}
    </button>
  ));

interface TagFormProps {
  /** Suggested tags: those in use. */
  readonly known: readonly string[];
  readonly onAdd: (tag: string) => void;
}

function TagForm({ known, onAdd }: TagFormProps) {
  const [tag, setTag] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!tag.trim()) return;
    onAdd(tag.trim());
    setTag('');
  };
  return (
    <form className={styles.tagForm} data-print="hide" onSubmit={add}>
      <TextField
        hideLabel
        label={t('newTag')}
        list="known-tags"
        maxLength={maxTagLength}
        onChange={({ target }) => setTag(target.value)}
        placeholder={t('newTag')}
        value={tag}
      />
      <datalist id="known-tags">
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button type="submit">{t('addTag')}</Button>
    </form>
  );
}

const noNote = { text: '', open: false };

function PrivateNote({ application: { id, private_note = '' }, changes }: MarkProps) {
  const [note, changeNote, forgetNote] = useDraft(`private-note:${id}`, noNote);
  const text = note.text.trim();
  const save = () => {
    changes.make([{ id, private_note: text }]);
    changeNote({ open: false });
  };
  // Only a stored note is forgotten: what is queued goes with the page.
  const isStored = text !== '' && text === private_note && !changes.pending.has(id);
  useEffect(() => {
    if (isStored && !note.open) forgetNote();
  }, [isStored, note.open, forgetNote]);
  if (note.open)
    return (
      <>
        <TextArea
          autoFocus
          label={t('privateNote')}
          maxLength={maxPrivateNoteLength}
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
    );
  return (
    <>
      {private_note && <p className={styles.letter}>{private_note}</p>}
      <Row>
        <Button
          onClick={() => changeNote({ text: note.text || private_note, open: true })}
          size="small"
          variant="quiet"
        >
          {private_note ? t('changePrivateNote') : t('addPrivateNote')}
        </Button>
      </Row>
    </>
  );
}

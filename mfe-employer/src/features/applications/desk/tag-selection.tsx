import { maxTagLength } from '@commons/contracts/applications/applicant-lists';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import type { SelectedApplication } from './desk.api';
import type { DeskParts } from './desk-parts';

/** Adds a tag to all selected applications, or removes it. */
export function TagSelection({
  chosen,
  changes,
  summary,
}: DeskParts & { readonly chosen: readonly SelectedApplication[] }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const tag = text.trim();
  const apply = (kind: 'add_tags' | 'remove_tags') => {
    if (!tag) return;
    changes.make(chosen.map(({ id }) => ({ id, [kind]: [tag] })));
    setOpen(false);
    setText('');
  };
  return (
    <>
      <Button onClick={() => setOpen(true)} size="small">
        {t('tag')}
      </Button>
      <Dialog
        footer={
          <>
            <Button onClick={() => apply('remove_tags')}>{t('removeTag')}</Button>
            <Button onClick={() => apply('add_tags')} variant="primary">
              {t('addTag')}
            </Button>
          </>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={t('tagLengthApplications', { length: chosen.length })}
        width="narrow"
      >
        <Stack gap={3}>
          <p>{t('onlySeeTags')}</p>
          <TextField
            data-autofocus
            label={t('tag')}
            list="application-tags"
            maxLength={maxTagLength}
            onChange={({ target }) => setText(target.value)}
            value={text}
          />
          <datalist id="application-tags">
            {summary?.tags.map((one) => (
              <option key={one.tag} value={one.tag} />
            ))}
          </datalist>
        </Stack>
      </Dialog>
    </>
  );
}

import type { Draft } from '@commons/contracts/tools/ai';
import { Button, IconButton } from '@commons/ui/controls/button';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { UndoToast } from '@commons/ui/messages/undo-toast';
import { TrashIcon } from '@commons/ui/pictures/icons';
import { DayTime } from '@commons/ui/text/day';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { useDeleteDraft, useDrafts, useKeepDraft } from './drafts.api';
import styles from './drafts.module.css';

interface KeptDraftsProps {
  readonly tool: string;
  readonly onOpen: (draft: Draft) => void;
}

const draftName = ({ title }: Draft) => title || t('draft');

/** The latest drafts of a tool. No list when there are none or they cannot be loaded. */
export function KeptDrafts({ tool, onOpen }: KeptDraftsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const drafts = useDrafts(tool).data ?? [];
  const deleting = useDeleteDraft(tool);
  const keeping = useKeepDraft();
  const [deleted, setDeleted] = useState<Draft>();
  const list = useFocusAfterRemoval<HTMLUListElement>();
  const keepAgain = () => {
    if (!deleted) return;
    const { title, text, provider, input } = deleted;
    const body = { tool, title, text, provider, input };
    keeping.mutate(body, { onSuccess: () => setDeleted(undefined) });
  };
  const offerUndo = (draft?: Draft) => {
    keeping.reset();
    setDeleted(draft);
  };
  return (
    <>
      {drafts.length > 0 && (
        <Disclosure
          count={drafts.length}
          label={t('keptDrafts')}
          onToggle={setIsOpen}
          open={isOpen}
        >
          <ul className={styles.drafts} ref={list}>
            {drafts.map((draft) => (
              <li className={styles.draft} key={draft.id}>
                <span className={styles.words}>
                  <span>{draftName(draft)}</span>
                  <DayTime className={styles.time} iso={draft.created_at} />
                </span>
                <Button
                  aria-label={t('openNamed', { name: draftName(draft) })}
                  onClick={() => {
                    onOpen(draft);
                    setIsOpen(false);
                  }}
                  size="small"
                >
                  {t('open')}
                </Button>
                <IconButton
                  disabled={deleting.isPending && deleting.variables === draft.id}
                  icon={<TrashIcon />}
                  label={t('deleteNamed', { name: draftName(draft) })}
                  onClick={() => deleting.mutate(draft.id, { onSuccess: () => offerUndo(draft) })}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {deleting.isError && <p role="alert">{t('draftCouldNotDeleted')}</p>}
      {keeping.isError && <p role="alert">{t('draftNotKeptAgain')}</p>}
      <UndoToast
        busy={keeping.isPending}
        done={deleted && t('deletedNamed', { name: draftName(deleted) })}
        onClose={() => offerUndo()}
        onUndo={keepAgain}
      />
    </>
  );
}

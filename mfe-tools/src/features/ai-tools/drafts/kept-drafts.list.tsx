import type { Draft } from '@commons/contracts/ai';
import { Button, IconButton } from '@commons/ui/button';
import { DayTime } from '@commons/ui/day';
import { Disclosure } from '@commons/ui/disclosure';
import { TrashIcon } from '@commons/ui/icons';
import { useState } from 'react';
import { useDeleteDraft, useDrafts } from './drafts.api';
import styles from './drafts.module.css';

interface KeptDraftsProps {
  readonly tool: string;
  readonly onOpen: (draft: Draft) => void;
}

/** The latest drafts of a tool. Empty when there are none or they cannot be loaded. */
export function KeptDrafts({ tool, onOpen }: KeptDraftsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const drafts = useDrafts(tool).data ?? [];
  const deleting = useDeleteDraft(tool);
  if (drafts.length === 0) return null;
  return (
    <Disclosure count={drafts.length} label="Kept drafts" onToggle={setIsOpen} open={isOpen}>
      {deleting.isError && <p role="alert">The draft could not be deleted. Please try again.</p>}
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <li className={styles.draft} key={draft.id}>
            <span className={styles.words}>
              <span>{draft.title || 'Draft'}</span>
              <DayTime className={styles.time} iso={draft.created_at} />
            </span>
            <Button
              aria-label={`Open: ${draft.title || 'Draft'}`}
              onClick={() => {
                onOpen(draft);
                setIsOpen(false);
              }}
              size="small"
            >
              Open
            </Button>
            <IconButton
              disabled={deleting.isPending && deleting.variables === draft.id}
              icon={<TrashIcon />}
              label={`Delete: ${draft.title || 'Draft'}`}
              onClick={() => deleting.mutate(draft.id)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

import type { ApplicationElsewhere } from '@commons/contracts/applications/applications-elsewhere';
import { useState } from 'react';
import { inputOf, useDeleteElsewhere, useElsewhere, useSaveElsewhere } from './elsewhere.api';

/** State of the applications made elsewhere: the one in the form, and the one deleted last. */
export function useTracker() {
  const query = useElsewhere();
  const remove = useDeleteElsewhere();
  const restore = useSaveElsewhere();
  const [editing, setEditing] = useState<ApplicationElsewhere | 'new'>();
  const [deleted, setDeleted] = useState<ApplicationElsewhere>();
  return {
    query,
    entries: query.data ?? [],
    editing,
    setEditing,
    deleted,
    failure: remove.error ?? restore.error,
    remove: (entry: ApplicationElsewhere) =>
      remove.mutate(entry, { onSuccess: () => setDeleted(entry) }),
    forget: () => setDeleted(undefined),
    restoring: restore.isPending,
    undo: () => {
      if (!deleted) return;
      restore.mutate({ body: inputOf(deleted) }, { onSuccess: () => setDeleted(undefined) });
    },
  };
}

export type Tracker = ReturnType<typeof useTracker>;

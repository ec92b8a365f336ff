import { t } from '@commons/ui/texts';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { useReloadConsole } from '../use-operator-lists';
import { dropImport, type ImportKind } from './imports.api';

/** Drops a file before it is imported. */
export function useDrop(kind: ImportKind, id: string, onDropped: () => void) {
  const api = useApi();
  const reload = useReloadConsole();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const drop = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await dropImport(api, kind, id);
      onDropped();
      await reload();
    } catch (error) {
      setFailure(errorMessage(error, t('importDropFailed')));
      setBusy(false);
    }
  };
  return { drop, busy, failure };
}

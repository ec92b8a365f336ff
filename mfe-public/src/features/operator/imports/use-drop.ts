import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useReloadConsole } from '../parts/operator-lists.api';
import { dropImport, type ImportKind } from './imports.api';

/** Discards a file before it is imported. */
export function useDrop(kind: ImportKind, id: string, onDropped: () => void) {
  const api = useApi();
  const reload = useReloadConsole();
  const { busy, failure, act } = useAct({ failed: t('importDropFailed') });
  const drop = () =>
    act(async () => {
      await dropImport(api, kind, id);
      onDropped();
      await reload();
    });
  return { drop, busy, failure };
}

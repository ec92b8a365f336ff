import type { TownList } from '@commons/contracts/portal/town-lists';
import { t } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { fetchWordUses } from './portal.api';

interface Removal {
  readonly list: TownList;
  readonly name: string;
  /** Records may have it. */
  readonly isSaved: boolean;
  readonly onRemove: () => void;
}

/** Taking a word off its list: at once where nothing has it, else after its records were moved to another. */
export function useWordRemoval({ list, name, isSaved, onRemove }: Removal) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [uses, setUses] = useState<number>();
  const start = async () => {
    if (!isSaved) return onRemove();
    setBusy(true);
    setFailure(undefined);
    try {
      const { total } = await fetchWordUses(api, { list, name });
      if (total === 0) onRemove();
      else setUses(total);
    } catch (error) {
      setFailure(errorMessage(error, t('usesCouldNotBeCounted')));
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ busy, failure, uses },
    start: () => void start(),
    stop: () => setUses(undefined),
    finish: () => {
      setUses(undefined);
      onRemove();
    },
  };
}

import type { TownList } from '@commons/contracts/portal/town-lists';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
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
  const { busy, failure, act } = useAct({ failed: t('usesCouldNotBeCounted') });
  const [uses, setUses] = useState<number>();
  const count = async () => {
    const { total } = await fetchWordUses(api, { list, name });
    if (total === 0) onRemove();
    else setUses(total);
  };
  return {
    ...{ busy, failure, uses },
    start: () => (isSaved ? void act(count) : onRemove()),
    stop: () => setUses(undefined),
    finish: () => {
      setUses(undefined);
      onRemove();
    },
  };
}

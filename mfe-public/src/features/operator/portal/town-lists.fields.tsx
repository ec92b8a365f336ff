import {
  type TownList,
  type TownWord,
  townListLimits,
  townListNames,
} from '@commons/contracts/portal/town-lists';
import { Button } from '@commons/ui/controls/button';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { Stack } from '@commons/ui/layout/page';
import { PlusIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import { entryName } from './entry-name';
import styles from './portal.module.css';
import type { PortalDraft } from './portal-draft';
import { TownWordFields } from './town-word.fields';

const texts: Readonly<Record<TownList, { title: string; help: string; add: string }>> = {
  listing_categories: {
    title: t('categoriesOfBusinesses'),
    help: t('categoriesOfBusinessesHelp'),
    add: t('addCategoryOfBusinesses'),
  },
  job_categories: {
    title: t('categoriesOfJobs'),
    help: t('categoriesOfJobsHelp'),
    add: t('addCategoryOfJobs'),
  },
  service_areas: {
    title: t('areasOfTown'),
    help: t('areasOfTownHelp'),
    add: t('addAreaOfTown'),
  },
};

const empty: TownWord = { name: '', spanish: '', words: [] };

/** Categories and areas that the town has in addition to the specified ones (docs/adr/0033). */
export function TownListFields({ draft }: { readonly draft: PortalDraft }) {
  return (
    <Stack gap={8}>
      {townListNames.map((list) => (
        <TownListField draft={draft} key={list} list={list} />
      ))}
    </Stack>
  );
}

interface TownListFieldProps {
  readonly draft: PortalDraft;
  readonly list: TownList;
}

function TownListField({ draft, list }: TownListFieldProps) {
  const words = draft.saved[list] ?? [];
  // Those added here are open at once.
  const [added, setAdded] = useState(words.length);
  const { title, help, add } = texts[list];
  const replace = (at: number, word: TownWord | undefined) =>
    draft.setWords(list, (now) => now.flatMap((one, place) => (place === at ? (word ?? []) : one)));
  const remove = (at: number) => {
    replace(at, undefined);
    if (at < added) setAdded(added - 1);
  };
  return (
    <Stack gap={3}>
      <h3 className={styles.strong}>{title}</h3>
      <p className={styles.soft}>{help}</p>
      {words.map((word, at) => (
        <Disclosure
          // biome-ignore lint/suspicious/noArrayIndexKey: entries keep their places while they are edited
          key={at}
          label={entryName(word)}
          open={at >= added}
        >
          <TownWordFields
            fault={(field) => draft.faults[`${list}.${at}.${field}`]}
            list={list}
            onChange={(change) => replace(at, { ...word, ...change })}
            onRemove={() => remove(at)}
            others={draft.stored[list] ?? []}
            word={word}
          />
        </Disclosure>
      ))}
      {words.length < townListLimits.entries && (
        <div>
          <Button
            icon={<PlusIcon />}
            onClick={() => draft.setWords(list, (now) => [...now, empty])}
            size="small"
          >
            {add}
          </Button>
        </div>
      )}
    </Stack>
  );
}

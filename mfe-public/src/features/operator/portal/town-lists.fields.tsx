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
import { entryName } from './entry-name';
import styles from './portal.module.css';
import type { PortalDraft } from './portal-draft';
import { addedEntry } from './portal-entries';
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
  const entries = draft.entries(list);
  const { title, help, add } = texts[list];
  const replace = (id: number, change: Partial<TownWord>) =>
    draft.setEntries(list, (now) =>
      now.map((one) => (one.id === id ? { ...one, entry: { ...one.entry, ...change } } : one)),
    );
  const remove = (id: number) =>
    draft.setEntries(list, (now) => now.filter((one) => one.id !== id));
  return (
    <Stack gap={3}>
      <h3 className={styles.strong}>{title}</h3>
      <p className={styles.soft}>{help}</p>
      {entries.map(({ id, isAdded, entry: word }) => (
        <Disclosure key={id} label={entryName(word)} open={isAdded}>
          <TownWordFields
            fault={(field) => draft.faults[`${list}.${id}.${field}`]}
            list={list}
            onChange={(change) => replace(id, change)}
            onRemove={() => remove(id)}
            others={draft.stored[list] ?? []}
            word={word}
          />
        </Disclosure>
      ))}
      {entries.length < townListLimits.entries && (
        <div>
          <Button
            icon={<PlusIcon />}
            onClick={() => {
              const added = addedEntry<TownList>(empty);
              draft.setEntries(list, (now) => [...now, added]);
            }}
            size="small"
          >
            {add}
          </Button>
        </div>
      )}
    </Stack>
  );
}

import { listingCategories } from '@commons/contracts/businesses/business-lists';
import { type TownList, type TownWord, townListLimits } from '@commons/contracts/portal/town-lists';
import { Button } from '@commons/ui/controls/button';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import CategoryPicture from '@commons/web-kit/businesses/category-picture';
import { entryName } from './entry-name';
import styles from './portal.module.css';
import { RemoveWordDialog } from './remove-word.dialog';
import { useWordRemoval } from './use-word-removal';

interface TownWordFieldsProps {
  readonly list: TownList;
  readonly word: TownWord;
  /** What is saved of the list: records may have these. */
  readonly others: readonly TownWord[];
  readonly fault: (field: keyof TownWord) => string | undefined;
  readonly onChange: (change: Partial<TownWord>) => void;
  readonly onRemove: () => void;
}

/** A category or an area of the town's own: its names, what residents type for it, its picture. */
export function TownWordFields(props: TownWordFieldsProps) {
  const { list, word, others, fault, onChange, onRemove } = props;
  const isSaved = others.some(({ name }) => name === word.name);
  const removal = useWordRemoval({ list, name: word.name, isSaved, onRemove });
  return (
    <Stack gap={4}>
      <div className={styles.fields}>
        <TextField
          error={fault('name')}
          help={isSaved ? t('savedNameStays') : undefined}
          label={t('nameInEnglish')}
          maxLength={townListLimits.name}
          onChange={(event) => onChange({ name: event.target.value })}
          readOnly={isSaved}
          value={word.name}
        />
        <TextField
          error={fault('spanish')}
          help={t('emptyWhereSame')}
          label={t('nameInSpanish')}
          maxLength={townListLimits.name}
          onChange={(event) => onChange({ spanish: event.target.value })}
          value={word.spanish}
        />
        <TextField
          error={fault('words')}
          help={list === 'service_areas' ? t('wordsForAreaHelp') : t('wordsResidentsTypeHelp')}
          label={t('wordsResidentsType')}
          maxLength={townListLimits.words * (townListLimits.word + 1)}
          onChange={(event) => onChange({ words: event.target.value.split(',') })}
          optional
          value={word.words.join(',')}
        />
        {list === 'listing_categories' && (
          <div className={styles.picture}>
            <SelectField
              label={t('pictureWithoutPhotos')}
              onChange={(event) => onChange({ picture: event.target.value })}
              options={listingCategories}
              value={word.picture ?? 'Other'}
            />
            <CategoryPicture category={word.picture ?? 'Other'} cropped variety={0} />
          </div>
        )}
      </div>
      {removal.failure && <Banner tone="error">{removal.failure}</Banner>}
      <div>
        <Button busy={removal.busy} onClick={removal.start} size="small" variant="quiet">
          {t('removeEntry', { name: entryName(word) })}
        </Button>
      </div>
      {removal.uses !== undefined && (
        <RemoveWordDialog
          list={list}
          name={word.name}
          onClose={removal.stop}
          onMoved={removal.finish}
          others={others}
          uses={removal.uses}
        />
      )}
    </Stack>
  );
}

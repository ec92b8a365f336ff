import { specifiedWords, type TownList, type TownWord } from '@commons/contracts/portal/town-lists';
import { Button } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { SelectField } from '@commons/ui/forms/select-field';
import { Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { moveWord } from './portal.api';

interface RemoveWordDialogProps {
  readonly list: TownList;
  readonly name: string;
  readonly uses: number;
  /** The town's words that are saved. */
  readonly others: readonly TownWord[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** Asks where the records of a word go that leaves its list, and moves them. */
export function RemoveWordDialog(props: RemoveWordDialogProps) {
  const { list, name, uses, others, onMoved, onClose } = props;
  const api = useApi();
  const formId = useId();
  const own = others.map((word) => word.name).filter((other) => other !== name);
  const options = [...specifiedWords[list].offered, ...own];
  const [to, setTo] = useState('');
  const { busy, failure, submit, field, clear } = useForm({
    values: { to },
    change: (part) => {
      setTo(part.to ?? '');
      clear();
    },
    missing: { to: t('chooseWhereTheyGo') },
    send: async () => {
      await moveWord(api, { list, name, to });
      onMoved();
    },
  });
  const isJobs = list === 'job_categories';
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button busy={busy} busyLabel={t('moving')} form={formId} type="submit" variant="primary">
        {isJobs ? t('moveJobs', { count: uses }) : t('moveBusinesses', { count: uses })}
      </Button>
    </>
  );
  // Outside of the settings' form, since forms cannot be nested.
  return createPortal(
    <Dialog
      footer={footer}
      onClose={onClose}
      open
      title={t('removeEntry', { name: translate(name) })}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // React passes it on to the form of the settings, which would be saved as well.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <Stack>
          <p>{isJobs ? t('jobsUseIt', { count: uses }) : t('businessesUseIt', { count: uses })}</p>
          <SelectField
            {...field('to')}
            data-autofocus
            label={t('moveThemTo')}
            options={options}
            placeholder={t('chooseFromList')}
            required
          />
          {failure && <Banner tone="error">{failure}</Banner>}
        </Stack>
      </form>
    </Dialog>,
    document.body,
  );
}

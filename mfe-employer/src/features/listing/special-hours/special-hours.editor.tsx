import type { Business } from '@commons/contracts/businesses/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { Button } from '@commons/ui/controls/button';
import { DiscardDialog } from '@commons/ui/dialogs/discard-dialog';
import { useFocusNext } from '@commons/ui/elements/use-focus-next';
import { SendRow } from '@commons/ui/forms/send-row';
import { Section, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import { sendSpecialHours } from '../listing.api';
import { ClosureFields } from './closure.fields';
import { SpecialDatesFields } from './special-dates.fields';
import {
  problemsOf,
  type SpecialHoursValues,
  specialHoursLabels,
  specialHoursValues,
  toSpecialHours,
} from './special-hours.values';

interface SpecialHoursEditorProps {
  readonly listing: Versioned<Business>;
  readonly onSaved: (text: string) => void;
  readonly onCancel: () => void;
}

/** Holidays and other dates with special hours, and a temporary closure. The input survives a reload. */
export function SpecialHoursEditor({ listing, onSaved, onCancel }: SpecialHoursEditorProps) {
  const api = useApi();
  const changes = useChanges<SpecialHoursValues, Business>({
    name: `special-hours:${listing.id}`,
    start: { etag: listing.etag, values: specialHoursValues(listing) },
    valuesOf: specialHoursValues,
    labels: specialHoursLabels,
  });
  const { values, change: edit, forget } = changes;
  const [tried, setTried] = useState(false);
  const { box, focusNext } = useFocusNext<HTMLFormElement>();
  const problems = problemsOf(values);
  const isWrong = tried && problems.isWrong;
  const { busy, failure, submit } = useForm({
    check: () => {
      setTried(true);
      return problems.isWrong ? { special_hours: t('pleaseCheckDatesAbove') } : undefined;
    },
    onInvalid: () => focusNext('[aria-invalid]'),
    send: async () => {
      const saved = await changes.save((merged, headers) =>
        sendSpecialHours(api, toSpecialHours(merged), headers),
      );
      if (!saved) return;
      forget();
      onSaved(t('specialHoursSaved'));
    },
    failed: t('failedSaveSpecialHours'),
  });
  const [isDiscarding, setDiscarding] = useState(false);
  const discard = () => {
    forget();
    onCancel();
  };
  return (
    <Section title={t('specialHoursClosures')}>
      <Card as="form" noValidate onSubmit={submit} ref={box}>
        <Stack gap={8}>
          <SpecialDatesFields
            days={values.special_hours}
            errors={tried ? problems.rows : []}
            onChange={(special_hours) => edit({ special_hours })}
            onGoTo={focusNext}
          />
          <ClosureFields
            error={tried ? problems.reopens : undefined}
            onChange={edit}
            values={values}
          />
          <SendRow failure={failure || (isWrong ? t('pleaseCheckDatesAbove') : '')}>
            <Button busy={busy} busyLabel={t('saving')} type="submit" variant="primary">
              {t('saveSpecialHours')}
            </Button>
            <Button
              disabled={busy}
              onClick={() => (changes.isChanged ? setDiscarding(true) : discard())}
              variant="quiet"
            >
              {t('cancel')}
            </Button>
          </SendRow>
        </Stack>
      </Card>
      {changes.dialog}
      <DiscardDialog onClose={() => setDiscarding(false)} onDiscard={discard} open={isDiscarding} />
    </Section>
  );
}

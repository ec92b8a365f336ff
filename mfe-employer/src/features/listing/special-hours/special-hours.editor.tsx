import type { Business } from '@commons/contracts/businesses/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { Button } from '@commons/ui/controls/button';
import { DiscardDialog } from '@commons/ui/dialogs/discard-dialog';
import { SendRow } from '@commons/ui/forms/send-row';
import { Section, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useEffect, useRef, useState } from 'react';
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
  const [form, setGoTo] = useFocusAfter();
  const problems = problemsOf(values);
  const isWrong = tried && problems.isWrong;
  const { busy, failure, submit } = useForm({
    check: () => {
      setTried(true);
      return problems.isWrong ? { special_hours: t('pleaseCheckDatesAbove') } : undefined;
    },
    onInvalid: () => setGoTo('error'),
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
      <Card as="form" noValidate onSubmit={submit} ref={form}>
        <Stack gap={8}>
          <SpecialDatesFields
            days={values.special_hours}
            errors={tried ? problems.rows : []}
            onChange={(special_hours) => edit({ special_hours })}
            onGoTo={setGoTo}
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

const places = {
  error: '[aria-invalid]',
  'new date': 'fieldset:last-of-type input[type=date]',
  add: '[data-go=add]',
} as const;

/**
 * Focuses a part of the form after it is rendered: a new row is above the button that added it, and an error may be
 * too.
 */
function useFocusAfter() {
  const form = useRef<HTMLFormElement>(null);
  const [goTo, setGoTo] = useState<keyof typeof places>();
  useEffect(() => {
    if (!goTo) return;
    form.current?.querySelector<HTMLElement>(places[goTo])?.focus();
    setGoTo(undefined);
  }, [goTo]);
  return [form, setGoTo] as const;
}

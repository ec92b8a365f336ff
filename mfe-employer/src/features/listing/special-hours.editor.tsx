import type { Business } from '@commons/contracts/businesses/businesses';
import { specialDaysMaximum } from '@commons/contracts/businesses/special-hours-lists';
import { specialHoursInputLimits } from '@commons/contracts/field-limits';
import type { Versioned } from '@commons/contracts/shell-contract';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { PlusIcon } from '@commons/ui/icons';
import { Grid, Section, Stack } from '@commons/ui/page';
import { SendRow } from '@commons/ui/send-row';
import { TextField } from '@commons/ui/text-field';
import { t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useChanges } from '@commons/web-kit/forms/use-changes';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useEffect, useRef, useState } from 'react';
import { sendSpecialHours } from './listing.api';
import { SpecialDayFields } from './special-day.fields';
import styles from './special-hours.module.css';
import {
  newDay,
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
  const { special_hours: days, closed } = values;
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
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <Section title={t('specialHoursClosures')}>
      <Card as="form" noValidate onSubmit={submit} ref={form}>
        <Stack gap={8}>
          <Stack>
            <h3 className={styles.title}>{t('datesOtherHours')}</h3>
            <p>{t('holidaysMarketDayEarly')}</p>
            {days.map((day, at) => (
              <SpecialDayFields
                day={day}
                error={(tried && problems.rows[at]) || undefined}
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else of its own while its date is missing
                key={at}
                onChange={(part) =>
                  edit({
                    special_hours: days.map((one, other) =>
                      other === at ? { ...one, ...part } : one,
                    ),
                  })
                }
                onRemove={() => {
                  edit({ special_hours: days.filter((_, other) => other !== at) });
                  setGoTo('add');
                }}
                place={at + 1}
              />
            ))}
            <div>
              <Button
                data-go="add"
                disabled={days.length >= specialDaysMaximum}
                icon={<PlusIcon />}
                onClick={() => {
                  edit({ special_hours: [...days, newDay] });
                  setGoTo('new date');
                }}
              >
                {t('addDate')}
              </Button>
            </div>
          </Stack>
          <Stack>
            <CheckboxField
              checked={closed}
              help={t('customersSeeAtOnce')}
              label={t('temporarilyClosed')}
              onChange={(event) => edit({ closed: event.target.checked })}
            />
            {closed && (
              <Grid cell="medium">
                <TextField
                  error={tried ? problems.reopens : undefined}
                  label={specialHoursLabels.reopens_on}
                  onChange={(event) => edit({ reopens_on: event.target.value })}
                  optional
                  type="date"
                  value={values.reopens_on}
                />
                <TextField
                  label={specialHoursLabels.closure_note}
                  maxLength={specialHoursInputLimits.temporarily_closed.note}
                  onChange={(event) => edit({ closure_note: event.target.value })}
                  optional
                  value={values.closure_note}
                />
              </Grid>
            )}
          </Stack>
          <SendRow failure={failure || (isWrong ? t('pleaseCheckDatesAbove') : '')}>
            <Button busy={busy} busyLabel={t('saving')} type="submit" variant="primary">
              {t('saveSpecialHours')}
            </Button>
            <Button disabled={busy} onClick={cancel} variant="quiet">
              {t('cancel')}
            </Button>
          </SendRow>
        </Stack>
      </Card>
      {changes.dialog}
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

import type { Business } from '@commons/contracts/businesses';
import type { Versioned } from '@commons/contracts/shell-contract';
import { specialDaysMaximum } from '@commons/contracts/special-hours-lists';
import { Button } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { PlusIcon } from '@commons/ui/icons';
import { Grid, Section, Stack } from '@commons/ui/page';
import { SendRow } from '@commons/ui/send-row';
import { TextField } from '@commons/ui/text-field';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/draft';
import { useMutation } from '@commons/web-kit/query';
import { useVersionedSave } from '@commons/web-kit/versioned-save';
import { type FormEvent, useState } from 'react';
import { useForgetOnLeave } from './form/use-forget-on-leave';
import { sendSpecialHours } from './listing.api';
import { SpecialDayFields } from './special-day.fields';
import styles from './special-hours.module.css';
import {
  dayProblems,
  newDay,
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

/** Holidays and other dates with hours of their own, and a closure for now. The input outlives a reload. */
export function SpecialHoursEditor({ listing, onSaved, onCancel }: SpecialHoursEditorProps) {
  const api = useApi();
  const [start] = useState(() => ({ etag: listing.etag, values: specialHoursValues(listing) }));
  const name = `special-hours:${listing.id}`;
  const [values, change, forgetNow] = useDraft(name, start.values);
  const [tried, setTried] = useState(false);
  const version = useVersionedSave<SpecialHoursValues, Business>({
    name,
    saved: start,
    valuesOf: specialHoursValues,
    labels: specialHoursLabels,
  });
  const forgetDraft = useForgetOnLeave(forgetNow);
  const forgetVersion = useForgetOnLeave(version.forget);
  const forget = () => {
    forgetDraft();
    forgetVersion();
  };
  const call = useMutation({
    mutationFn: () =>
      version.save({
        values,
        onMerged: change,
        send: (merged, headers) => sendSpecialHours(api, toSpecialHours(merged), headers),
      }),
    onSuccess: (saved) => {
      if (!saved) return;
      forget();
      onSaved('Special hours saved.');
    },
  });
  const edit = (part: Partial<SpecialHoursValues>) => {
    version.hold();
    change(part);
  };
  const { special_hours: days, closed } = values;
  const problems = dayProblems(days);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problems.some(Boolean)) call.mutate();
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  const isWrong = tried && problems.some(Boolean);
  return (
    <Section title="Special hours and closures">
      <Card as="form" noValidate onSubmit={submit}>
        <Stack gap={8}>
          <Stack>
            <h3 className={styles.title}>Dates with other hours</h3>
            <p>Holidays, a market day, an early close. On these dates the week does not count.</p>
            {days.map((day, at) => (
              <SpecialDayFields
                day={day}
                error={tried ? problems[at] : undefined}
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else of its own while its date is missing
                key={at}
                onChange={(part) =>
                  edit({
                    special_hours: days.map((one, other) =>
                      other === at ? { ...one, ...part } : one,
                    ),
                  })
                }
                onRemove={() => edit({ special_hours: days.filter((_, other) => other !== at) })}
                place={at + 1}
              />
            ))}
            <div>
              <Button
                disabled={days.length >= specialDaysMaximum}
                icon={<PlusIcon />}
                onClick={() => edit({ special_hours: [...days, newDay] })}
              >
                Add a date
              </Button>
            </div>
          </Stack>
          <Stack>
            <CheckboxField
              checked={closed}
              help="Customers see it at once, and you are not found as open until you take it back or the day has come."
              label="Temporarily closed"
              onChange={(event) => edit({ closed: event.target.checked })}
            />
            {closed && (
              <Grid cell="medium">
                <TextField
                  label={specialHoursLabels.reopens_on}
                  onChange={(event) => edit({ reopens_on: event.target.value })}
                  optional
                  type="date"
                  value={values.reopens_on}
                />
                <TextField
                  label={specialHoursLabels.closure_note}
                  maxLength={120}
                  onChange={(event) => edit({ closure_note: event.target.value })}
                  optional
                  value={values.closure_note}
                />
              </Grid>
            )}
          </Stack>
          <SendRow
            failure={
              call.isError
                ? errorMessage(call.error, 'Failed to save the special hours.')
                : isWrong
                  ? 'Please check the dates above.'
                  : ''
            }
          >
            <Button busy={call.isPending} busyLabel="Saving..." type="submit" variant="primary">
              Save special hours
            </Button>
            <Button disabled={call.isPending} onClick={cancel} variant="quiet">
              Cancel
            </Button>
          </SendRow>
        </Stack>
      </Card>
      {version.dialog}
    </Section>
  );
}

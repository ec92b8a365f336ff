import { maxSpecialDays } from '@commons/contracts/businesses/special-hours-limits';
import { Button } from '@commons/ui/controls/button';
import { Stack } from '@commons/ui/layout/page';
import { PlusIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { SpecialDayFields } from './special-day.fields';
import styles from './special-hours.module.css';
import { type DayProblems, newDay, type SpecialDayValues } from './special-hours.values';

interface SpecialDatesFieldsProps {
  readonly days: readonly SpecialDayValues[];
  /** By row; shown as they are. */
  readonly errors: readonly DayProblems[];
  readonly onChange: (days: readonly SpecialDayValues[]) => void;
  /** Asks for the focus on what the selector finds: the button that adds, or the row that it added. */
  readonly onGoTo: (selector: string) => void;
}

/** Holidays and other dates with special hours, one row each. */
export function SpecialDatesFields({ days, errors, onChange, onGoTo }: SpecialDatesFieldsProps) {
  return (
    <Stack>
      <h3 className={styles.title}>{t('datesOtherHours')}</h3>
      <p>{t('holidaysMarketDayEarly')}</p>
      {days.map((day, at) => (
        <SpecialDayFields
          day={day}
          error={errors[at]}
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity while its date is missing
          key={at}
          onChange={(part) =>
            onChange(days.map((one, other) => (other === at ? { ...one, ...part } : one)))
          }
          onRemove={() => {
            onChange(days.filter((_, other) => other !== at));
            onGoTo('[data-go=add]');
          }}
          place={at + 1}
        />
      ))}
      <div>
        <Button
          data-go="add"
          disabled={days.length >= maxSpecialDays}
          icon={<PlusIcon />}
          onClick={() => {
            onChange([...days, newDay]);
            onGoTo('fieldset:last-of-type input[type=date]');
          }}
        >
          {t('addDate')}
        </Button>
      </div>
    </Stack>
  );
}

import { dayAndDate } from '@commons/contracts/open-words';
import { Button } from '@commons/ui/button';
import { TrashIcon } from '@commons/ui/icons';
import { TextField } from '@commons/ui/text-field';
import { DayHoursRow } from './form/day-hours-row';
import styles from './special-hours.module.css';
import { type DayProblems, isReadable, type SpecialDayValues } from './special-hours.values';

interface SpecialDayFieldsProps {
  readonly day: SpecialDayValues;
  /** 1 for the first row. */
  readonly place: number;
  readonly error: DayProblems | undefined;
  readonly onChange: (part: Partial<SpecialDayValues>) => void;
  readonly onRemove: () => void;
}

/** One date: its hours as in the week of the wizard, and why. */
export function SpecialDayFields({ day, place, error, onChange, onRemove }: SpecialDayFieldsProps) {
  const name = day.date ? dayAndDate(day.date) : `Date ${place}`;
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.fields}>
        <TextField
          className={styles.date}
          error={error?.date}
          label="Date"
          onChange={(event) => onChange({ date: event.target.value })}
          type="date"
          value={day.date}
        />
        <TextField
          className={styles.note}
          label="What for"
          maxLength={60}
          onChange={(event) => onChange({ note: event.target.value })}
          optional
          placeholder="Thanksgiving"
          value={day.note}
        />
        <Button
          aria-label={`Remove ${name}`}
          icon={<TrashIcon />}
          onClick={onRemove}
          variant="quiet"
        >
          Remove
        </Button>
      </div>
      <DayHoursRow
        day={`Hours on ${name}`}
        error={error?.hours}
        isWeekStated
        onChange={(hours) => onChange({ hours })}
        text={day.hours}
      />
      {day.hours.trim() && !isReadable(day.hours) && (
        <p className={styles.hint}>
          Customers read this as you write it. For &quot;Open now&quot; it counts as not known.
        </p>
      )}
    </fieldset>
  );
}

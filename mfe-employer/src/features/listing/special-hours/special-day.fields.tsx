import { specialHoursInputLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { TextField } from '@commons/ui/forms/text-field';
import { TrashIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { dayAndDate } from '@commons/web-kit/businesses/open-words';
import { DayHoursRow } from '../form/day-hours-row';
import styles from './special-hours.module.css';
import { type DayProblems, isReadable, type SpecialDayValues } from './special-hours.values';

interface SpecialDayFieldsProps {
  readonly day: SpecialDayValues;
  /** Position, from 1. */
  readonly place: number;
  readonly error: DayProblems | undefined;
  readonly onChange: (part: Partial<SpecialDayValues>) => void;
  readonly onRemove: () => void;
}

/** One date: its hours, edited as those of the week, and a note. */
export function SpecialDayFields({ day, place, error, onChange, onRemove }: SpecialDayFieldsProps) {
  const name = day.date ? dayAndDate(day.date) : t('datePlace', { place });
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.fields}>
        <TextField
          className={styles.date}
          error={error?.date}
          label={t('date')}
          onChange={(event) => onChange({ date: event.target.value })}
          type="date"
          value={day.date}
        />
        <TextField
          className={styles.note}
          label={t('whatFor')}
          maxLength={specialHoursInputLimits.special_hours.note}
          onChange={(event) => onChange({ note: event.target.value })}
          optional
          placeholder={t('thanksgiving')}
          value={day.note}
        />
      </div>
      <DayHoursRow
        day={t('hoursName', { name })}
        error={error?.hours}
        isWeekStated
        onChange={(hours) => onChange({ hours })}
        text={day.hours}
      />
      {day.hours.trim() && !isReadable(day.hours) && (
        <p className={styles.hint}>{t('customersReadAsWrite')}</p>
      )}
      <Button
        aria-label={t('removeName', { name })}
        className={styles.remove}
        icon={<TrashIcon />}
        onClick={onRemove}
        size="small"
        variant="quiet"
      >
        {t('remove')}
      </Button>
    </fieldset>
  );
}

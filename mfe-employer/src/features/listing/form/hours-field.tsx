import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { Button } from '@commons/ui/controls/button';
import { ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import { fieldId } from '@commons/ui/forms/form-control';
import { CopyIcon } from '@commons/ui/pictures/icons';
import { t, translate } from '@commons/ui/text/texts';
import type { HoursTexts } from '../listing-form.values';
import { DayHoursRow } from './day-hours-row';
import styles from './hours-field.module.css';
import { listingForm } from './step-props';

const dayName = (day: Weekday) => {
  const word = translate(day);
  return upperFirst(word);
};
const workdays = weekdays.slice(0, 5);

interface HoursFieldProps {
  readonly hours: HoursTexts;
  readonly error: string | undefined;
  readonly onChange: (hours: HoursTexts) => void;
}

/** Hours of the week: a row per day, and a button that copies the first day's hours to all weekdays. */
export function HoursField({ hours, error, onChange }: HoursFieldProps) {
  const isWeekStated = weekdays.some((day) => hours[day]?.trim());
  const first = workdays.find((day) => hours[day]?.trim());
  const others = workdays.filter((day) => day !== first);
  const copy = () =>
    onChange({
      ...hours,
      ...Object.fromEntries(others.map((day) => [day, hours[first ?? 'monday']])),
    });
  return (
    <ChoiceGroup
      id={fieldId(listingForm, 'business_hours')}
      legend={t('businessHours')}
      help={t('optionalSetOneWeekday')}
      error={error}
    >
      <div className={styles.week}>
        {weekdays.map((day) => (
          <DayHoursRow
            key={day}
            day={dayName(day)}
            text={hours[day] ?? ''}
            isWeekStated={isWeekStated}
            onChange={(text) => onChange({ ...hours, [day]: text })}
          />
        ))}
      </div>
      <div className={styles.copy}>
        <Button size="small" icon={<CopyIcon />} disabled={!first} onClick={copy}>
          {first ? t('copyFirstMondayFriday', { first: dayName(first) }) : t('copyMondayFriday')}
        </Button>
        {isWeekStated && (
          <Button size="small" variant="quiet" onClick={() => onChange({})}>
            {t('removeAllHours')}
          </Button>
        )}
      </div>
    </ChoiceGroup>
  );
}

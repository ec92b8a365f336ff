import type { OpenRange } from '@commons/contracts/businesses/business-hours';
import { specialHoursInputLimits } from '@commons/contracts/field-limits';
import { Button } from '@commons/ui/controls/button';
import { FieldError } from '@commons/ui/forms/form-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { t } from '@commons/ui/text/texts';
import { useState } from 'react';
import {
  type DayHours,
  type DayKind,
  dayKinds,
  dayKindsOfStatedWeek,
  pickedMinutes,
  pickedRange,
  pickerValue,
  rangesProblem,
  readDay,
  withBreak,
  withKind,
  withRanges,
} from './day-hours';
import styles from './hours-field.module.css';

interface DayHoursRowProps {
  /** 'Monday'. */
  readonly day: string;
  readonly text: string;
  /** At least one day of the week has hours. */
  readonly isWeekStated: boolean;
  /** Error of a free text. */
  readonly error?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** One day: the kind of its hours, with time pickers or a text where the kind has them. */
export function DayHoursRow({ day, text, isWeekStated, error, onChange }: DayHoursRowProps) {
  const [hours, setHours] = useState(() => readDay(text));
  // Copied from another day. Input typed here must not be parsed again: half-picked times would jump.
  if (hours.text !== text) setHours(readDay(text));
  const change = (next: DayHours) => {
    setHours(next);
    onChange(next.text);
  };
  return (
    <div className={styles.day}>
      <SelectField
        label={day}
        className={styles.kind}
        options={isWeekStated ? dayKindsOfStatedWeek : dayKinds}
        value={isWeekStated ? hours.kind || 'closed' : hours.kind}
        onChange={(event) => change(withKind(hours, event.target.value as DayKind))}
      />
      {hours.kind === 'text' && (
        <TextField
          label={t('dayHoursOwnWords', { day })}
          hideLabel
          className={styles.text}
          error={error}
          placeholder={t('byAppointment')}
          maxLength={specialHoursInputLimits.special_hours.hours}
          value={hours.text}
          onChange={(event) => change({ ...hours, text: event.target.value })}
        />
      )}
      {hours.kind === 'open' && (
        <Times day={day} ranges={hours.ranges} onChange={(ranges) => change(withRanges(ranges))} />
      )}
    </div>
  );
}

interface TimesProps {
  readonly day: string;
  readonly ranges: readonly OpenRange[];
  readonly onChange: (ranges: readonly OpenRange[]) => void;
}

function Times({ day, ranges, onChange }: TimesProps) {
  const replace = (at: number, range: OpenRange) =>
    onChange(ranges.map((each, index) => (index === at ? range : each)));
  return (
    <div className={styles.times}>
      {ranges.map((range, at) => {
        const name = at === 0 ? day : t('dayAfterBreak', { day });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the times of a day never change places
          <div className={styles.range} key={at}>
            <TimeField
              label={t('nameOpens', { name })}
              minutes={range.from}
              onPick={(from) => replace(at, pickedRange(from, range.to))}
            />
            <span aria-hidden="true">–</span>
            <TimeField
              label={t('nameCloses', { name })}
              minutes={range.to}
              onPick={(to) => replace(at, pickedRange(range.from, to))}
            />
          </div>
        );
      })}
      <FieldError id={`hours-${day}-error`}>{rangesProblem(ranges)}</FieldError>
      {ranges.length === 1 && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('addBreakDay', { day })}
          onClick={() => onChange(withBreak(ranges))}
        >
          {t('addBreak')}
        </Button>
      )}
      {ranges.length > 1 && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('noBreakDay', { day })}
          onClick={() => onChange([{ from: ranges[0]?.from ?? 0, to: ranges.at(-1)?.to ?? 0 }])}
        >
          {t('noBreak')}
        </Button>
      )}
    </div>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly minutes: number;
  readonly onPick: (minutes: number) => void;
}

/** The browser's own time picker. A cleared time is restored: an open day has both times. */
function TimeField({ label, minutes, onPick }: TimeFieldProps) {
  return (
    <TextField
      label={label}
      hideLabel
      type="time"
      className={styles.time}
      value={pickerValue(minutes)}
      onChange={(event) => {
        const picked = pickedMinutes(event.target.value);
        if (picked !== undefined) onPick(picked);
      }}
    />
  );
}

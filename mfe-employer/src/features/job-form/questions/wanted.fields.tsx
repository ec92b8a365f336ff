import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import { NumberField } from '@commons/ui/forms/number-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { longestNumber } from '@commons/ui/forms/text-lengths';
import { Grid } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { optionsOf, type QuestionProblems, type QuestionValues } from './job-questions.values';
import styles from './questions.module.css';

const help = t('onlySeeMarksFilters');

interface WantedFieldsProps {
  /** Name of a control in this row. */
  readonly id: (field: string) => string;
  readonly values: QuestionValues;
  readonly problems: QuestionProblems;
  readonly onChange: (part: Partial<QuestionValues>) => void;
}

/** The preferred answer; a text question has none. */
export function WantedFields({ id, values, problems, onChange }: WantedFieldsProps) {
  const { kind, wanted } = values;
  if (kind === 'yes_no') {
    return (
      <SelectField
        className={styles.short}
        help={help}
        label={t('answerHope')}
        onChange={({ target }) => onChange({ wanted: target.value ? [target.value] : [] })}
        optional
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        placeholder={t('either')}
        value={wanted[0] ?? ''}
      />
    );
  }
  if (kind === 'number') {
    return (
      <Grid cell="medium">
        <NumberField
          error={problems.min}
          help={help}
          id={id('min')}
          label={t('hopeAtLeast')}
          maxLength={longestNumber}
          onChange={({ target }) => onChange({ min: target.value })}
          optional
          value={values.min}
        />
        <NumberField
          error={problems.max}
          id={id('max')}
          label={t('hopeAtMost')}
          maxLength={longestNumber}
          onChange={({ target }) => onChange({ max: target.value })}
          optional
          value={values.max}
        />
      </Grid>
    );
  }
  const options = kind === 'choice' ? optionsOf(values) : [];
  if (options.length < 2) return null;
  return (
    <ChoiceGroup columns help={help} legend={t('answersHope')}>
      {options.map((option) => (
        <CheckboxField
          checked={wanted.includes(option)}
          key={option}
          label={option}
          onChange={({ target }) =>
            onChange({
              wanted: target.checked
                ? [...wanted, option]
                : wanted.filter((other) => other !== option),
            })
          }
        />
      ))}
    </ChoiceGroup>
  );
}

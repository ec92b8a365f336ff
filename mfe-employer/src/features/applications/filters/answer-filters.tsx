import {
  type AnswerFilter,
  answerFilterText,
  readAnswerFilter,
} from '@commons/contracts/applications/screening-lists';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { DelayedField } from '@commons/ui/forms/delayed-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { longestNumber, longestSearch } from '@commons/ui/forms/text-lengths';
import { locale, t } from '@commons/ui/text/texts';
import { typedNumber } from '@commons/web-kit/forms/typed-number';
import styles from '../answers.module.css';
import { preferredFilter, type QuestionSummary } from '../preferred-answers';

interface AnswerFiltersProps {
  /** The questions of the chosen job. */
  readonly questions: readonly QuestionSummary[];
  /** The filter as the address has it. */
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
}

/** Filters the applications of one job by their answers. */
export function AnswerFilters({ questions, chosen, onChange }: AnswerFiltersProps) {
  const filter = readAnswerFilter(chosen) ?? {};
  const hoped = preferredFilter(questions);
  const change = (id: string, part: AnswerFilter[string]) =>
    onChange(answerFilterText({ ...filter, [id]: part }));
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{t('answers')}</legend>
      {hoped && (
        <CheckboxField
          checked={chosen === hoped}
          label={t('onlyEveryAnswerHope')}
          onChange={({ target }) => onChange(target.checked ? hoped : '')}
        />
      )}
      <div className={styles.filterFields}>
        {questions.map((question) => (
          <AnswerFilterField
            key={question.id}
            onChange={(part) => change(question.id, part)}
            present={filter[question.id] ?? {}}
            question={question}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AnswerFilterFieldProps {
  readonly question: QuestionSummary;
  readonly present: AnswerFilter[string];
  readonly onChange: (part: AnswerFilter[string]) => void;
}

function AnswerFilterField({ question: asked, present, onChange }: AnswerFilterFieldProps) {
  const { kind, question, options = [] } = asked;
  if (kind === 'text') {
    return (
      <DelayedField
        label={question}
        maxLength={longestSearch}
        onText={(words) => onChange({ words })}
        placeholder={t('wordsAnswer')}
        value={present.words ?? ''}
      />
    );
  }
  if (kind === 'number') {
    return (
      <DelayedField
        inputMode="decimal"
        label={t('questionAtLeast', { question })}
        maxLength={longestNumber}
        onText={(text) => onChange({ ...present, min: numberOf(text) })}
        value={present.min === undefined ? '' : String(present.min)}
      />
    );
  }
  const known = kind === 'yes_no' ? yesNo : options.map((value) => ({ value, label: value }));
  const labelOf = (answer: string) => known.find(({ value }) => value === answer)?.label ?? answer;
  const answers = present.answers ?? [];
  const several = answers.length > 1 ? either.format(answers.map(labelOf)) : undefined;
  return (
    <SelectField
      label={question}
      onChange={({ target }) => onChange(target.value ? { answers: [target.value] } : {})}
      options={known}
      placeholder={t('anyAnswer')}
      value={several ?? answers[0] ?? ''}
    >
      {several && <option value={several}>{several}</option>}
    </SelectField>
  );
}

const either = new Intl.ListFormat(locale, { type: 'disjunction' });

const yesNo = [
  { value: 'yes', label: t('yes') },
  { value: 'no', label: t('no') },
];

function numberOf(text: string): number | undefined {
  const number = typedNumber(text);
  return Number.isNaN(number) ? undefined : number;
}

import type { JobQuestion } from '@commons/contracts/applications/screening';
import { maxTextAnswerLength } from '@commons/contracts/applications/screening-lists';
import { ChoiceGroup, RadioField } from '@commons/ui/forms/checkbox-field';
import { fieldId } from '@commons/ui/forms/form-control';
import { NumberField } from '@commons/ui/forms/number-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { longestNumber } from '@commons/ui/forms/text-lengths';
import { t } from '@commons/ui/text/texts';
import { useId } from 'react';
import styles from './question.fields.module.css';
import type { TypedAnswers } from './typed-answers';

/** Prefix of the field ids. */
export const questionForm = 'question';

interface QuestionFieldsProps {
  readonly company: string;
  readonly questions: readonly JobQuestion[];
  readonly typed: TypedAnswers;
  readonly problems: TypedAnswers;
  readonly onChange: (id: string, text: string) => void;
}

/** The screening questions of the employer. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { company, questions, typed, problems, onChange } = props;
  const titleId = useId();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.questions}>
      <h3 className={styles.title} id={titleId}>
        {t('questionsFrom', { company })}
      </h3>
      {questions.map((question) => (
        <QuestionField
          error={problems[question.id]}
          key={question.id}
          onText={(text) => onChange(question.id, text)}
          question={question}
          text={typed[question.id] ?? ''}
        />
      ))}
    </section>
  );
}

interface QuestionFieldProps {
  readonly question: JobQuestion;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
}

function QuestionField({ question: asked, text, error, onText }: QuestionFieldProps) {
  const { id, kind, question, required, options = [] } = asked;
  const label = required ? question : t('optional', { question });
  const field = {
    ...{ id: fieldId(questionForm, id), label, value: text },
    ...(error && { error }),
    onChange: ({ target }: { target: { value: string } }) => onText(target.value),
  };
  if (kind === 'text') {
    return (
      <TextArea {...field} aria-required={required} maxLength={maxTextAnswerLength} rows={3} />
    );
  }
  if (kind === 'number') {
    return (
      <NumberField
        {...field}
        className={styles.number}
        maxLength={longestNumber}
        required={required}
      />
    );
  }
  const known = kind === 'yes_no' ? yesNo : options.map((one) => ({ value: one, label: one }));
  return (
    <ChoiceGroup columns id={field.id} legend={label} {...(error && { error })}>
      {[...known, ...(required ? [] : [none])].map(({ value, label: words }) => (
        <RadioField
          aria-invalid={error ? true : undefined}
          checked={text === value}
          key={value}
          label={words}
          name={field.id}
          onChange={() => onText(value)}
          value={value}
        />
      ))}
    </ChoiceGroup>
  );
}

const yesNo = [
  { value: 'yes', label: t('yes') },
  { value: 'no', label: t('no') },
];

/** Otherwise a chosen radio button could not be cleared. */
const none = { value: '', label: t('noAnswer') };

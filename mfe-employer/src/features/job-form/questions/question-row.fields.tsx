import {
  maxQuestionLength,
  type QuestionKind,
  questionKinds,
} from '@commons/contracts/applications/screening-lists';
import { Button } from '@commons/ui/controls/button';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { fieldId } from '@commons/ui/forms/form-control';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { TrashIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import {
  kindLabels,
  type QuestionProblems,
  type QuestionValues,
  rowField,
} from './job-questions.values';
import styles from './questions.module.css';
import { WantedFields } from './wanted.fields';

interface QuestionRowProps {
  /** Prefix of the field ids. */
  readonly form: string;
  readonly values: QuestionValues;
  /** Position, from 1, and total. */
  readonly place: number;
  readonly of: number;
  readonly problems: QuestionProblems;
  readonly onChange: (part: Partial<QuestionValues>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One question: its kind, its text and the preferred answer. */
export function QuestionRow(props: QuestionRowProps) {
  const { form, values, place, of, problems, onChange, onMove, onRemove } = props;
  const id = (field: string) => fieldId(form, rowField(values, field));
  const name = t('questionPlace', { place });
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{t('questionPlace2', { place })}</legend>
      <div className={styles.words}>
        <TextField
          error={problems.question}
          id={id('question')}
          label={t('question')}
          maxLength={maxQuestionLength}
          onChange={({ target }) => onChange({ question: target.value })}
          placeholder={t('doHaveForkliftLicense')}
          value={values.question}
        />
        <SelectField
          label={t('kindAnswer')}
          onChange={({ target }) => onChange({ kind: target.value as QuestionKind })}
          options={questionKinds.map((value) => ({ value, label: kindLabels[value] }))}
          value={values.kind}
        />
      </div>
      {values.kind === 'choice' && (
        <TextArea
          error={problems.options}
          help={t('oneLine210')}
          id={id('options')}
          label={t('answersChooseFrom')}
          onChange={({ target }) => onChange({ options: target.value })}
          rows={3}
          value={values.options}
        />
      )}
      <WantedFields id={id} onChange={onChange} problems={problems} values={values} />
      <CheckboxField
        checked={values.required}
        label={t('answerRequired')}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
      <div className={styles.buttons}>
        <Button
          aria-label={t('moveNameUp', { name })}
          disabled={place === 1}
          id={id('up')}
          onClick={() => onMove(-1)}
          size="small"
          variant="quiet"
        >
          {t('moveUp')}
        </Button>
        <Button
          aria-label={t('moveNameDown', { name })}
          disabled={place === of}
          id={id('down')}
          onClick={() => onMove(1)}
          size="small"
          variant="quiet"
        >
          {t('moveDown')}
        </Button>
        <Button
          aria-label={t('removeName', { name })}
          icon={<TrashIcon />}
          onClick={onRemove}
          size="small"
          variant="quiet"
        >
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}

import {
  type QuestionKind,
  questionKinds,
  questionMaximum,
} from '@commons/contracts/screening-lists';
import { Button } from '@commons/ui/button';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { fieldId } from '@commons/ui/form-control';
import { TrashIcon } from '@commons/ui/icons';
import { SelectField } from '@commons/ui/select-field';
import { TextArea } from '@commons/ui/text-area';
import { TextField } from '@commons/ui/text-field';
import {
  kindLabels,
  type QuestionProblems,
  type QuestionValues,
  rowField,
} from './job-questions.values';
import styles from './questions.module.css';
import { WantedFields } from './wanted.fields';

interface QuestionRowProps {
  /** Prefix of the ids. */
  readonly form: string;
  readonly values: QuestionValues;
  /** 1 for the first row, of so many. */
  readonly place: number;
  readonly of: number;
  readonly problems: QuestionProblems;
  readonly onChange: (part: Partial<QuestionValues>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One question: its kind, its words, and the answer that is hoped for. */
export function QuestionRow(props: QuestionRowProps) {
  const { form, values, place, of, problems, onChange, onMove, onRemove } = props;
  const id = (field: string) => fieldId(form, rowField(values, field));
  const name = `question ${place}`;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{`Question ${place}`}</legend>
      <div className={styles.words}>
        <TextField
          error={problems.question}
          id={id('question')}
          label="Question"
          maxLength={questionMaximum}
          onChange={({ target }) => onChange({ question: target.value })}
          placeholder="Do you have a forklift license?"
          value={values.question}
        />
        <SelectField
          label="Kind of answer"
          onChange={({ target }) => onChange({ kind: target.value as QuestionKind })}
          options={questionKinds.map((value) => ({ value, label: kindLabels[value] }))}
          value={values.kind}
        />
      </div>
      {values.kind === 'choice' && (
        <TextArea
          error={problems.options}
          help="One a line, 2 to 10."
          id={id('options')}
          label="Answers to choose from"
          onChange={({ target }) => onChange({ options: target.value })}
          rows={3}
          value={values.options}
        />
      )}
      <WantedFields id={id} onChange={onChange} problems={problems} values={values} />
      <CheckboxField
        checked={values.required}
        label="An answer is required"
        onChange={({ target }) => onChange({ required: target.checked })}
      />
      <div className={styles.buttons}>
        <Button
          aria-label={`Move ${name} up`}
          disabled={place === 1}
          id={id('up')}
          onClick={() => onMove(-1)}
          size="small"
          variant="quiet"
        >
          Move up
        </Button>
        <Button
          aria-label={`Move ${name} down`}
          disabled={place === of}
          id={id('down')}
          onClick={() => onMove(1)}
          size="small"
          variant="quiet"
        >
          Move down
        </Button>
        <Button
          aria-label={`Remove ${name}`}
          icon={<TrashIcon />}
          onClick={onRemove}
          size="small"
          variant="quiet"
        >
          Remove
        </Button>
      </div>
    </fieldset>
  );
}

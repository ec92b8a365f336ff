import { maxQuestions } from '@commons/contracts/applications/screening-lists';
import { Button } from '@commons/ui/controls/button';
import { useFocusNext } from '@commons/ui/elements/use-focus-next';
import { fieldId } from '@commons/ui/forms/form-control';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { Banner } from '@commons/ui/messages/banner';
import { PlusIcon } from '@commons/ui/pictures/icons';
import { rich, t } from '@commons/ui/text/texts';
import { useId, useState } from 'react';
import {
  newQuestion,
  type QuestionValues,
  questionProblems,
  rowField,
} from './job-questions.values';
import { QuestionRow } from './question-row.fields';
import styles from './questions.module.css';

interface QuestionsEditorProps {
  /** Prefix of the field ids. */
  readonly form: string;
  readonly questions: readonly QuestionValues[];
  /** Shows validation errors: after the first attempt to save. */
  readonly tried: boolean;
  /** Errors from the server. */
  readonly refused: string | undefined;
  readonly onChange: (questions: readonly QuestionValues[]) => void;
}

/** The questions for all applicants: up to ten, in an order of the employer's choice. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { form, questions, tried, refused, onChange } = props;
  const rowFieldId = (row: QuestionValues, field: string) => fieldId(form, rowField(row, field));
  const titleId = useId();
  const [announced, announce] = useState('');
  const { box, focusNext } = useFocusNext<HTMLElement>();
  const focusField = (row: QuestionValues, field: string) =>
    focusNext(`#${CSS.escape(rowFieldId(row, field))}`);

  const add = () => {
    const added = newQuestion();
    focusField(added, 'question');
    onChange([...questions, added]);
  };
  const remove = (at: number) => {
    const others = questions.filter((_, other) => other !== at);
    const next = others[at] ?? others.at(-1);
    if (next) focusField(next, 'question');
    else focusNext('[data-add]');
    announce(t('questionRemoved', { number: at + 1 }));
    onChange(others);
  };
  const move = (at: number, by: -1 | 1) => {
    const [moved, other] = [questions[at], questions[at + by]];
    if (!moved || !other) return;
    // At either end the pressed button is disabled: the focus stays on the row.
    const isEnd = at + by === 0 || at + by === questions.length - 1;
    focusField(moved, isEnd ? (by < 0 ? 'down' : 'up') : by < 0 ? 'up' : 'down');
    announce(t('questionMovedPlace', { place: at + by + 1, count: questions.length }));
    onChange(
      questions.map((one, place) => (place === at ? other : place === at + by ? moved : one)),
    );
  };
  return (
    <section aria-labelledby={titleId} className={styles.editor} ref={box}>
      <h3 className={styles.title} id={titleId}>
        {rich('questionsApplicantsOptional', {
          span: (words) => <span className={styles.quiet}>{words}</span>,
        })}
      </h3>
      <p className={styles.quiet}>{t('everybodyWhoAppliesAnswers')}</p>
      {refused && <Banner tone="error">{refused}</Banner>}
      {questions.map((question, at) => (
        <QuestionRow
          form={form}
          key={question.key}
          of={questions.length}
          onChange={(part) =>
            onChange(questions.map((one, other) => (other === at ? { ...one, ...part } : one)))
          }
          onMove={(by) => move(at, by)}
          onRemove={() => remove(at)}
          place={at + 1}
          problems={tried ? questionProblems(question) : {}}
          values={question}
        />
      ))}
      <div>
        <Button
          disabled={questions.length >= maxQuestions}
          icon={<PlusIcon />}
          data-add=""
          onClick={add}
        >
          {questions.length > 0 ? t('addAnotherQuestion') : t('addQuestion')}
        </Button>
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </section>
  );
}

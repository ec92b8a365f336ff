import type { ResumeQuestion, ResumeSectionAnswer } from '@commons/contracts/resumes/resumes';
import { Button } from '@commons/ui/controls/button';
import { ChoiceGroup, RadioField } from '@commons/ui/forms/checkbox-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { useForm } from '@commons/web-kit/forms/use-form';
import { useState } from 'react';
import styles from './analysis.module.css';

interface QuestionsFormProps {
  readonly questions: readonly ResumeQuestion[];
  readonly lines: readonly string[];
  /** Analyzes again with the answers. */
  readonly onAnswer: (answers: ResumeSectionAnswer[]) => void;
}

/** The value of a choice: the index of a line, 'none', or 'other' for a line chosen from all. */
type Choices = Readonly<Record<string, string>>;

const fieldOf = (kind: string) => `question-${kind}`;

const noAnswerText = t('chooseLineNotThere');

/** Asks about sections that the parser is not certain of, instead of scoring them. */
export function SectionQuestionsForm({ questions, lines, onAnswer }: QuestionsFormProps) {
  const [chosen, setChosen] = useState<Choices>({});
  const [others, setOthers] = useState<Choices>({});
  const answers = questions.flatMap(({ kind }) => {
    const choice = chosen[kind] === 'other' ? others[kind] : chosen[kind];
    if (!choice) return [];
    return [{ kind, line: choice === 'none' ? null : Number(choice) }];
  });
  const { errors, submit } = useForm({
    check: () =>
      answers.length > 0
        ? undefined
        : Object.fromEntries(questions.map(({ kind }) => [fieldOf(kind), noAnswerText])),
    send: async () => onAnswer(answers),
  });
  return (
    <Card as="form" aria-labelledby="resume-questions" onSubmit={submit} tone="todo">
      <Stack gap={4}>
        <h2 className={styles.title} id="resume-questions">
          {t('helpUsReadResume')}
        </h2>
        {questions.map((question) => (
          <Question
            key={question.kind}
            {...{ question, lines }}
            choice={chosen[question.kind] ?? ''}
            other={others[question.kind] ?? ''}
            onChoice={(choice) => setChosen((old) => ({ ...old, [question.kind]: choice }))}
            onOther={(line) => setOthers((old) => ({ ...old, [question.kind]: line }))}
            problem={errors[fieldOf(question.kind)]}
          />
        ))}
        <div>
          <Button type="submit" variant="primary">
            {t('analyzeMyAnswers')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface QuestionProps {
  readonly question: ResumeQuestion;
  readonly lines: readonly string[];
  readonly choice: string;
  readonly other: string;
  readonly onChoice: (choice: string) => void;
  readonly onOther: (line: string) => void;
  readonly problem: string | undefined;
}

function Question({ question, lines, choice, other, onChoice, onOther, problem }: QuestionProps) {
  const { kind, text, candidates } = question;
  const radio = (value: string) => ({
    name: fieldOf(kind),
    value,
    checked: choice === value,
    onChange: () => onChoice(value),
  });
  return (
    <ChoiceGroup legend={text} {...(problem && !choice && { error: problem })}>
      {candidates.map(({ index, text: line }) => (
        <RadioField
          key={index}
          label={`“${line}”`}
          help={t('lineValue', { value: index + 1 })}
          {...radio(String(index))}
        />
      ))}
      {lines.length > 0 && <RadioField label={t('anotherLine')} {...radio('other')} />}
      {choice === 'other' && (
        <SelectField
          label={t('beginsAt')}
          onChange={({ target }) => onOther(target.value)}
          options={lines.flatMap((line, index) =>
            line.trim() ? [{ value: String(index), label: `${index + 1}: ${line}` }] : [],
          )}
          placeholder={t('chooseLine')}
          value={other}
        />
      )}
      <RadioField label={t('notThere')} {...radio('none')} />
    </ChoiceGroup>
  );
}

import type { Job } from '@commons/contracts/jobs/jobs';
import { focusField } from '@commons/ui/forms/form-control';
import { useState } from 'react';
import { questionForm } from './question.fields';
import { answerProblems, givenAnswers, refusedAnswers, type TypedAnswers } from './typed-answers';

/** State of the screening questions. The form stores the answers with its draft, like the letter. */
export function useQuestions(
  { questions = [] }: Job,
  typed: TypedAnswers,
  onChange: (typed: TypedAnswers) => void,
) {
  const [problems, setProblems] = useState<TypedAnswers>({});
  const show = (found: TypedAnswers) => {
    setProblems(found);
    const first = questions.find(({ id }) => found[id]);
    if (first) focusField(questionForm, first.id);
  };
  return {
    fields: {
      ...{ questions, typed, problems },
      onChange: (id: string, text: string) => {
        const { [id]: _mended, ...others } = problems;
        setProblems(others);
        onChange({ ...typed, [id]: text });
      },
    },
    given: givenAnswers(questions, typed),
    /** Validates the answers, and focuses the first invalid question. */
    check: () => {
      const found = answerProblems(questions, typed);
      show(found);
      return Object.keys(found).length === 0;
    },
    /** Shows the server's errors. @returns the message above the form, if the errors are about answers */
    refused: (error: unknown) => {
      const found = refusedAnswers(error);
      if (found) show(found.problems);
      return found?.text;
    },
  };
}

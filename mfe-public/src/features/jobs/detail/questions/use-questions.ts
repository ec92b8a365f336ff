import type { Job } from '@commons/contracts/jobs/jobs';
import { focusField } from '@commons/ui/form-control';
import { useState } from 'react';
import { questionForm } from './question.fields';
import { answerProblems, givenAnswers, refusedAnswers, type TypedAnswers } from './typed-answers';

/** The questions of a job while somebody answers them. What is typed is kept by the form, as the letter is. */
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
    /** Whether all is answered; leads to the first question that is not. */
    check: () => {
      const found = answerProblems(questions, typed);
      show(found);
      return Object.keys(found).length === 0;
    },
    /** Shows what the server refused. @returns what to say above the form, if it was about the answers */
    refused: (error: unknown) => {
      const found = refusedAnswers(error);
      if (found) show(found.problems);
      return found?.text;
    },
  };
}

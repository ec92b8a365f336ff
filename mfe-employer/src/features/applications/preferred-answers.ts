import type { ApplicationSummary } from '@commons/contracts/applications/application-filter';
import {
  type AnswerFilter,
  answerFilterText,
  type WantedAnswer,
} from '@commons/contracts/applications/screening-lists';
import { useMemo } from 'react';

export type QuestionSummary = NonNullable<ApplicationSummary['questions']>[number];

/** The preferred answers by question. */
export type PreferredAnswers = ReadonlyMap<string, WantedAnswer>;

/** The answers that the jobs prefer now; older applications are compared with these too. */
export function usePreferredAnswers(questions: ApplicationSummary['questions']): PreferredAnswers {
  return useMemo(
    () => new Map((questions ?? []).flatMap(({ id, wanted }) => (wanted ? [[id, wanted]] : []))),
    [questions],
  );
}

/** A filter for applications with every preferred answer; empty when none is marked. */
export const preferredFilter = (questions: readonly QuestionSummary[]): string => {
  const preferred = questions.flatMap(({ id, wanted }) => (wanted ? [[id, wanted] as const] : []));
  return answerFilterText(Object.fromEntries(preferred) as AnswerFilter);
};

import type { ApplicationSummary } from '@commons/contracts/application-filter';
import {
  type AnswerFilter,
  answerFilterText,
  type WantedAnswer,
} from '@commons/contracts/screening-lists';
import { useMemo } from 'react';

export type AskedNow = NonNullable<ApplicationSummary['questions']>[number];

/** The answers that are hoped for, by question. */
export type Wishes = ReadonlyMap<string, WantedAnswer>;

/** What the jobs hope for now: also older applications are read by it. */
export function useWishes(questions: ApplicationSummary['questions']): Wishes {
  return useMemo(
    () => new Map((questions ?? []).flatMap(({ id, wanted }) => (wanted ? [[id, wanted]] : []))),
    [questions],
  );
}

/** A filter that finds only applications with every hoped for answer; empty when none is marked. */
export const hopedFilter = (questions: readonly AskedNow[]): string => {
  const wishes = questions.flatMap(({ id, wanted }) => (wanted ? [[id, wanted] as const] : []));
  return answerFilterText(Object.fromEntries(wishes) as AnswerFilter);
};

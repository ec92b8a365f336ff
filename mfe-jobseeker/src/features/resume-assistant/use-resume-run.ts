import type { ResumeStep } from '@commons/contracts/resumes/resume-lists';
import type { CurrentResume } from '@commons/contracts/resumes/resumes';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { t, translate } from '@commons/ui/text/texts';
import { errorMessage, isApiError } from '@commons/web-kit/api/api-error';
import { useEffect, useRef, useState } from 'react';
import type { ResumeCalls, ResumeRun } from './resume-assistant.api';

export interface RunState {
  readonly kind: 'analyze' | 'rewrite';
  readonly step: ResumeStep;
}

const texts = {
  analyze: { done: t('resumeAnalysisCompleted'), failed: t('failedAnalyzeResume') },
  rewrite: {
    done: t('resumeImprovementsAppliedSuccessfully'),
    failed: t('failedApplySuggestions'),
  },
} as const;

/** A run that applied nothing is not reported as success. */
export const nothingApplied = t('noneTheseSuggestionsCould');

/** A lost connection is not a failed run: it continues on the server, and the assistant's state shows its progress. */
const isLost = (error: unknown) =>
  isApiError(error) && (error.failure === 'network' || error.failure === 'timeout');

/** Starts analyses and rewritings, follows their steps, and resumes a run after a reload. */
export function useResumeRun(resume: CurrentResume | null, calls: ResumeCalls, notify: Notify) {
  const [followed, setFollowed] = useState<RunState>();
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => leave.current?.abort(), []);

  // Announces the end of a run that this page only polled.
  const watched = useRef<RunState['kind']>(undefined);
  const running = resume?.running;
  useEffect(() => {
    const kind = watched.current;
    watched.current = followed ? undefined : running?.kind;
    if (!kind || running || followed || !resume) return;
    if (resume.failed) notify.showError(translate(resume.failed.detail));
    else if (kind === 'rewrite' && resume.rewrite?.applied_suggestions.length === 0)
      notify.showError(nothingApplied);
    else if (kind === 'rewrite' ? resume.rewrite : resume.analysis)
      notify.showSuccess(texts[kind].done);
  }, [resume, running, followed, notify]);

  /** @param after runs before the end is shown, and replaces its message */
  const begin = async (order: ResumeRun, after?: () => Promise<unknown>) => {
    const kind = order.name === 'POST /resume/analyze' ? 'analyze' : 'rewrite';
    const controller = new AbortController();
    leave.current = controller;
    setFollowed({ kind, step: kind === 'analyze' ? 'reading' : 'waiting' });
    const onStep = (step: ResumeStep) => setFollowed({ kind, step });
    try {
      const end = await calls.run(order, onStep, controller.signal);
      if (controller.signal.aborted) return;
      const isOver = end.outcome === 'done' || end.outcome === 'unchanged';
      if (after && isOver) await after();
      else if (end.outcome === 'failed')
        notify.showError(end.detail ? translate(end.detail) : texts[kind].failed);
      else if (end.outcome === 'unchanged') notify.showError(nothingApplied);
      else if (end.outcome === 'done') notify.showSuccess(texts[kind].done);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isLost(error)) notify.showError(errorMessage(error, texts[kind].failed));
      await calls.refresh();
    } finally {
      if (leave.current === controller) setFollowed(undefined);
    }
  };

  const cancel = async () => {
    const streaming = leave.current;
    leave.current = undefined;
    streaming?.abort();
    watched.current = undefined;
    try {
      if (resume) await calls.cancel(resume.resume_id);
    } finally {
      // Not earlier: a run that starts before the server has cancelled this one would join it.
      setFollowed(undefined);
    }
  };
  return { run: followed ?? running, begin, cancel };
}

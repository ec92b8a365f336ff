import { useDraft } from '@commons/web-kit/forms/draft';
import type { AnalysisPoint } from './analysis-points';

const nothing: { dismissed: string[] } = { dismissed: [] };

/** Points that the person dismissed as wrong, stored for a reload and the next analysis. */
export function useDismissed(resumeId: string) {
  const [{ dismissed }, change] = useDraft(`resume-dismissed:${resumeId}`, nothing);
  return {
    isDismissed: ({ id }: AnalysisPoint) => dismissed.includes(id),
    dismiss: ({ id }: AnalysisPoint) => change({ dismissed: [...dismissed, id] }),
    restoreAll: () => change(nothing),
  };
}

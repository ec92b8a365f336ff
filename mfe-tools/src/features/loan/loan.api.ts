import type { AdvisorRequest, AiAnswer } from '@commons/contracts/ai';
import type { LoanAnswer, LoanRequest } from '@commons/contracts/calculators';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';

/** POST /calculators/loan. */
export function useLoan() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: LoanRequest) => api.json<LoanAnswer>('/calculators/loan', { body }),
  });
}

/** POST /ai/business-advisor with the values that the specification fixes for calculators (D2 §7, decision A11). */
export function useLoanAdvice() {
  const api = useApi();
  return useMutation({
    mutationFn: (situationDescription: string) => {
      const body: AdvisorRequest = {
        businessStage: 'General',
        industry: 'Business loan planning',
        primaryChallenge: 'Funding',
        situationDescription,
        desiredOutcome: 'Decide whether this loan fits the business, and how to get better terms.',
      };
      return api.json<AiAnswer>('/ai/business-advisor', { body });
    },
  });
}

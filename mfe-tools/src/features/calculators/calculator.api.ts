import type { AdvisorRequest, AiAnswer } from '@commons/contracts/ai';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';

/** POST /calculators/…: the service works it out; the rules are those of @commons/calculators (decision A06). */
export function useCalculation<Request, Answer>(path: string) {
  const api = useApi();
  return useMutation({ mutationFn: (body: Request) => api.json<Answer>(path, { body }) });
}

/** POST /ai/business-advisor. */
export function useAdvice() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: AdvisorRequest) => api.json<AiAnswer>('/ai/business-advisor', { body }),
  });
}

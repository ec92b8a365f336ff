import type { AdvisorRequest } from '@commons/contracts/ai';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { useWriting } from '../../writing/use-writing';

/** POST /calculators/…: the service works it out; the rules are those of @commons/calculators (decision A06). */
export function useCalculation<Request, Answer>(path: string) {
  const api = useApi();
  return useMutation({ mutationFn: (body: Request) => api.json<Answer>(path, { body }) });
}

/** Specification D2 §7, §8: whatever went wrong. */
const texts = {
  failed: 'Unable to generate recommendations at this time.',
  empty: 'No recommendations available',
  hidesReason: true,
};

const path = '/ai/business-advisor';

/**
 * POST /ai/business-advisor; the text comes as it is written.
 * @param topic a calculator has one advice at a time
 * @param situation the numbers the advice is about: on other numbers it would mislead
 */
export function useAdvice(topic: string, situation: string) {
  const api = useApi();
  const entered = { situation };
  const { writing, written } = useWriting(`advice:${topic}`, { path, texts, only: entered });
  const ask = (body: AdvisorRequest) => writing.write(api, { path, body, entered, texts });
  return { ask, stop: writing.stop, written };
}

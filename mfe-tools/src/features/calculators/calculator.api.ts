import type { AdvisorRequest } from '@commons/contracts/ai';
import type { Api } from '@commons/web-kit/api';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { useWriting } from '../../writing/use-writing';

/** The service works it out by the rules of @commons/calculators (decision A06). */
export function useCalculation<Request, Answer>(
  calculate: (api: Api, body: Request) => Promise<Answer>,
) {
  const api = useApi();
  return useMutation({ mutationFn: (body: Request) => calculate(api, body) });
}

/** Specification D2 §7, §8: whatever went wrong. */
const texts = {
  failed: 'Unable to generate recommendations at this time.',
  empty: 'No recommendations available',
  hidesReason: true,
};

/**
 * Advice of the business advisor; the text comes as it is written.
 * @param topic a calculator has one advice at a time
 * @param situation the numbers the advice is about: on other numbers it would mislead
 */
export function useAdvice(topic: string, situation: string) {
  const api = useApi();
  const entered = { situation };
  const { writing, written } = useWriting(`advice:${topic}`, { texts, only: entered });
  const ask = (body: AdvisorRequest) =>
    writing.write(api, { call: { name: 'POST /ai/business-advisor', body }, entered, texts });
  return { ask, stop: writing.stop, written };
}

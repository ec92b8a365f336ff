import type { AdvisorRequest } from '@commons/contracts/tools/ai';
import { t } from '@commons/ui/text/texts';
import type { Api } from '@commons/web-kit/api/api';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { useWriting } from '../../writing/use-writing';

/** Calculates on the server, with the rules of @commons/calculators (decision A06). */
export function useCalculation<Request, Answer>(
  calculate: (api: Api, body: Request) => Promise<Answer>,
) {
  const api = useApi();
  return useMutation({ mutationFn: (body: Request) => calculate(api, body) });
}

/** Specification D2 §7, §8: the same texts for every failure. */
const texts = {
  failed: t('unableGenerateRecommendationsTime'),
  empty: t('noRecommendationsAvailable'),
  hidesReason: true,
};

/**
 * Streams advice from the business advisor.
 * @param topic each calculator has one piece of advice at a time
 * @param situation the numbers that the advice is about: for other numbers it would mislead
 */
export function useAdvice(topic: string, situation: string) {
  const api = useApi();
  const entered = { situation };
  const { writing, written } = useWriting(`advice:${topic}`, { texts, only: entered });
  const ask = (body: AdvisorRequest) =>
    writing.write(api, { call: { name: 'POST /ai/business-advisor', body }, entered, texts });
  return { ask, stop: writing.stop, written };
}

import type { AdvisorRequest } from '@commons/contracts/ai';
import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { TextWriting } from '../../writing/text-writing';

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

/** POST /ai/business-advisor; the text comes as it is written, and the writing ends with the panel. */
export function useAdvice() {
  const api = useApi();
  const [writing] = useState(() => new TextWriting());
  const written = useSyncExternalStore(writing.subscribe, writing.read);
  useEffect(() => writing.stop, [writing]);
  const ask = (body: AdvisorRequest) =>
    writing.write(api, { path: '/ai/business-advisor', body, entered: {}, texts });
  return { ask, stop: writing.stop, written };
}

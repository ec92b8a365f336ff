import { useApi } from '@commons/web-kit/app-context';
import { useMutation } from '@commons/web-kit/query';

const calls = {
  confirm: 'POST /letter/{token}/confirmation',
  stop: 'POST /letter/{token}/stop',
} as const;

/** The action of a link in a mail of the letter. */
export function useLetterLink(kind: keyof typeof calls, token: string) {
  const api = useApi();
  return useMutation({ mutationFn: () => api.json(calls[kind], { params: { token } }) });
}

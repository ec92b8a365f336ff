import type { RunningAnswer } from '@commons/contracts/ai';
import type { ApiClient } from '@commons/contracts/shell-contract';

export const answerPath = (id: string) => `/ai/answers/${encodeURIComponent(id)}`;

/** Stops an answer that is being written, or forgets a whole one. If the call is lost, time does the same. */
export function forgetAnswer(api: ApiClient, id: string): void {
  api.json<void>(answerPath(id), { method: 'DELETE' }).catch(() => undefined);
}

/**
 * Finds a text of the signed-in person that nobody follows any more, e.g. because its tab was closed.
 * @param path of the call that began it
 * @returns its id
 */
export async function leftAnswer(api: ApiClient, path: string): Promise<string | undefined> {
  const answers = await api.json<RunningAnswer[]>('/ai/answers');
  const left = answers.find(
    ({ tool, state, heard }) => `/ai/${tool}` === path && state !== 'failed' && !heard,
  );
  return left?.id;
}

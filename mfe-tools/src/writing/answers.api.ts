import type { Api, ApiCall } from '@commons/web-kit/api/api';

type ToolName =
  | 'POST /ai/business-advisor'
  | 'POST /ai/content-generator'
  | 'POST /ai/email-assistant'
  | 'POST /ai/financial-forecasting'
  | 'POST /ai/job-matching'
  | 'POST /ai/market-analysis'
  | 'POST /ai/{tool}';

/** A call that starts a text. */
export type ToolCall = { [Name in ToolName]: { readonly name: Name } & ApiCall<Name> }[ToolName];

/** The service's name of the tool: the last segment of the call's path. */
export const toolOf = (call: ToolCall): string =>
  call.name === 'POST /ai/{tool}' ? call.params.tool : call.name.slice('POST /ai/'.length);

/** Stops an answer in progress, or deletes a complete one. If the call is lost, expiry does the same. */
export function forgetAnswer(api: Api, id: string): void {
  api.json('DELETE /ai/answers/{id}', { params: { id } }).catch(() => undefined);
}

/**
 * Finds a text of the signed-in person without a client, e.g. because its tab was closed.
 * @param tool that generates it
 * @returns its id
 */
export async function leftAnswer(api: Api, tool: string): Promise<string | undefined> {
  const { rows } = await api.list('GET /ai/answers');
  const left = rows.find((row) => row.tool === tool && row.state !== 'failed' && !row.heard);
  return left?.id;
}

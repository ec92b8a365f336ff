import type { ReadRequest } from '../facts/requests/read-request.js';
import type { RequestTool } from '../facts/typed-words/request-tool.js';

/** What a tool wants drafted. */
export interface DraftOrder {
  readonly tool: RequestTool;
  readonly entry: string;
}

/** An order with what its entry tells the reader and what it tells the writer. */
export interface ReadDraftOrder extends DraftOrder {
  readonly request: ReadRequest;
}

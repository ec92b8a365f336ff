import type { RequestTool } from '../facts/typed-words/request-tool.js';
import type { Draft } from './draft.js';
import { DraftWriter } from './draft-writer.js';

export interface DraftOrder {
  readonly tool: RequestTool;
  readonly entry: string;
}

let writer: DraftWriter | undefined;

/** Runs in a worker thread, which keeps the model. */
export default function write({ tool, entry }: DraftOrder): Draft | undefined {
  writer ??= DraftWriter.read();
  return writer.write(tool, entry);
}

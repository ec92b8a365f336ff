import type { Draft } from './draft.js';
import type { ReadDraftOrder } from './draft-order.js';
import { DraftWriter } from './draft-writer.js';
import { isSound } from './sound-draft.js';

let writer: DraftWriter | undefined;

/** Runs in a worker thread, which keeps the model. @returns the likeliest draft that may be used */
export default function write(order: ReadDraftOrder): Draft | undefined {
  writer ??= DraftWriter.read();
  for (const draft of writer.drafts(order.tool, order.entry))
    if (isSound(draft, order)) return draft;
  return undefined;
}

import { clearMemos } from '../facts/memo.js';
import type { Draft } from './draft.js';
import type { ReadDraftOrder } from './draft-order.js';
import { DraftWriter } from './draft-writer.js';
import { chosenDraft } from './sound-draft.js';

let writer: DraftWriter | undefined;

/**
 * Runs in a worker thread, which keeps the model, and of a text no words.
 * @returns the draft that is used
 */
export default function write(order: ReadDraftOrder): Draft | undefined {
  writer ??= DraftWriter.read();
  try {
    return chosenDraft(writer.drafts(order.tool, order.entry), order);
  } finally {
    clearMemos();
  }
}

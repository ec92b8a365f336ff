import { forgetTexts } from '../facts/recent-answers.js';
import type { Draft } from './draft.js';
import type { ReadDraftOrder } from './draft-order.js';
import { DraftWriter } from './draft-writer.js';
import { isSound } from './sound-draft.js';

let writer: DraftWriter | undefined;

/**
 * Runs in a worker thread, which keeps the model, and of a text no words.
 * @returns the likeliest draft that may be used
 */
export default function write(order: ReadDraftOrder): Draft | undefined {
  writer ??= DraftWriter.read();
  try {
    for (const draft of writer.drafts(order.tool, order.entry))
      if (isSound(draft, order)) return draft;
    return undefined;
  } finally {
    forgetTexts();
  }
}

const built = (path) =>
  import(new URL(`../../services/ai/dist/draft-model/${path}`, import.meta.url).href);
const { DraftWriter } = await built('draft-writer.js');
const { isSound } = await built('sound-draft.js');

let writer;

/** The draft that the service would use of what a tool wants drafted; undefined where it uses none. */
export function draftFor(order) {
  if (!order) return undefined;
  writer ??= DraftWriter.read();
  const draft = writer.write(order.tool, order.entry);
  return draft && isSound(draft, order.entry, order.tool) ? draft : undefined;
}

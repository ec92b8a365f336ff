/**
 * Copies a text to the clipboard. Call it in the handler of the press itself: Safari refuses later, so a text that is
 * still being fetched is given as its promise.
 * @throws what the promise rejects with, or when the browser refuses
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  const item = new ClipboardItem({ 'text/plain': blob });
  // The reason why there is no text comes first: the clipboard would only say that it was not given one.
  await Promise.all([text, navigator.clipboard.write([item])]);
}

const built = (path) => import(new URL(`../../services/ai/dist/${path}`, import.meta.url).href);
const { default: write } = await built('draft-model/draft-worker.js');
const { languageOf } = await built('facts/language/language.js');
const { readRequest } = await built('facts/requests/read-request.js');

/** The draft that the service would use of what a tool wants drafted; undefined where it uses none. */
export const draftFor = (order) =>
  order && languageOf(order.entry) === 'en'
    ? write({ ...order, request: readRequest(order.entry, order.tool) })
    : undefined;

/** Set by the page, or on the server by its renderer: facts of the town. */
const page = globalThis as { commonsSite?: { readonly lists?: string } };

const listsText = () =>
  page.commonsSite
    ? page.commonsSite.lists
    : globalThis.document?.querySelector<HTMLMetaElement>('meta[name="commons-lists"]')?.content;

type Lists = Readonly<Record<string, readonly (readonly [name: string, spanish: string])[]>>;

let read: { readonly text: string; readonly names: ReadonlyMap<string, string> } | undefined;

/** The Spanish name of a category or an area that the town added (docs/adr/0033); undefined for any other text. */
export function townNameInSpanish(english: string): string | undefined {
  const text = listsText();
  if (!text) return undefined;
  if (read?.text !== text) {
    read = { text, names: new Map(Object.values(JSON.parse(text) as Lists).flat()) };
  }
  return read.names.get(english);
}

/** One note beside the title: as an item of a list, and as a sentence where a pattern is sure of it. */
export interface NoteItem {
  readonly item: string;
  readonly said?: string | undefined;
}

/** Notes, read: what every composition is made of. Nothing in it is a chain of commas. */
export interface Notice {
  readonly title: string;
  /** "When", "Where", "Price" with their facts. */
  readonly lines: readonly (readonly [label: string, text: string])[];
  readonly items: readonly NoteItem[];
  /** The title with its facts in whole sentences; one that ends with a colon leads to the list. */
  readonly lead: string;
  /** A question or an offer to begin with, and the facts that it does not say. */
  readonly opening: string;
  readonly unsaid: readonly string[];
  /** Leads to what is not said in sentences. */
  readonly rest: string;
}

/** Paragraphs before the call to action; those of a list have one item a line. */
export type Blocks = readonly (readonly string[])[];

const inList = (items: readonly string[]) => items.map((item) => `• ${item}`);

/** The title over its facts, one a line: right whatever the notes are. */
export function asCard({ title, lines, items }: Notice, marked: (title: string) => string): Blocks {
  return [
    [/[.!?:]$/.test(title) ? title : marked(title)],
    lines.map(([label, text]) => `${label}: ${text}`),
    inList(items.map(({ item }) => item)),
  ];
}

/** Whole sentences; a list under them has what is no sentence. */
export function asSentences({ lead, items, rest }: Notice): Blocks {
  const said = items.flatMap((one) => one.said ?? []);
  const others = items.filter(({ said: sentence }) => !sentence).map(({ item }) => item);
  if (lead.endsWith(':')) return [[lead, ...inList(others)], [said.join(' ')]];
  if (others.length === 1) return [[lead], [[...said, `${others[0]}.`].join(' ')]];
  return [[lead], [said.join(' ')], others.length > 0 ? [rest, ...inList(others)] : []];
}

const isOffer = (item: string) => /[$%]|\bfree\b|gratis|dólares|\bcents\b/i.test(item);

/** The question or the offer first, the prices at the head of the list. */
export function asQuestion({ opening, unsaid, items }: Notice): Blocks {
  const all = items.map(({ item }) => item);
  // Behind a heading the order is the owner's.
  const ordered = opening.endsWith(':')
    ? all
    : [...all.filter(isOffer), ...all.filter((item) => !isOffer(item))];
  return [[opening], inList([...unsaid, ...ordered])];
}

export const compositionsOf = (
  notice: Notice,
  marked: (title: string) => string,
): readonly Blocks[] => [asCard(notice, marked), asSentences(notice), asQuestion(notice)];

/** The blocks as text; empty ones are left out. */
export const blocksText = (blocks: Blocks): string =>
  blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');

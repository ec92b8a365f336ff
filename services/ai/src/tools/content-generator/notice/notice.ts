/** One note beside the title: as an item of a list, and as a sentence where a pattern is sure of it. */
export interface NoteItem {
  readonly item: string;
  readonly said?: string | undefined;
}

/** What was entered, read: what every composition is made of. Nothing in it is a chain of commas. */
export interface Notice {
  readonly title: string;
  /** "Locked out?", which opens the text. */
  readonly question?: string | undefined;
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
  /** Whether the title only says that prices follow. */
  readonly isPriceList?: boolean | undefined;
  /** The whole entry where it is written in sentences: each thought with the sentences that lean on it. */
  readonly thoughts?: readonly Thought[] | undefined;
}

/** Sentences that stand together: "Nina reads at 6. She signs books afterwards." */
export type Thought = readonly string[];

/** Paragraphs of a text; those of a list have one item a line. */
export type Blocks = readonly (readonly string[])[];

/** The blocks as text; empty ones are left out. */
export const blocksText = (blocks: Blocks): string =>
  blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');

export const inList = (items: readonly string[]): string[] => items.map((item) => `• ${item}`);

export const withoutMark = (sentence: string): string => sentence.replace(/[.!:]+$/, '');

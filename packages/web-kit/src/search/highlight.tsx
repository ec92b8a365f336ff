import { partByHits } from './hit-words.js';

interface HighlightProps {
  readonly children: string;
  /** Folded hit words of the search, `SearchSummary.highlight`. */
  readonly hits: readonly string[];
}

/** A text with the searched words marked. */
export const Highlight = ({ children, hits }: HighlightProps) =>
  partByHits(children, hits).map(({ text, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    hit ? <mark key={at}>{text}</mark> : text,
  );

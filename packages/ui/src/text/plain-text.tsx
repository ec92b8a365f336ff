import styles from './plain-text.module.css';
import { type TextBlock, textBlocks, withLinesAsItems } from './text-blocks';

interface PlainTextProps {
  readonly text: string;
  /** Renders consecutive short lines without a full stop as list items: duties, requirements, benefits. */
  readonly linesAreItems?: boolean;
}

/** A plain text with its paragraphs, headings and lists. Never parsed as HTML. */
export function PlainText({ text, linesAreItems = false }: PlainTextProps) {
  const blocks = textBlocks(text);
  return (linesAreItems ? withLinesAsItems(blocks) : blocks).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
    <Block block={block} key={index} />
  ));
}

function Block({ block }: { readonly block: TextBlock }) {
  // A bold line: headings of a text are no part of the page's outline.
  if (block.kind === 'heading') return <p className={styles.heading}>{block.text}</p>;
  if (block.kind === 'paragraph') return <p className={styles.paragraph}>{block.text}</p>;
  const items = block.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same line can occur twice
    <li key={index}>{item}</li>
  ));
  if (block.kind === 'list') return <ul className={styles.list}>{items}</ul>;
  return (
    <ol className={styles.list} start={block.start}>
      {items}
    </ol>
  );
}

import styles from './plain-text.module.css';

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = /^\s*[-*•·–]\s+/;

/** Paragraphs and bullet lists of a plain text: lines that begin with a dash or a dot are items. */
export function textBlocks(text: string): TextBlock[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const blocks: TextBlock[] = [];
    for (const line of paragraph.split('\n').filter((row) => row.trim())) {
      const last = blocks.at(-1);
      const isItem = bullet.test(line);
      const words = line.replace(bullet, '').trim();
      if (isItem && last?.kind === 'list') blocks.splice(-1, 1, withItem(last, words));
      else if (isItem) blocks.push({ kind: 'list', items: [words] });
      else if (last?.kind === 'paragraph') blocks.splice(-1, 1, withLine(last, words));
      else blocks.push({ kind: 'paragraph', text: words });
    }
    return blocks;
  });
}

const withItem = (list: TextBlock & { kind: 'list' }, item: string): TextBlock => ({
  kind: 'list',
  items: [...list.items, item],
});

const withLine = (paragraph: TextBlock & { kind: 'paragraph' }, line: string): TextBlock => ({
  kind: 'paragraph',
  text: `${paragraph.text}\n${line}`,
});

/** A text as somebody typed it: paragraphs, and lists where lines begin with a dash or a dot. Never read as HTML. */
export function PlainText({ text }: { text: string }) {
  return textBlocks(text).map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
    <Block block={block} key={index} />
  ));
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph') return <p className={styles.paragraph}>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line can occur twice
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

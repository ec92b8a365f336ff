import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import styles from './formatted-text.module.css';
import { type Block, linePieces, textBlocks } from './text-blocks';

interface FormattedTextProps {
  readonly text: string;
  /** Rendered after the first table. */
  readonly afterTable?: ReactNode;
  /** Level of its main headings: one below that of the surrounding section. */
  readonly headings?: 'h3' | 'h4';
}

/**
 * A generated text with its headings, lists and tables. Consists of React elements only: nothing in it is parsed as
 * HTML.
 */
export function FormattedText({ text, afterTable, headings = 'h4' }: FormattedTextProps) {
  // Deferred: events arrive faster than a long text has to be rendered.
  const shown = useDeferredValue(text);
  const blocks = useMemo(() => textBlocks(shown), [shown]);
  const table = blocks.findIndex(({ kind }) => kind === 'table');
  return (
    <div className={styles.text}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <BlockView block={block} headings={headings} key={at}>
          {at === table && afterTable}
        </BlockView>
      ))}
    </div>
  );
}

interface BlockViewProps {
  readonly block: Block;
  readonly headings: 'h3' | 'h4';
  readonly children: ReactNode;
}

const below = { h3: 'h4', h4: 'h5' } as const;

function BlockView({ block, headings, children }: BlockViewProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level < 3 ? headings : below[headings];
      return (
        <Heading>
          <Line text={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} />
        </p>
      );
    case 'list':
      return <ListView list={block} />;
    case 'table':
      return (
        <>
          <TableView table={block} />
          {children}
        </>
      );
  }
}

function ListView({ list }: { list: Block & { kind: 'list' } }) {
  const List = list.ordered ? 'ol' : 'ul';
  return (
    <List>
      {list.items.map(({ text, nested }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items never change places
        <li className={nested ? styles.nested : undefined} key={at}>
          <Line text={text} />
        </li>
      ))}
    </List>
  );
}

function TableView({ table }: { table: Block & { kind: 'table' } }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone: the keys scroll it
    <section aria-label={t('table')} className={styles.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell) =>
              cell.trim() ? (
                <th key={cell} scope="col">
                  <Line text={cell} />
                </th>
              ) : (
                // A corner heads nothing: an empty <th> would be announced as a heading without a name.
                <td key="corner" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row cells={row} key={row.join('|')} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ cells: [first = '', ...others] }: { cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        <Line text={first} />
      </th>
      {others.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
        <td key={at}>
          <Line text={cell} />
        </td>
      ))}
    </tr>
  );
}

const elements = { strong: 'strong', emphasis: 'em', code: 'code', gap: 'mark' } as const;

function Line({ text }: { text: string }) {
  return linePieces(text).map(({ text: words, mark, to }, at) => {
    if (mark === 'none') return words;
    if (mark === 'link')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
        <Link key={at} to={to ?? '/'}>
          {words}
        </Link>
      );
    const Mark = elements[mark];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
    return <Mark key={at}>{words}</Mark>;
  });
}

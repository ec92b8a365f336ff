import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import type { Inline, MarkdownBlock } from './markdown-blocks.js';

function Part({ part }: { readonly part: Inline }) {
  if (typeof part === 'string') return part;
  const inner = <Parts parts={part.parts} />;
  if (part.kind === 'link') return <TextLink href={part.href}>{inner}</TextLink>;
  return part.kind === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>;
}

interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

const TextLink = ({ href, children }: TextLinkProps) =>
  href.startsWith('/') ? (
    <Link to={href}>{children}</Link>
  ) : (
    <a href={href} rel="noopener">
      {children}
    </a>
  );

/** Parts of a line as elements. */
export function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
  return parts.map((part, at) => <Part key={at} part={part} />);
}

/** A block of a text. Headings are those below the title of the page and its sections. */
export function MarkdownBlockView({ block }: { readonly block: MarkdownBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Parts parts={block.parts} />
      </p>
    );
  }
  if (block.kind === 'heading') {
    return (
      <h3>
        <Parts parts={block.parts} />
      </h3>
    );
  }
  const List = block.kind === 'list' ? 'ul' : 'ol';
  return (
    <List>
      {block.items.map((parts, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
        <li key={at}>
          <Parts parts={parts} />
        </li>
      ))}
    </List>
  );
}

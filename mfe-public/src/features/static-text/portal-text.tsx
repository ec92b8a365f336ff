import { MarkdownBlockView, Parts } from '@commons/web-kit/markdown/markdown-text';
import type { ReactNode } from 'react';
import { StaticText, TextPart } from './static-text';
import { textSections } from './text-sections';

interface PortalTextProps {
  readonly title: string;
  /** Markdown. */
  readonly text: string;
  /** Its language, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly children?: ReactNode;
}

/** A text in Markdown, laid out as a page. */
export function PortalText({ title, text, lang, children }: PortalTextProps) {
  const { lead, note, opening, sections } = textSections(text);
  return (
    <StaticText
      lang={lang}
      lead={<Parts parts={lead} />}
      note={note && <Parts parts={note} />}
      title={title}
    >
      {opening.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <MarkdownBlockView block={block} key={at} />
      ))}
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a text never change places
        <TextPart key={at} title={<Parts parts={section.title} />}>
          {section.blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
            <MarkdownBlockView block={block} key={place} />
          ))}
        </TextPart>
      ))}
      {children}
    </StaticText>
  );
}

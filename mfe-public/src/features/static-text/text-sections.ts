import {
  type Inline,
  type MarkdownBlock,
  markdownBlocks,
} from '@commons/web-kit/markdown/markdown-blocks';

/** A text page, split into its parts. */
interface TextSections {
  /** The first paragraph. */
  readonly lead: readonly Inline[];
  /** A fully emphasised paragraph after it: the date of a legal text. */
  readonly note: readonly Inline[] | undefined;
  /** Remaining content before the first heading. */
  readonly opening: readonly MarkdownBlock[];
  readonly sections: readonly {
    readonly title: readonly Inline[];
    readonly blocks: readonly MarkdownBlock[];
  }[];
}

/** The text of a fully emphasised paragraph. */
function emphasised(block: MarkdownBlock | undefined): readonly Inline[] | undefined {
  const [only, ...others] = block?.kind === 'paragraph' ? block.parts : [];
  const isWhole = others.length === 0 && typeof only === 'object' && only.kind === 'emphasis';
  return isWhole ? only.parts : undefined;
}

const isTitle = (block: MarkdownBlock) => block.kind === 'heading' && block.level < 3;

/** Splits the text of a page into lead, note, and a section per heading of the first two levels. */
export function textSections(text: string): TextSections {
  const blocks = markdownBlocks(text);
  const first = blocks.findIndex(isTitle);
  const before = first < 0 ? blocks : blocks.slice(0, first);
  const [begin] = before;
  const lead = begin?.kind === 'paragraph' ? begin.parts : [];
  const afterLead = begin?.kind === 'paragraph' ? before.slice(1) : before;
  const note = emphasised(afterLead[0]);
  const sections: { title: readonly Inline[]; blocks: MarkdownBlock[] }[] = [];
  for (const block of first < 0 ? [] : blocks.slice(first)) {
    if (block.kind === 'heading' && isTitle(block))
      sections.push({ title: block.parts, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return { lead, note, opening: note ? afterLead.slice(1) : afterLead, sections };
}

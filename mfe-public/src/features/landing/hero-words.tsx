import heroText from '@commons/contracts/texts/portal-texts/en/hero.md';
import { RiverLine } from '@commons/ui/layout/page';
import {
  type Inline,
  type MarkdownBlock,
  markdownBlocks,
} from '@commons/web-kit/markdown/markdown-blocks';
import { Parts } from '@commons/web-kit/markdown/markdown-text';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { usePortalText } from '@commons/web-kit/portal/portal-text.api';
import { withWordsOfAreas } from '@commons/web-kit/portal/words-of-areas';
import styles from './hero.module.css';

const partsOf = (block: MarkdownBlock | undefined): readonly Inline[] =>
  block && 'parts' in block ? block.parts : [];

/** The introduction: a line above the title, the title, and the offer. A town may replace it. */
export function HeroWords() {
  const shown = usePortalText('hero', heroText);
  const blocks = markdownBlocks(withWordsOfAreas(shown?.text ?? '', hasArea));
  const lang = shown?.lang;
  const at = blocks.findIndex(({ kind }) => kind === 'heading');
  const [badge] = partsOf(at > 0 ? blocks[at - 1] : undefined);
  return (
    <>
      {badge && (
        <p className={styles.badge} lang={lang}>
          {/* Its place sets it apart: the emphasis mark only identifies it. */}
          <Parts parts={typeof badge === 'string' ? [badge] : badge.parts} />
        </p>
      )}
      <h1 className={styles.title} id="hero-title" lang={lang}>
        <Parts parts={partsOf(blocks[at])} />
      </h1>
      <RiverLine className={styles.river} />
      {blocks.slice(at + 1).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <p className={styles.lede} key={place} lang={lang}>
          <Parts parts={partsOf(block)} />
        </p>
      ))}
    </>
  );
}

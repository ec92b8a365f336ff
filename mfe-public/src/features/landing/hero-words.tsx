import { heroTextFor } from '@commons/contracts/portal/texts/hero';
import { RiverLine } from '@commons/ui/page';
import { locale, t } from '@commons/ui/texts';
import {
  type Inline,
  type MarkdownBlock,
  markdownBlocks,
} from '@commons/web-kit/markdown/markdown-blocks';
import { Parts } from '@commons/web-kit/markdown/markdown-text';
import { hasArea } from '@commons/web-kit/portal-areas';
import { usePortalText } from '@commons/web-kit/portal-text.api';
import styles from './hero.module.css';

const partsOf = (block: MarkdownBlock | undefined): readonly Inline[] =>
  block && 'parts' in block ? block.parts : [];

const listed = (words: readonly (string | false)[]) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    words.filter((word) => word !== false),
  );

/** In a translated text: what the areas that are on have to find and to offer, as `heroTextFor` says it in English. */
function withWordsOfAreas(text: string): string {
  if (!text.includes('{offered}')) return text;
  const offered = [
    hasArea('directory') && t('heroDirectory'),
    hasArea('jobs') && t('heroBoard'),
    hasArea('tools') && t('heroCalculators'),
    hasArea('tools') && t('heroWriting'),
  ];
  const found = [
    hasArea('directory') && t('heroShops'),
    hasArea('jobs') && t('heroWork'),
    t('heroPeople'),
  ];
  const things = listed(offered) || t('heroResume');
  return text
    .replace('{found}', listed(found))
    .replace('{offered}', things.charAt(0).toLocaleUpperCase(locale) + things.slice(1));
}

/** The introduction: a line above the title, the title, and the offer. A town may replace it. */
export function HeroWords() {
  const shown = usePortalText('hero', heroTextFor(hasArea));
  const blocks = markdownBlocks(withWordsOfAreas(shown?.text ?? ''));
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

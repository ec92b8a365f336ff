import aboutText from '@commons/contracts/texts/portal-texts/en/about.md';
import { t } from '@commons/ui/text/texts';
import { type Inline, markdownBlocks } from '@commons/web-kit/markdown/markdown-blocks';
import { MarkdownBlockView, Parts } from '@commons/web-kit/markdown/markdown-text';
import { usePortalText } from '@commons/web-kit/portal/portal-text.api';
import { Link } from '@commons/web-kit/router';
import styles from './mission.module.css';

/** The mission in three lines, with a link to the whole text. A town may replace it. */
export function CommunityMission() {
  const shown = usePortalText('about', aboutText);
  const blocks = markdownBlocks(shown?.text ?? '');
  const title = blocks.find(({ kind }) => kind === 'heading');
  const rest = blocks.filter((block) => block !== title);
  return (
    <section className={styles.mission} data-draw="near" aria-labelledby="mission-title">
      <div>
        <h2 id="mission-title" lang={shown?.lang}>
          <Parts parts={title?.kind === 'heading' ? title.parts : []} />
        </h2>
        <p className={styles.more}>
          <Link to="/mission">{t('readMission')}</Link>
        </p>
      </div>
      <div className={styles.words} lang={shown?.lang}>
        {rest.map((block, at) =>
          block.kind === 'list' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
            <Values items={block.items} key={at} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
            <MarkdownBlockView block={block} key={at} />
          ),
        )}
      </div>
    </section>
  );
}

/** A list in which each item starts with a strong term, followed by its explanation. */
const Values = ({ items }: { readonly items: readonly (readonly Inline[])[] }) => (
  <dl className={styles.values}>
    {items.map(([name, ...text], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
      <div key={at}>
        <dt className={styles.name}>
          <Parts parts={name === undefined ? [] : typeof name === 'string' ? [name] : name.parts} />
        </dt>
        <dd className={styles.text}>
          <Parts parts={text} />
        </dd>
      </div>
    ))}
  </dl>
);

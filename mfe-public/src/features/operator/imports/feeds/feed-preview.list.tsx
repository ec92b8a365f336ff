import type { JobFeedPreview } from '@commons/contracts/imports/job-feeds';
import { Badge } from '@commons/ui/controls/badge';
import { Stack } from '@commons/ui/layout/page';
import { t, translate } from '@commons/ui/text/texts';
import operatorStyles from '../../parts/operator.module.css';
import styles from '../imports.module.css';

/** 'title: Field required, ref: Field required', with each message in the language of the page. */
const badText = (detail: string): string =>
  detail.replace(
    /(\w+): (.*?)(?=, \w+: |$)/gs,
    (_all, field: string, message: string) => `${field}: ${translate(message)}`,
  );

/** Preview of a feed: its first jobs, and entries that cannot be imported. */
export function FeedPreviewList({ preview }: { readonly preview: JobFeedPreview }) {
  const { title, jobs, items, bad } = preview;
  return (
    <Stack gap={3}>
      <h3 className={operatorStyles.title}>{title}</h3>
      <p role="status">{t('feedHas', { jobs })}</p>
      <ul className={styles.bad}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a feed may have two that look the same
          <li className={styles.item} key={at}>
            <b>{item.title}</b>
            <span>
              {item.company_name} <Badge>{translate(item.category)}</Badge>
            </span>
            {item.source_url && <span className={operatorStyles.soft}>{item.source_url}</span>}
          </li>
        ))}
      </ul>
      {bad.length > 0 && (
        <>
          <p className={operatorStyles.none}>{t('feedBad')}</p>
          <ul className={styles.bad}>
            {bad.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries without a title look the same
              <li className={styles.item} key={at}>
                <b>{item.title || t('feedUntitled')}</b>
                <span>{badText(item.detail)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

import { embedPath } from '@commons/contracts/portal/embeds';
import { Banner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { sitePlace } from '@commons/web-kit/portal/site-place';
import { useSearchParams } from '@commons/web-kit/router';
import { useState } from 'react';
import { EmbedFields } from './embed.fields';
import styles from './embed.module.css';
import { type EmbedValues, embedOf, firstValues, offeredKinds } from './embed.values';
import { EmbedCode } from './embed-code';
import { embedHeight, embedSandbox } from './embed-snippet';

/** Options, a preview, and the snippet. */
export function EmbedForm() {
  const [query] = useSearchParams();
  const [values, setValues] = useState<EmbedValues>(() => firstValues(query));
  if (offeredKinds().length === 0) return <Banner tone="info">{t('embedNoLists')}</Banner>;
  const embed = embedOf(values);
  const title = t('embedFrameTitle', { kind: values.kind, place: sitePlace().town });
  const height = embedHeight(embed);
  return (
    <div className={styles.sides}>
      <EmbedFields
        onChange={(changed) => setValues((now) => ({ ...now, ...changed }))}
        values={values}
      />
      <div className={styles.outcome}>
        <section aria-labelledby="embed-preview" className={styles.part}>
          <h2 className={styles.heading} id="embed-preview">
            {t('embedPreview')}
          </h2>
          <iframe
            className={styles.frame}
            height={height}
            key={embedPath(embed)}
            sandbox={embedSandbox}
            src={embedPath(embed)}
            title={title}
          />
        </section>
        <EmbedCode embed={embed} title={title} />
      </div>
    </div>
  );
}

import { type AiTool, variantMarker } from '@commons/contracts/tools/ai-lists';
import { Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { t } from '@commons/ui/text/texts';
import { useId } from 'react';
import { FormattedText } from '../../../writing/formatted-text';
import styles from '../ai-tool.module.css';
import { exampleTexts } from './example-texts';

/** For those without an account: what a tool makes of a realistic request. */
export default function ToolExample({ tool }: { readonly tool: AiTool }) {
  const headingId = useId();
  const { asked, made, isShortened } = exampleTexts(tool);
  return (
    <section aria-labelledby={headingId} className={styles.result}>
      <Stack gap={4}>
        <h2 className={styles.example} id={headingId}>
          {t('exampleOfResult')}
        </h2>
        <p className={styles.soft}>{t('exampleTyped', { asked })}</p>
        {made.split(variantMarker).map((text) => (
          <Card as="article" key={text} pad="medium" tone="sunken">
            <FormattedText headings="h3" text={text.trim()} />
          </Card>
        ))}
        <p className={styles.soft}>{isShortened ? t('exampleMadeShortened') : t('exampleMade')}</p>
      </Stack>
    </section>
  );
}

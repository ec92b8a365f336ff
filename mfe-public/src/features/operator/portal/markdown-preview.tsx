import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { markdownBlocks } from '@commons/web-kit/markdown/markdown-blocks';
import { MarkdownBlockView } from '@commons/web-kit/markdown/markdown-text';
import { withWordsOfPortal } from '@commons/web-kit/portal/portal-name';
import { type ReactNode, useState } from 'react';
import styles from './portal.module.css';

interface MarkdownPreviewProps {
  readonly label: string;
  readonly text: string;
  /** Further buttons next to that of the preview. */
  readonly children?: ReactNode;
}

/** Shows a text as it will read, when asked for. */
export function MarkdownPreview({ label, text, children }: MarkdownPreviewProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Row>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)} size="small">
          {isShown ? t('hidePreview') : t('embedPreview')}
        </Button>
        {children}
      </Row>
      {isShown && (
        <section aria-label={t('previewLabel', { label })} className={styles.paper}>
          {markdownBlocks(withWordsOfPortal(text)).map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
            <MarkdownBlockView block={block} key={at} />
          ))}
        </section>
      )}
    </>
  );
}

export const markdownHelp = t('markdownHeadingListStrongEmphasis');

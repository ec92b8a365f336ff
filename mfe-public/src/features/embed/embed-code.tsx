import type { Embed } from '@commons/contracts/portal/embeds';
import { Button } from '@commons/ui/controls/button';
import { copyText } from '@commons/ui/elements/copy-text';
import { useInBrowser } from '@commons/ui/elements/use-in-browser';
import { TextArea } from '@commons/ui/forms/text-area';
import { MessageBanner } from '@commons/ui/messages/banner';
import { useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { CopyIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useRef } from 'react';
import styles from './embed.module.css';
import { embedSnippet } from './embed-snippet';

/** The snippet for the other web site, to be copied. */
export function EmbedCode({ embed, title }: { readonly embed: Embed; readonly title: string }) {
  const inBrowser = useInBrowser();
  const area = useRef<HTMLTextAreaElement>(null);
  const { message, showSuccess, showInfo, clear } = useTimedMessage();
  const code = inBrowser ? embedSnippet(embed, location.origin, title) : '';
  const copy = async () => {
    try {
      await copyText(code);
      showSuccess(t('embedCopied'));
    } catch {
      area.current?.select();
      showInfo(t('embedSelected'));
    }
  };
  return (
    <section aria-labelledby="embed-code" className={styles.part}>
      <h2 className={styles.heading} id="embed-code">
        {t('embedCode')}
      </h2>
      <TextArea
        className={styles.code}
        help={t('embedCodeHelp')}
        hideLabel
        label={t('embedCode')}
        onFocus={({ target }) => target.select()}
        readOnly
        ref={area}
        rows={5}
        spellCheck={false}
        translate="no"
        value={code}
      />
      <Button className={styles.copy} icon={<CopyIcon />} onClick={copy} variant="primary">
        {t('embedCopy')}
      </Button>
      <MessageBanner message={message} onClose={clear} />
    </section>
  );
}

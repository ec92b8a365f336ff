import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { copyText } from '@commons/ui/elements/copy-text';
import { TextField } from '@commons/ui/forms/text-field';
import { CopyIcon, ExternalIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useRef } from 'react';
import styles from './listing-view.module.css';

interface PublicLinkProps {
  readonly id: string;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** The address of the public page, to copy or to open. */
export function PublicLink({ id, onSuccess, onError }: PublicLinkProps) {
  const path = businessPage(id);
  const link = `${location.origin}${path}`;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await copyText(link);
      onSuccess(t('linkCopiedClipboard'));
    } catch {
      // The browser refused: with the text selected, copying is one key press.
      field.current?.select();
      onError(t('browserDidNotLet'));
    }
  };
  return (
    <div className={styles.publicLink}>
      <TextField
        ref={field}
        className={styles.linkField}
        label={t('publicLink')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={<CopyIcon />} onClick={copy}>
        {t('copyLink')}
      </Button>
      <ButtonLink icon={<ExternalIcon />} href={path} target="_blank" rel="noopener">
        {t('openNewTab')}
      </ButtonLink>
    </div>
  );
}

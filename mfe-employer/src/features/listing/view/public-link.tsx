import { Button, ButtonLink } from '@commons/ui/button';
import { CopyIcon, ExternalIcon } from '@commons/ui/icons';
import { TextField } from '@commons/ui/text-field';
import { useRef } from 'react';
import styles from './listing-view.module.css';

interface PublicLinkProps {
  readonly id: string;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}

/** The address of the public page, to copy or to open. */
export function PublicLink({ id, onSuccess, onError }: PublicLinkProps) {
  const path = `/business-directory/${id}`;
  const link = `${location.origin}${path}`;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      onSuccess('Link copied to clipboard!');
    } catch {
      // The browser refused: selecting the text makes copying one key press.
      field.current?.select();
      onError('Your browser did not let us copy the link. Please copy it from the field.');
    }
  };
  return (
    <div className={styles.publicLink}>
      <TextField
        ref={field}
        className={styles.linkField}
        label="Public link"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={<CopyIcon />} onClick={copy}>
        Copy link
      </Button>
      <ButtonLink icon={<ExternalIcon />} href={path} target="_blank" rel="noopener">
        Open in new tab
      </ButtonLink>
    </div>
  );
}

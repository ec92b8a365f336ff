import type { HideableField } from '@commons/contracts/resumes/profile-lists';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { copyText } from '@commons/ui/elements/copy-text';
import { TextField } from '@commons/ui/forms/text-field';
import { Disclosure } from '@commons/ui/layout/disclosure';
import { Row } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { CopyIcon, ExternalIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useRef, useState } from 'react';
import { ProfileViewCounts } from '../profile-views';
import { RevokeDialog } from './revoke.dialog';
import styles from './share.card.module.css';
import { VisibilityFields } from './visibility.fields';

interface ShareCardProps {
  readonly token: string;
  readonly hidden: readonly HideableField[];
  readonly notify: Notify;
  /** Called when the link was revoked, which removes this card. */
  readonly onGone: () => void;
}

/** The public link: copy it, see its views, choose what it shows, revoke it. */
export function ShareCard({ token, hidden, notify, onGone }: ShareCardProps) {
  const link = `${location.origin}/shared-profile/${token}`;
  const field = useRef<HTMLInputElement>(null);
  const [revoking, setRevoking] = useState(false);
  const copy = async () => {
    try {
      await copyText(link);
      notify.showSuccess(t('linkCopiedClipboard'));
    } catch {
      field.current?.select();
      notify.showInfo(t('linkSelectedCopyKeyboard'));
    }
  };
  return (
    <Card as="section" aria-labelledby="share-title" className={styles.card}>
      <h3 className={styles.title} id="share-title">
        {t('publicLink')}
      </h3>
      <div className={styles.link}>
        <TextField
          label={t('shareLink')}
          help={t('everybodyWhoHasLink')}
          readOnly
          ref={field}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <Row className={styles.ways}>
          <Button icon={<CopyIcon />} onClick={copy}>
            {t('copy')}
          </Button>
          <ButtonLink href={link} icon={<ExternalIcon />} rel="noopener" target="_blank">
            {t('open')}
          </ButtonLink>
        </Row>
      </div>
      <ProfileViewCounts />
      <Disclosure
        label={t('whatPeopleLinkSee')}
        {...(hidden.length > 0 && { count: hidden.length })}
      >
        <VisibilityFields hidden={hidden} notify={notify} />
      </Disclosure>
      <Row>
        <Button variant="quiet" onClick={() => setRevoking(true)}>
          {t('turnOffLink2')}
        </Button>
      </Row>
      {revoking && (
        <RevokeDialog
          onClose={() => setRevoking(false)}
          onGone={() => {
            onGone();
            notify.showSuccess(t('linkTurnedOff'));
          }}
        />
      )}
    </Card>
  );
}

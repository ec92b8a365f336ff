import type { AlikeListing } from '@commons/contracts/businesses/alike-listings';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { Badge, BadgeRow } from '@commons/ui/controls/badge';
import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Dialog } from '@commons/ui/dialogs/dialog';
import { Row, Stack } from '@commons/ui/layout/page';
import { t, translate } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import styles from './alike.dialog.module.css';

interface AlikeDialogProps {
  readonly found: readonly AlikeListing[];
  /** Called when none of them is this business: it is saved. */
  readonly onOther: () => void;
  readonly onClose: () => void;
}

const reasons = { name: t('sameName'), address: t('sameAddress'), phone: t('samePhone') } as const;

/** Warns before a business is listed a second time. The input stays in the draft. */
export default function AlikeDialog({ found, onOther, onClose }: AlikeDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>{t('backForm')}</Button>
      <Button onClick={onOther} variant="primary">
        {t('noMineAnother')}
      </Button>
    </>
  );
  return (
    <Dialog footer={footer} onClose={onClose} open title={t('isItThisOne')} variant="sheet">
      <Stack>
        <p>{t('alikeFound', { count: found.length })}</p>
        <ul className={styles.list}>
          {found.map((listing) => (
            <li className={styles.found} key={listing.id}>
              <Candidate listing={listing} />
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}

function Candidate({ listing }: { readonly listing: AlikeListing }) {
  const { id, business_name, business_category, location, phone, owned, alike } = listing;
  const page = businessPage(id);
  return (
    <Stack gap={2}>
      <strong>{business_name}</strong>
      <p className={styles.soft}>
        {[business_category && translate(business_category), location, phone]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <BadgeRow>
        {alike.map((reason) => (
          <Badge key={reason}>{reasons[reason]}</Badge>
        ))}
      </BadgeRow>
      <Row>
        {owned ? (
          <>
            <ButtonLink
              aria-label={t('seeBusinessname', { businessName: business_name })}
              as={Link}
              size="small"
              to={page}
            >
              {t('seeIt')}
            </ButtonLink>
            <span className={styles.soft}>{t('somebodyManagesOne')}</span>
          </>
        ) : (
          <ButtonLink
            aria-label={t('claimBusinessname', { businessName: business_name })}
            as={Link}
            size="small"
            to={`${page}?claim`}
          >
            {t('claimIt')}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

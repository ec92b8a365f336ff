import type { AlikeListing } from '@commons/contracts/alike-listings';
import { Badge, BadgeRow } from '@commons/ui/badge';
import { Button, ButtonLink } from '@commons/ui/button';
import { Dialog } from '@commons/ui/dialog';
import { Row, Stack } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';
import styles from './alike.dialog.module.css';

interface AlikeDialogProps {
  readonly found: readonly AlikeListing[];
  /** None of them is this business: it is saved. */
  readonly onOther: () => void;
  readonly onClose: () => void;
}

const reasons = { name: 'Same name', address: 'Same address', phone: 'Same phone' } as const;

/** Asks before a business is listed a second time. What was typed stays in the draft. */
export default function AlikeDialog({ found, onOther, onClose }: AlikeDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>Back to the form</Button>
      <Button onClick={onOther} variant="primary">
        No, mine is another
      </Button>
    </>
  );
  return (
    <Dialog footer={footer} onClose={onClose} open title="Is it this one?" variant="sheet">
      <Stack>
        <p>
          {found.length === 1
            ? 'A business like yours is in the directory already.'
            : 'Businesses like yours are in the directory already.'}{' '}
          If one is yours, claim it: its reviews stay, and nobody finds you twice.
        </p>
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
  const page = `/business-directory/${id}`;
  return (
    <Stack gap={2}>
      <strong>{business_name}</strong>
      <p className={styles.soft}>
        {[business_category, location, phone].filter(Boolean).join(' · ')}
      </p>
      <BadgeRow>
        {alike.map((reason) => (
          <Badge key={reason}>{reasons[reason]}</Badge>
        ))}
      </BadgeRow>
      <Row>
        {owned ? (
          <>
            <ButtonLink aria-label={`See ${business_name}`} as={Link} size="small" to={page}>
              See it
            </ButtonLink>
            <span className={styles.soft}>Somebody manages this one.</span>
          </>
        ) : (
          <ButtonLink
            aria-label={`Claim ${business_name}`}
            as={Link}
            size="small"
            to={`${page}?claim`}
          >
            Claim it
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

import { Button } from '@commons/ui/controls/button';
import { Row } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';

/** Heading above a single application that the address names, e.g. from a mail. */
export function OneApplication({
  isKnown,
  onAll,
}: {
  readonly isKnown: boolean;
  readonly onAll: () => void;
}) {
  return (
    <Row>
      {!isKnown && <p role="status">{t('applicationNotHereAny')}</p>}
      <Button onClick={onAll}>{t('showAllApplications')}</Button>
    </Row>
  );
}

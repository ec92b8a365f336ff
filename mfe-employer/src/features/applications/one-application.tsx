import { Button } from '@commons/ui/button';
import { Row } from '@commons/ui/page';

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
      {!isKnown && <p role="status">This application is not here any more.</p>}
      <Button onClick={onAll}>Show all applications</Button>
    </Row>
  );
}

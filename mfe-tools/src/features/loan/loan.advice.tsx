import { Banner } from '@commons/ui/banner';
import { Button, ButtonLink } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { PenSparkIcon } from '@commons/ui/icons';
import { Stack } from '@commons/ui/page';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import { useLoanAdvice } from './loan.api';
import styles from './loan.result.module.css';

/** Advice on the calculated loan. AI tools need an account (decision A63). */
export function LoanAdvice({ situation }: { situation: string }) {
  const { user } = useSession();
  const advice = useLoanAdvice();
  return (
    <Card as="section" tone="sunken" aria-label="AI advice">
      <Stack gap={4}>
        <h3>AI advice</h3>
        <p>A short plan made from the numbers above.</p>
        {user ? (
          <div>
            <Button
              icon={<PenSparkIcon />}
              busy={advice.isPending}
              busyLabel="Generating..."
              onClick={() => advice.mutate(situation)}
            >
              Get AI advice
            </Button>
          </div>
        ) : (
          <div>
            <ButtonLink as={Link} to="/login">
              Log in to get advice
            </ButtonLink>
          </div>
        )}
        {advice.isError && (
          <Banner tone="error">Unable to generate recommendations at this time.</Banner>
        )}
        {advice.data && (
          <div role="status">
            <p className={styles.text}>{advice.data.result}</p>
            {advice.data.provider === 'built-in' && (
              <p className={styles.source}>
                Written by the portal's built-in writer from your numbers alone, without an AI
                model.
              </p>
            )}
          </div>
        )}
      </Stack>
    </Card>
  );
}

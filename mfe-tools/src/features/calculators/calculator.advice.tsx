import { Banner } from '@commons/ui/banner';
import { Button, ButtonLink } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { PenSparkIcon } from '@commons/ui/icons';
import { Stack } from '@commons/ui/page';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import { useAdvice } from './calculator.api';
import styles from './calculator.module.css';

interface CalculatorAdviceProps {
  readonly advice: {
    readonly industry: string;
    readonly challenge: string;
    readonly outcome: string;
  };
  /** The numbers, as text. */
  readonly situation: string;
}

/**
 * Advice on the result. AI tools need an account (decision A63): guests are not asked to call, because the answer
 * to them would lead to the login page.
 */
export function CalculatorAdvice({ advice, situation }: CalculatorAdviceProps) {
  const { user } = useSession();
  const asking = useAdvice();
  const ask = () =>
    asking.mutate({
      businessStage: 'General',
      industry: advice.industry,
      primaryChallenge: advice.challenge,
      situationDescription: situation,
      desiredOutcome: advice.outcome,
    });
  return (
    <Card
      as="section"
      tone="sunken"
      aria-label="AI advice"
      data-print={asking.data ? undefined : 'hide'}
    >
      <Stack gap={4}>
        <h3>AI advice</h3>
        {user ? (
          <>
            <p>A short plan made from the numbers above.</p>
            <div>
              <Button
                icon={<PenSparkIcon />}
                busy={asking.isPending}
                busyLabel="Generating..."
                onClick={ask}
              >
                Get AI advice
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>Sign in to get a short plan made from the numbers above. Accounts are free.</p>
            <div>
              <ButtonLink as={Link} to="/login">
                Log in to get advice
              </ButtonLink>
            </div>
          </>
        )}
        {asking.isError && (
          <Banner tone="error">Unable to generate recommendations at this time.</Banner>
        )}
      </Stack>
      <div role="status">
        {asking.data && <p className={styles.text}>{asking.data.result}</p>}
        {asking.data?.provider === 'built-in' && (
          <p className={styles.source}>
            Written by the portal's built-in writer from your numbers alone, without an AI model.
          </p>
        )}
      </div>
    </Card>
  );
}

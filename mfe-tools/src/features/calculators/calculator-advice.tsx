import { Banner } from '@commons/ui/banner';
import { Button, ButtonLink } from '@commons/ui/button';
import { Card } from '@commons/ui/card';
import { PenSparkIcon } from '@commons/ui/icons';
import { Row, Stack } from '@commons/ui/page';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import { FormattedText } from '../../writing/formatted-text';
import { TextNotes } from '../../writing/text-notes';
import { WriterNote } from '../../writing/writer-note';
import { useAdvice } from './calculator.api';
import styles from './calculator.module.css';

interface CalculatorAdviceProps {
  readonly advice: {
    readonly industry: string;
    readonly challenge: string;
    readonly outcome: string;
  };
  /** The numbers as text. */
  readonly situation: string;
}

/**
 * Advice on the result. AI tools need an account (decision A63). Guests get a link instead, because a 401 would
 * redirect them to the login page.
 */
export function CalculatorAdvice({ advice, situation }: CalculatorAdviceProps) {
  const { user } = useSession();
  const { ask, stop, written } = useAdvice(advice.industry, situation);
  const busy = written.phase === 'writing';
  const askNow = () =>
    ask({
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
      data-print={written.text ? undefined : 'hide'}
    >
      <Stack gap={4}>
        <h3>AI advice</h3>
        {user ? (
          <>
            <p>A short plan made from the numbers above.</p>
            <Row data-print="hide">
              <Button
                icon={<PenSparkIcon />}
                busy={busy}
                busyLabel="Generating..."
                onClick={askNow}
              >
                Get AI advice
              </Button>
              {busy && <Button onClick={stop}>Stop</Button>}
            </Row>
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
        {written.problem && <Banner tone="error">{written.problem}</Banner>}
        {written.text.trim() && (
          <div aria-busy={busy}>
            <FormattedText text={written.text} />
          </div>
        )}
      </Stack>
      <div className={styles.writer} role="status">
        {!busy && written.text && (
          <>
            <TextNotes written={written} />
            <WriterNote provider={written.provider} />
          </>
        )}
      </div>
    </Card>
  );
}

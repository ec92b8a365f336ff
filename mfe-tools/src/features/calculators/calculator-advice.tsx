import { Button, ButtonLink } from '@commons/ui/controls/button';
import { Row, Stack } from '@commons/ui/layout/page';
import { Card } from '@commons/ui/lists/card';
import { Banner } from '@commons/ui/messages/banner';
import { PenSparkIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { Link, useLocation } from '@commons/web-kit/router';
import { returnState } from '@commons/web-kit/session/return-target';
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
  /** The page with the current inputs, which may be newer than those in its address. */
  readonly page: string | undefined;
}

/**
 * Advice on the result. AI tools need an account (decision A63). Guests get a link instead, because a 401 would
 * redirect them to the login page.
 */
export function CalculatorAdvice({ advice, situation, page }: CalculatorAdviceProps) {
  const { user } = useSession();
  const place = useLocation();
  const back = page === undefined ? returnState(place) : { returnTo: page };
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
      aria-label={t('aiAdvice')}
      data-print={written.text ? undefined : 'hide'}
    >
      <Stack gap={4}>
        <h3>{t('aiAdvice')}</h3>
        {user ? (
          <>
            <p>{t('shortPlanMadeNumbers')}</p>
            <Row data-print="hide">
              <Button
                icon={<PenSparkIcon />}
                busy={busy}
                busyLabel={t('generating')}
                onClick={askNow}
              >
                {t('getAiAdvice')}
              </Button>
              {busy && <Button onClick={stop}>{t('stop')}</Button>}
            </Row>
          </>
        ) : (
          <>
            <p>{t('signGetShortPlan')}</p>
            <div>
              <ButtonLink as={Link} state={back} to="/login">
                {t('logGetAdvice')}
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

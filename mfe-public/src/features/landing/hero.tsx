import { ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { Link } from '@commons/web-kit/router';
import type { ReactNode } from 'react';
import { CallToActionButton } from './call-to-action-button';
import styles from './hero.module.css';
import { HeroWords } from './hero-words';
import { useNextStep } from './next-step.api';
import { TownDrawing } from './town-drawing';
import { useCallsToAction } from './use-calls-to-action';

interface HeroProps {
  /** The search over businesses and jobs, as far as these areas are on. */
  readonly search: ReactNode;
}

/** The first screen: what the portal is, the search, and the two calls to action. */
export function Hero({ search }: HeroProps) {
  const { start, known } = useCallsToAction();
  const next = useNextStep();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div>
        <HeroWords />
        {search}
        <div className={styles.actions}>
          <CallToActionButton known={known && next.known} prominent action={next.step ?? start} />
          {hasArea('directory') && (
            <ButtonLink as={Link} to="/business-directory" size="large">
              {t('exploreDirectory')}
            </ButtonLink>
          )}
        </div>
      </div>
      <TownDrawing />
    </section>
  );
}

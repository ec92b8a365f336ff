import { ButtonLink } from '@commons/ui/button';
import { RiverLine } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';
import { sitePlace } from '@commons/web-kit/site-place';
import type { ReactNode } from 'react';
import styles from './hero.module.css';
import { TownDrawing } from './town-drawing';
import { useNextStep } from './use-next-step';
import { useWays } from './use-ways';
import { WayButton } from './way-button';

interface HeroProps {
  /** The search over businesses and jobs. */
  readonly search: ReactNode;
}

/** The first screen: what the portal is, the search, and the two calls to action. */
export function Hero({ search }: HeroProps) {
  const { start, known } = useWays();
  const next = useNextStep();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div>
        <p className={styles.badge}>100% Free Community Platform</p>
        <h1 className={styles.title} id="hero-title">
          Empowering Local Business Success
        </h1>
        <RiverLine className={styles.river} />
        <p className={styles.lede}>
          Find the shops, the work and the people around the corner. A directory, a job board,
          calculators and writing help for {sitePlace().town} and its neighbors, with no listing
          fees and no account fees.
        </p>
        {search}
        <div className={styles.ways}>
          <WayButton known={known && next.known} prominent way={next.step ?? start} />
          <ButtonLink as={Link} to="/business-directory" size="large">
            Explore Directory
          </ButtonLink>
        </div>
      </div>
      <TownDrawing />
    </section>
  );
}

import type { PortalArea } from '@commons/contracts/portal-settings-lists';
import { classNames } from '@commons/ui/class-names';
import { BriefcaseIcon, BuildingIcon, CalculatorIcon, PenSparkIcon } from '@commons/ui/icons';
import { hasArea } from '@commons/web-kit/portal-areas';
import { Link } from '@commons/web-kit/router';
import styles from './feature-cards.module.css';
import { useWays, type Ways } from './use-ways';
import type { Way } from './way';

interface Feature {
  readonly area: PortalArea;
  readonly icon: typeof BuildingIcon;
  readonly title: string;
  readonly text: string;
  readonly way: Way;
}

const features = ({ calculatorsCard, aiToolsCard }: Ways): readonly Feature[] => [
  {
    area: 'directory',
    icon: BuildingIcon,
    title: 'Free Business Directory',
    text: 'A page for every local business: hours, photos, reviews and how to get there.',
    way: { text: 'Browse businesses', to: '/business-directory' },
  },
  {
    area: 'jobs',
    icon: BriefcaseIcon,
    title: 'Free Job Board',
    text: 'Openings nearby, with the pay up front. Apply with a letter and a resume in minutes.',
    way: { text: 'See open jobs', to: '/jobs' },
  },
  {
    area: 'tools',
    icon: CalculatorIcon,
    title: 'Free Business Calculators',
    text: 'Loan, return on investment, break-even and taxes for all 50 states.',
    way: calculatorsCard,
  },
  {
    area: 'tools',
    icon: PenSparkIcon,
    title: 'Free AI-Powered Tools',
    text: 'First drafts of posts, emails, job descriptions, forecasts and market notes.',
    way: aiToolsCard,
  },
];

const counts = ['', '', 'Two', 'Three', 'Four'];

/** The features of the portal. With a single one the page says already what there is. */
export function FeatureCards() {
  const shown = features(useWays()).filter(({ area }) => hasArea(area));
  if (shown.length < 2) return null;
  return (
    <section aria-labelledby="features-title" data-draw="near">
      <h2 className={styles.heading} id="features-title">
        {counts[shown.length]} things, all of them free
      </h2>
      <ul className={classNames(styles.sheet, shown.length % 2 === 1 && styles.odd)}>
        {shown.map(({ icon: Icon, title, text, way }) => (
          <li className={styles.entry} key={title}>
            <Icon className={styles.icon} size={28} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Link className={styles.link} to={way.to}>
              {way.text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { BriefcaseIcon, BuildingIcon, CalculatorIcon, PenSparkIcon } from '@commons/ui/icons';
import { Link } from '@commons/web-kit/router';
import styles from './feature-cards.module.css';
import { useWays, type Ways } from './use-ways';

const features = ({ calculatorsCard, aiToolsCard }: Ways) => [
  {
    icon: BuildingIcon,
    title: 'Free Business Directory',
    text: 'A page for every local business: hours, photos, reviews and how to get there.',
    way: { text: 'Browse businesses', to: '/business-directory' },
  },
  {
    icon: BriefcaseIcon,
    title: 'Free Job Board',
    text: 'Openings nearby, with the pay up front. Apply with a letter and a resume in minutes.',
    way: { text: 'See open jobs', to: '/jobs' },
  },
  {
    icon: CalculatorIcon,
    title: 'Free Business Calculators',
    text: 'Loan, return on investment, break-even and taxes for all 50 states.',
    way: calculatorsCard,
  },
  {
    icon: PenSparkIcon,
    title: 'Free AI-Powered Tools',
    text: 'First drafts of posts, emails, job descriptions, forecasts and market notes.',
    way: aiToolsCard,
  },
];

/** The four features of the portal. */
export function FeatureCards() {
  const ways = useWays();
  return (
    <section aria-labelledby="features-title" data-draw="near">
      <h2 className={styles.heading} id="features-title">
        Four things, all of them free
      </h2>
      <ul className={styles.sheet}>
        {features(ways).map(({ icon: Icon, title, text, way }) => (
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

import { BriefcaseIcon, BuildingIcon, CalculatorIcon, PenSparkIcon } from '@commons/ui/icons';
import { Link } from '@commons/web-kit/router';
import styles from './feature-cards.module.css';

const features = [
  {
    icon: BuildingIcon,
    title: 'Free Business Directory',
    text: 'A page for every local business: hours, photos, reviews and how to get there.',
    link: 'Browse businesses',
    to: '/business-directory',
  },
  {
    icon: BriefcaseIcon,
    title: 'Free Job Board',
    text: 'Openings nearby, with the pay up front. Apply with a letter and a resume in minutes.',
    link: 'See open jobs',
    to: '/jobs',
  },
  {
    icon: CalculatorIcon,
    title: 'Free Business Calculators',
    text: 'Loan, return on investment, break-even and taxes for all 50 states.',
    link: 'Use the calculators',
    to: '/register',
  },
  {
    icon: PenSparkIcon,
    title: 'Free AI-Powered Tools',
    text: 'First drafts of posts, emails, job descriptions, forecasts and market notes.',
    link: 'Try the tools',
    to: '/register',
  },
];

/** The four things this place offers, as one sheet of four entries. */
export function FeatureCards() {
  return (
    <section aria-labelledby="features-title">
      <h2 className={styles.heading} id="features-title">
        Four things, all of them free
      </h2>
      <ul className={styles.sheet}>
        {features.map(({ icon: Icon, title, text, link, to }) => (
          <li className={styles.entry} key={title}>
            <Icon className={styles.icon} size={28} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Link className={styles.link} to={to}>
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

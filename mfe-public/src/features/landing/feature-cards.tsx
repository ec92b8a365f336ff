import type { PortalArea } from '@commons/contracts/portal/portal-settings-lists';
import { classNames } from '@commons/ui/elements/class-names';
import {
  BriefcaseIcon,
  BuildingIcon,
  CalculatorIcon,
  PenSparkIcon,
} from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { hasArea } from '@commons/web-kit/portal/portal-areas';
import { Link } from '@commons/web-kit/router';
import type { CallToAction } from './call-to-action';
import styles from './feature-cards.module.css';
import { type CallsToAction, useCallsToAction } from './use-calls-to-action';

interface Feature {
  readonly area: PortalArea;
  readonly icon: typeof BuildingIcon;
  readonly title: string;
  readonly text: string;
  readonly action: CallToAction;
}

const features = ({ calculatorsCard, aiToolsCard }: CallsToAction): readonly Feature[] => [
  {
    area: 'directory',
    icon: BuildingIcon,
    title: t('freeBusinessDirectory'),
    text: t('pageEveryLocalBusinessHours'),
    action: { text: t('browseBusinesses'), to: '/business-directory' },
  },
  {
    area: 'jobs',
    icon: BriefcaseIcon,
    title: t('freeJobBoard'),
    text: t('openingsNearbyPayUpFront'),
    action: { text: t('seeOpenJobs'), to: '/jobs' },
  },
  {
    area: 'tools',
    icon: CalculatorIcon,
    title: t('freeBusinessCalculators'),
    text: t('loanReturnInvestmentBreakEven'),
    action: calculatorsCard,
  },
  {
    area: 'tools',
    icon: PenSparkIcon,
    title: t('freeAiPoweredTools'),
    text: t('firstDraftsPostsEmailsJob'),
    action: aiToolsCard,
  },
];

const counts = ['', '', t('two'), t('three'), t('four')];

/** The features of the portal. Not shown for a single one, which the page describes anyway. */
export function FeatureCards() {
  const shown = features(useCallsToAction()).filter(({ area }) => hasArea(area));
  if (shown.length < 2) return null;
  return (
    <section aria-labelledby="features-title" data-draw="near">
      <h2 className={styles.heading} id="features-title">
        {t('thingsAllThemFree', { shown: counts[shown.length] ?? '' })}
      </h2>
      <ul className={classNames(styles.sheet, shown.length % 2 === 1 && styles.odd)}>
        {shown.map(({ icon: Icon, title, text, action }) => (
          <li className={styles.entry} key={title}>
            <Icon className={styles.icon} size={28} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <Link className={styles.link} to={action.to}>
              {action.text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

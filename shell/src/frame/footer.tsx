import type { CurrentUser } from '@commons/contracts/account/account';
import { readFooterPages } from '@commons/contracts/portal/portal-pages';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { hasPage } from '@commons/web-kit/portal/portal-areas';
import { portalName, withWordsOfPortal } from '@commons/web-kit/portal/portal-name';
import { sitePlace } from '@commons/web-kit/portal/site-place';
import { siteSetting } from '@commons/web-kit/portal/site-settings';
import { standardFooter } from '@commons/web-kit/portal/standard-footer';
import { Link } from '@commons/web-kit/router';
import { dashboardPath } from '@commons/web-kit/session/session';
import { routeOf } from '../area/routes';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch';

const columnsFor = (user: CurrentUser | null) => [
  {
    title: t('community'),
    links: [
      { to: '/business-directory', text: t('businessDirectory') },
      { to: '/jobs', text: t('jobBoard') },
      { to: '/tools', text: t('tools') },
      { to: '/advertise', text: t('advertise') },
      { to: '/letter', text: t('letter') },
    ],
  },
  {
    title: t('yourAccount'),
    links: user
      ? [
          { to: dashboardPath(user.account_type), text: t('dashboard') },
          ...(user.operator ? [{ to: '/operator', text: t('operatorConsole') }] : []),
        ]
      : [
          { to: '/login', text: t('login') },
          { to: '/register', text: t('createAccount') },
        ],
  },
  {
    title: t('about'),
    links: [
      { to: '/mission', text: t('ourMission') },
      { to: '/community-guidelines', text: t('communityGuidelines') },
      { to: '/contact', text: t('contact') },
      ...readFooterPages(siteSetting('pages') ?? ''),
    ],
  },
  {
    title: t('legal'),
    links: [
      { to: '/privacy-policy', text: t('privacyPolicy') },
      { to: '/terms-of-service', text: t('termsOfService') },
      { to: '/accessibility', text: t('accessibility') },
    ],
  },
];

/** Link columns of the footer; only pages of the portal that a remote serves are listed. */
export function Footer() {
  const { user } = useSession();
  const served = columnsFor(user)
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ to }) => hasPage(to) && routeOf(to)),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer className={styles.footer} data-draw="near" data-print="hide">
      <div className={styles.inner}>
        <nav aria-label={t('footer')} className={styles.columns}>
          {served.map(({ title, links }) => (
            <section key={title}>
              <h2>{title}</h2>
              {links.map(({ to, text }) => (
                <div key={to}>
                  <Link to={to}>{text}</Link>
                </div>
              ))}
            </section>
          ))}
        </nav>
        <p className={styles.note} lang={siteSetting('footer-language')}>
          {note()}
        </p>
        <LanguageSwitch />
      </div>
    </footer>
  );
}

/** The town's own text, else the specified one. */
function note(): string {
  const own = siteSetting('footer');
  if (own) return withWordsOfPortal(own);
  return standardFooter({ portal: portalName(), place: sitePlace().text });
}

import type { CurrentUser } from '@commons/contracts/account';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import { dashboardPath } from '@commons/web-kit/session';
import { sitePlace } from '@commons/web-kit/site-place';
import { routeOf } from '../area/routes';
import styles from './footer.module.css';

const columnsFor = (user: CurrentUser | null) => [
  {
    title: 'Community',
    links: [
      { to: '/business-directory', text: 'Business Directory' },
      { to: '/jobs', text: 'Job Board' },
      { to: '/tools', text: 'Tools' },
      { to: '/advertise', text: 'Advertise' },
    ],
  },
  {
    title: 'Your account',
    links: user
      ? [
          { to: dashboardPath(user.account_type), text: 'Dashboard' },
          ...(user.operator ? [{ to: '/operator', text: 'Operator Console' }] : []),
        ]
      : [
          { to: '/login', text: 'Login' },
          { to: '/register', text: 'Create an account' },
        ],
  },
  {
    title: 'About',
    links: [
      { to: '/mission', text: 'Our Mission' },
      { to: '/community-guidelines', text: 'Community Guidelines' },
      { to: '/contact', text: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy-policy', text: 'Privacy Policy' },
      { to: '/terms-of-service', text: 'Terms of Service' },
    ],
  },
];

/** Link columns at the foot of every page; only pages that a remote serves are listed. */
export function Footer() {
  const { user } = useSession();
  const served = columnsFor(user)
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => routeOf(to)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <footer className={styles.footer} data-draw="near" data-print="hide">
      <div className={styles.inner}>
        <nav aria-label="Footer" className={styles.columns}>
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
        <p className={styles.note}>
          Commons is for {sitePlace().text} and its neighbors, and free: no listing fees, no usage
          limits, no account fees.
        </p>
      </div>
    </footer>
  );
}

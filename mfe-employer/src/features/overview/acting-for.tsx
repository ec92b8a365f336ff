import { rich, t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import styles from './acting-for.module.css';

const mayDo = {
  owner: '',
  manager: t('asManager'),
  viewer: t('asViewerCanLook'),
};

/** Banner for colleagues of a business: which business, in what role, and where to change that. */
export function ActingFor() {
  const { user } = useSession();
  if (!user?.business) return null;
  const { name, role } = user.business;
  return (
    <p className={styles.line}>
      <span>
        {rich('workValue', { value: mayDo[role], strong: () => <strong>{name}</strong> })}
      </span>
      <Link to="?tab=profile&section=settings">{t('change')}</Link>
    </p>
  );
}

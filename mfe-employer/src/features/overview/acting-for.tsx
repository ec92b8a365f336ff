import { useSession } from '@commons/web-kit/app-context';
import { Link } from '@commons/web-kit/router';
import styles from './acting-for.module.css';

const mayDo = {
  owner: '',
  manager: 'as manager',
  viewer: 'as viewer: you can look, but not change',
};

/** Above everything while one works for somebody else's business: for whom, as what, and where to change that. */
export function ActingFor() {
  const { user } = useSession();
  if (!user?.business) return null;
  const { name, role } = user.business;
  return (
    <p className={styles.line}>
      <span>
        You work for <strong>{name}</strong> {mayDo[role]}.
      </span>
      <Link to="?tab=profile&section=settings">Change</Link>
    </p>
  );
}

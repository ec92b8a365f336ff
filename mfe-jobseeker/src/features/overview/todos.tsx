import { MailIcon, SearchIcon, UserIcon } from '@commons/ui/icons';
import { t } from '@commons/ui/texts';
import { TodoItem, TodoList } from '@commons/ui/todo-list';
import { Link } from '@commons/web-kit/router';

interface SeekerTodosProps {
  readonly emailVerified: boolean;
  /** Whether the professional profile is complete; undefined while unknown. */
  readonly profile: boolean | undefined;
  /** Undefined while unknown. */
  readonly hasApplied: boolean | undefined;
  readonly loading: boolean;
}

/** What a job seeker should do next. */
export function SeekerTodos({ emailVerified, profile, hasApplied, loading }: SeekerTodosProps) {
  const known = profile !== undefined && hasApplied !== undefined;
  const nothing = emailVerified && profile !== false && hasApplied !== false;
  // Something could not be loaded: that nothing is to be done is not known.
  if (nothing && !known && !loading) return null;
  return (
    <TodoList loading={loading}>
      {[
        !emailVerified && (
          <TodoItem
            as={Link}
            hint={t('openLinkWeSent')}
            icon={<MailIcon />}
            key="email"
            to="?tab=profile"
          >
            {t('verifyEmail')}
          </TodoItem>
        ),
        profile === false && (
          <TodoItem
            as={Link}
            hint={t('employersReadBesideLetter')}
            icon={<UserIcon />}
            key="profile"
            to="?tab=professional-profile"
          >
            {t('completeProfile')}
          </TodoItem>
        ),
        hasApplied === false && (
          <TodoItem
            as={Link}
            hint={t('searchByTitlePlace')}
            icon={<SearchIcon />}
            key="search"
            to="?tab=job-search"
          >
            {t('findFirstJobApply')}
          </TodoItem>
        ),
      ]}
    </TodoList>
  );
}

import { SearchIcon, UserIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { DashboardTodos, verifyEmailTodo } from '@commons/web-kit/page/dashboard-todos';

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
  return (
    <DashboardTodos
      complete={profile !== undefined && hasApplied !== undefined}
      loading={loading}
      todos={[
        verifyEmailTodo(emailVerified),
        profile === false && {
          id: 'profile',
          text: t('completeProfile'),
          hint: t('employersReadBesideLetter'),
          icon: <UserIcon />,
          to: '?tab=professional-profile',
        },
        hasApplied === false && {
          id: 'search',
          text: t('findFirstJobApply'),
          hint: t('searchByTitlePlace'),
          icon: <SearchIcon />,
          to: '?tab=job-search',
        },
      ]}
    />
  );
}

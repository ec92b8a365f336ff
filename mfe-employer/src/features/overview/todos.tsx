import type { Business } from '@commons/contracts/businesses/businesses';
import {
  BriefcaseIcon,
  BuildingIcon,
  ClockIcon,
  ImageIcon,
  UserIcon,
} from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { monthAndYear } from '@commons/ui/text/wording';
import { DashboardTodos, type Todo, verifyEmailTodo } from '@commons/web-kit/page/dashboard-todos';

interface EmployerTodosProps {
  /** Unreviewed applications; undefined while unknown. */
  readonly pending: number | undefined;
  /** Those older than a week, which are applied until this day; undefined while unknown. */
  readonly overdue: { readonly total: number; readonly to: string } | undefined;
  /** null: none; undefined: unknown. */
  readonly listing: Business | null | undefined;
  /** All jobs, drafts included; undefined while unknown. */
  readonly jobs: number | undefined;
  readonly emailVerified: boolean;
  readonly loading: boolean;
}

/** What an employer should do next; people who wait come first. */
export function EmployerTodos(props: EmployerTodosProps) {
  const { pending, overdue, listing, jobs, emailVerified, loading } = props;
  return (
    <DashboardTodos
      complete={pending !== undefined && listing !== undefined && jobs !== undefined}
      loading={loading}
      todos={[
        ...applicationTodos(pending, overdue),
        verifyEmailTodo(emailVerified),
        ...listingTodos(listing),
        jobs === 0 && {
          id: 'job',
          text: t('postFirstJob'),
          hint: t('threeShortStepsFree'),
          icon: <BriefcaseIcon />,
          to: '?tab=jobs&new',
        },
      ]}
    />
  );
}

function applicationTodos(
  pending: EmployerTodosProps['pending'],
  overdue: EmployerTodosProps['overdue'],
): (Todo | false)[] {
  return [
    overdue !== undefined &&
      overdue.total > 0 && {
        id: 'overdue',
        text: t('totalWaitingMoreThan', { count: overdue.total }),
        hint: t('shortAnswerBetterThan'),
        icon: <ClockIcon />,
        to: `?tab=applications&status=pending&to=${overdue.to}`,
      },
    pending !== undefined &&
      pending > 0 && {
        id: 'review',
        text: t('pendingReview', { count: pending }),
        icon: <UserIcon />,
        to: '?tab=applications&status=pending',
      },
  ];
}

function listingTodos(listing: EmployerTodosProps['listing']): (Todo | false)[] {
  const to = '?tab=business-directory';
  if (listing === undefined) return [];
  if (listing === null) {
    const text = t('addBusinessDirectory');
    const hint = t('listingFreePeopleNearby');
    return [{ id: 'listing', text, hint, icon: <BuildingIcon />, to }];
  }
  const { unchanged_since: since, suspended, gallery_images, business_hours = {} } = listing;
  return [
    since !== undefined && {
      id: 'still-correct',
      text: t('listingStillCorrect'),
      hint: t('lastChangedConfirmedMonthandyear2', { monthAndYear: monthAndYear(since) }),
      icon: <BuildingIcon />,
      to,
    },
    // A claimed listing may not have them yet.
    !suspended &&
      !Object.values(business_hours).some(Boolean) && {
        id: 'hours',
        text: t('addOpeningHours'),
        hint: t('hoursOpenNow'),
        icon: <ClockIcon />,
        to,
      },
    !suspended &&
      gallery_images.length === 0 && {
        id: 'photos',
        text: t('addPhotosListing'),
        hint: t('photoShopHelpsPeople'),
        icon: <ImageIcon />,
        to,
      },
  ];
}

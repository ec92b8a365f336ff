import type { Business } from '@commons/contracts/businesses/businesses';
import {
  BriefcaseIcon,
  BuildingIcon,
  ClockIcon,
  ImageIcon,
  MailIcon,
  UserIcon,
} from '@commons/ui/icons';
import { t } from '@commons/ui/texts';
import { TodoItem, TodoList } from '@commons/ui/todo-list';
import { monthAndYear } from '@commons/ui/wording';
import { Link } from '@commons/web-kit/router';

interface EmployerTodosProps {
  /** Unreviewed applications; undefined while unknown. */
  readonly pending: number | undefined;
  /** Those of them that wait for more than a week, applied until this day; undefined while unknown. */
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
  const known = pending !== undefined && listing !== undefined && jobs !== undefined;
  const withoutPhotos = listing && !listing.suspended && listing.gallery_images.length === 0;
  const since = listing?.unchanged_since;
  const isListingDone = listing !== null && !withoutPhotos && !since;
  const nothing = !pending && emailVerified && isListingDone && jobs !== 0;
  // Something could not be loaded: that nothing is to be done is not known.
  if (nothing && !known && !loading) return null;
  return (
    <TodoList loading={loading}>
      {[
        overdue && overdue.total > 0 && (
          <TodoItem
            as={Link}
            hint={t('shortAnswerBetterThan')}
            icon={<ClockIcon />}
            key="overdue"
            to={`?tab=applications&status=pending&to=${overdue.to}`}
          >
            {t('totalWaitingMoreThan', { count: overdue.total })}
          </TodoItem>
        ),
        pending ? (
          <TodoItem
            as={Link}
            icon={<UserIcon />}
            key="review"
            to="?tab=applications&status=pending"
          >
            {t('pendingReview', { count: pending })}
          </TodoItem>
        ) : null,
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
        listing === null && (
          <TodoItem
            as={Link}
            hint={t('listingFreePeopleNearby')}
            icon={<BuildingIcon />}
            key="listing"
            to="?tab=business-directory"
          >
            {t('addBusinessDirectory')}
          </TodoItem>
        ),
        since && (
          <TodoItem
            as={Link}
            hint={t('lastChangedConfirmedMonthandyear2', { monthAndYear: monthAndYear(since) })}
            icon={<BuildingIcon />}
            key="still-correct"
            to="?tab=business-directory"
          >
            {t('listingStillCorrect')}
          </TodoItem>
        ),
        withoutPhotos && (
          <TodoItem
            as={Link}
            hint={t('photoShopHelpsPeople')}
            icon={<ImageIcon />}
            key="photos"
            to="?tab=business-directory"
          >
            {t('addPhotosListing')}
          </TodoItem>
        ),
        jobs === 0 && (
          <TodoItem
            as={Link}
            hint={t('threeShortStepsFree')}
            icon={<BriefcaseIcon />}
            key="job"
            to="?tab=jobs&new"
          >
            {t('postFirstJob')}
          </TodoItem>
        ),
      ]}
    </TodoList>
  );
}

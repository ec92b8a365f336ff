import type { Business } from '@commons/contracts/businesses';
import {
  BriefcaseIcon,
  BuildingIcon,
  ClockIcon,
  ImageIcon,
  MailIcon,
  UserIcon,
} from '@commons/ui/icons';
import { TodoItem, TodoList } from '@commons/ui/todo-list';
import { counted, monthAndYear } from '@commons/ui/wording';
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
            hint="A short answer is better than none, and job pages show who answers soon."
            icon={<ClockIcon />}
            key="overdue"
            to={`?tab=applications&status=pending&to=${overdue.to}`}
          >
            {counted(overdue.total, 'application')} waiting for more than a week
          </TodoItem>
        ),
        pending ? (
          <TodoItem
            as={Link}
            icon={<UserIcon />}
            key="review"
            to="?tab=applications&status=pending"
          >
            {counted(pending, 'application')} to review
          </TodoItem>
        ) : null,
        !emailVerified && (
          <TodoItem
            as={Link}
            hint="Open the link we sent you."
            icon={<MailIcon />}
            key="email"
            to="?tab=profile"
          >
            Verify your email
          </TodoItem>
        ),
        listing === null && (
          <TodoItem
            as={Link}
            hint="A listing is free, and people nearby look here."
            icon={<BuildingIcon />}
            key="listing"
            to="?tab=business-directory"
          >
            Add your business to the directory
          </TodoItem>
        ),
        since && (
          <TodoItem
            as={Link}
            hint={`Last changed or confirmed in ${monthAndYear(since)}.`}
            icon={<BuildingIcon />}
            key="still-correct"
            to="?tab=business-directory"
          >
            Is your listing still correct?
          </TodoItem>
        ),
        withoutPhotos && (
          <TodoItem
            as={Link}
            hint="A photo of the shop helps people find the door."
            icon={<ImageIcon />}
            key="photos"
            to="?tab=business-directory"
          >
            Add photos to your listing
          </TodoItem>
        ),
        jobs === 0 && (
          <TodoItem
            as={Link}
            hint="Three short steps, free of charge."
            icon={<BriefcaseIcon />}
            key="job"
            to="?tab=jobs&new"
          >
            Post your first job
          </TodoItem>
        ),
      ]}
    </TodoList>
  );
}

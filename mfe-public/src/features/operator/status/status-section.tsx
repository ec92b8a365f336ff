import { Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { t } from '@commons/ui/text/texts';
import { type ReactNode, useId } from 'react';
import { ListFailure } from '../parts/operator-list';
import styles from './status.module.css';

interface Watched<Answer> {
  readonly data: Answer | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface StatusSectionProps<Answer> {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Plural, as in 'The queues could not be loaded.' */
  readonly noun: string;
  readonly watched: Watched<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** A part of the status page in all its states. Stale data is shown while it cannot be refetched. */
export function StatusSection<Answer>(props: StatusSectionProps<Answer>) {
  const { title, lead, noun, watched, children } = props;
  const titleId = useId();
  const { data, error, refetch } = watched;
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <div>
          <h2 className={styles.heading} id={titleId}>
            {title}
          </h2>
          {lead && <p className={styles.soft}>{lead}</p>}
        </div>
        {Boolean(error) && <ListFailure error={error} noun={noun} onAgain={() => void refetch()} />}
        {data === undefined && !error && <Spinner label={t('loadingNoun', { noun })} />}
        {data !== undefined && children(data)}
      </Stack>
    </section>
  );
}

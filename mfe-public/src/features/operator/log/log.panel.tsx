import type { OperatorAction } from '@commons/contracts/moderation/moderation';
import { Stack } from '@commons/ui/layout/page';
import { LoadMore } from '@commons/ui/lists/load-more';
import { Spinner } from '@commons/ui/loading/spinner';
import { EmptyState } from '@commons/ui/messages/empty-state';
import { t, translate } from '@commons/ui/text/texts';
import { shownName } from '@commons/web-kit/page/shown-name';
import { Link } from '@commons/web-kit/router';
import styles from '../parts/operator.module.css';
import { ListFailures } from '../parts/operator-list';
import { When } from '../parts/when';
import { actionText, operatorName, subjectPath } from './action-words';
import { useLog } from './use-log';

/** What operators did, across all services, newest first. */
export function LogPanel() {
  const { rows, failures, loading, hasNext, loadingNext, loadNext, total } = useLog();
  return (
    <Stack gap={4}>
      <ListFailures failures={failures} />
      {loading && <Spinner label={t('loadingLog')} />}
      {!loading && rows.length === 0 && failures.length === 0 && (
        <EmptyState title={t('nothingWasDoneYet')} titleAs="p">
          {t('everyDecisionAnsweredMessageAnd')}
        </EmptyState>
      )}
      {!loading && rows.length > 0 && (
        <>
          <ol className={styles.log}>
            {rows.map((action) => (
              <LogRow action={action} key={`${action.subject_kind} ${action.id}`} />
            ))}
          </ol>
          {(hasNext || rows.length > 5) && (
            <LoadMore
              busy={loadingNext}
              noun={t('actions')}
              onMore={loadNext}
              shown={rows.length}
              total={hasNext ? total : rows.length}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function LogRow({ action }: { readonly action: OperatorAction }) {
  const { reason, created_at } = action;
  const subject_title = titleOf(action);
  const path = subjectPath(action);
  return (
    <li className={styles.entry}>
      <When iso={created_at} />
      <div>
        <p>
          <strong>{operatorName(action)}</strong> {actionText(action)}{' '}
          {path ? <Link to={path}>{subject_title}</Link> : <q>{subject_title}</q>}
        </p>
        {reason && <p className={styles.note}>{isWritten(action) ? reason : translate(reason)}</p>}
      </div>
    </li>
  );
}

/** Settings are named by their version, erased accounts as former members. */
const titleOf = ({ subject_kind, subject_title }: OperatorAction): string => {
  if (subject_kind === 'account') return shownName(subject_title);
  const [, version] = /^version (\d+)$/.exec(subject_title) ?? [];
  return subject_kind === 'portal settings' && version
    ? t('versionNumber', { version })
    : subject_title;
};

/** The reasons of others are given by the portal. */
const isWritten = ({ action }: OperatorAction) => action !== 'grant' && action !== 'portal-restore';

import type { SessionItem } from '@commons/contracts/account/account-profile';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { classNames } from '@commons/ui/elements/class-names';
import { useFocusAfterRemoval } from '@commons/ui/elements/use-focus-after-removal';
import { Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { RetryBanner } from '@commons/ui/messages/retry-banner';
import type { Notify } from '@commons/ui/messages/use-timed-message';
import { DayTime } from '@commons/ui/text/day';
import { rich, t, translate } from '@commons/ui/text/texts';
import { errorMessage } from '@commons/web-kit/api/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import rows from './account-rows.module.css';
import {
  endOtherSessions,
  endSession,
  useForgetSessions,
  useSessions,
} from './account-settings.api';
import styles from './sessions.list.module.css';

/** Lists the account's sessions. Ends one of them, or all others. */
export function SessionsList({ notify }: { readonly notify: Notify }) {
  const sessions = useSessions();
  if (sessions.isPending) return <Spinner label={t('loadingDevices')} />;
  if (!sessions.data) {
    return (
      <RetryBanner onRetry={sessions.refetch} busy={sessions.isFetching}>
        {errorMessage(sessions.error)}
      </RetryBanner>
    );
  }
  return <Sessions sessions={sessions.data} notify={notify} />;
}

function Sessions({
  sessions,
  notify,
}: {
  readonly sessions: readonly SessionItem[];
  readonly notify: Notify;
}) {
  const list = useFocusAfterRemoval<HTMLDivElement>();
  const { busy, running, end } = useEndSessions(notify);
  const here = sessions.filter(({ current }) => current);
  const others = sessions.filter(({ current }) => !current);
  return (
    <Stack gap={4} ref={list}>
      <ul aria-label={t('signedDevices')} className={rows.list} tabIndex={-1}>
        {[...here, ...others].map((session) => (
          <li className={classNames(rows.row, styles.inRow)} key={session.id}>
            <Device session={session} />
            {!session.current && (
              <Button
                size="small"
                aria-label={t('signOut2', { device: deviceText(session.device) })}
                busy={running === session.id}
                disabled={busy}
                onClick={() => end(session)}
              >
                {t('signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <Button busy={running === 'others'} disabled={busy} onClick={() => end('others')}>
            {t('signOutEverywhereElse')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Device({ session }: { readonly session: SessionItem }) {
  return (
    <div>
      <p className={rows.name}>
        {deviceText(session.device)}
        {session.current && (
          <Badge tone="green" dot>
            {t('device')}
          </Badge>
        )}
      </p>
      <p className={classNames(rows.soft, styles.times)}>
        <span>{rich('lastUsed', { dayTime: () => <DayTime iso={session.last_used_at} /> })}</span>
        <span>{rich('signed', { dayTime: () => <DayTime iso={session.created_at} /> })}</span>
      </p>
    </div>
  );
}

/** Ends one session or all others. `running`: the id of the session, or 'others'. */
function useEndSessions(notify: Notify) {
  const api = useApi();
  const forget = useForgetSessions();
  const { busy, running, act } = useAct({ notify });
  const end = (which: SessionItem | 'others') =>
    void act(
      async () => {
        await (which === 'others' ? endOtherSessions(api) : endSession(api, which.id));
        await forget(({ id, current }) => (which === 'others' ? !current : id === which.id));
      },
      which === 'others'
        ? { name: which, done: t('signedOutEverywhereElse') }
        : { name: which.id, done: t('signedOut', { device: deviceText(which.device) }) },
    );
  return { busy, running, end };
}

/** 'Chrome on Linux', as the server names it, in the language of the page. */
function deviceText(device: string): string {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return browser && system ? t('browserOnSystem', { browser, system }) : translate(device);
}

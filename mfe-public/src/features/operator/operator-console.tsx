import { Tabs } from '@commons/ui/layout/tabs';
import { MessageBanner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { useSearchParams } from '@commons/web-kit/router';
import { AccountsPanel } from './accounts/accounts.panel';
import { ClaimsPanel } from './claims/claims.panel';
import { LogPanel } from './log/log.panel';
import { MessagesPanel } from './messages/messages.panel';
import { NumbersPanel } from './numbers/numbers.panel';
import styles from './parts/operator.module.css';
import { useClaims, useMessages, useRemovals, useReports } from './parts/operator-lists.api';
import { useDone } from './parts/use-done';
import { QueuePanel } from './queue/queue.panel';
import { ReportsPanel } from './reports/reports.panel';
import { WordsPanel } from './watched-words/watched-words.panel';

type TabId = 'queue' | 'reports' | 'claims' | 'messages' | 'accounts' | 'words' | 'numbers' | 'log';
const tabIds: readonly TabId[] = [
  'queue',
  'reports',
  'claims',
  'messages',
  'accounts',
  'words',
  'numbers',
  'log',
];

/** The tabs of the console. The open one is in the address. */
export function OperatorConsole() {
  const [search, setSearch] = useSearchParams();
  const { done, message, clear, place } = useDone();
  const waiting = useWaiting();
  const active = tabIds.find((id) => id === search.get('tab')) ?? 'queue';
  const items = [
    { id: 'queue' as const, label: t('queueTab'), ...waiting.queue },
    { id: 'reports' as const, label: t('reports'), ...waiting.reports },
    { id: 'claims' as const, label: t('claims2'), ...waiting.claims },
    { id: 'messages' as const, label: t('messages2'), ...waiting.messages },
    { id: 'accounts' as const, label: t('accounts') },
    { id: 'words' as const, label: t('watchedWords') },
    { id: 'numbers' as const, label: t('numbersTab') },
    { id: 'log' as const, label: t('log') },
  ];
  const label = items.find(({ id }) => id === active)?.label ?? '';
  usePageTitle(
    active === 'queue' ? t('operatorConsole') : t('partOperatorConsole', { part: label }),
  );
  return (
    <>
      <Tabs<TabId>
        active={active}
        items={items}
        label={t('operatorConsole2')}
        onChange={(tab) => setSearch(tab === 'queue' ? {} : { tab })}
      >
        <div className={styles.place} ref={place} tabIndex={-1}>
          {active === 'queue' && <QueuePanel done={done} />}
          {active === 'reports' && <ReportsPanel done={done} />}
          {active === 'claims' && <ClaimsPanel done={done} />}
          {active === 'messages' && <MessagesPanel done={done} />}
          {active === 'accounts' && <AccountsPanel done={done} />}
          {active === 'words' && <WordsPanel done={done} />}
          {active === 'numbers' && <NumbersPanel />}
          {active === 'log' && <LogPanel />}
        </div>
      </Tabs>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}

/** Open items per tab, from the same lists that the panels show. */
function useWaiting() {
  const lists = {
    reports: [
      useReports('business-directory', 'open'),
      useReports('jobs', 'open'),
      useReports('shared-profile', 'open'),
    ],
    claims: [useClaims('open')],
    messages: [useMessages('open')],
    removals: [useRemovals()],
  };
  const count = (of: readonly { readonly total: number }[]) => {
    const total = of.reduce((sum, list) => sum + list.total, 0);
    return total > 0 ? { count: total } : {};
  };
  return {
    queue: count(Object.values(lists).flat()),
    reports: count(lists.reports),
    claims: count(lists.claims),
    messages: count(lists.messages),
  };
}

import { MessageBanner } from '@commons/ui/banner';
import { Stack } from '@commons/ui/page';
import { useApi } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page-title';
import { useQuery } from '@commons/web-kit/query';
import operatorStyles from '../operator.module.css';
import { useDone } from '../use-done';
import { When } from '../when';
import styles from './letter.module.css';
import statusStyles from './status.module.css';
import { StatusSection } from './status-section';
import { SwitchRow } from './switches.panel';
import { useSwitches } from './use-status';

/** Who reads the weekly letter, what the next one says, and whether there is one at all. */
export function LetterConsole() {
  const { done, message, clear, place } = useDone();
  usePageTitle('Weekly letter · Operator Console');
  return (
    <>
      <div className={operatorStyles.place} ref={place} tabIndex={-1}>
        <Stack gap={12}>
          <Readers />
          <StatusSection noun="switches" title="On or off" watched={useSwitches()}>
            {({ rows }) => (
              <ul className={statusStyles.rows}>
                {rows
                  .filter(({ name }) => name === 'town_letter')
                  .map((row) => (
                    <SwitchRow done={done} key={row.name} row={row} />
                  ))}
              </ul>
            )}
          </StatusSection>
        </Stack>
      </div>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}

function Readers() {
  const api = useApi();
  const state = useQuery({
    queryKey: ['/letter/operator/state'],
    queryFn: ({ signal }) => api.json('GET /letter/operator/state', { signal }),
  });
  return (
    <StatusSection
      lead="Made on Monday morning, in the language of each reader, when there is anything new."
      noun="letter"
      title="The next letter"
      watched={state}
    >
      {({ readers, unconfirmed, sent_at, sent_to, next }) => (
        <>
          <p>
            <strong>{readers}</strong> {readers === 1 ? 'reader' : 'readers'}
            {unconfirmed > 0 && `, ${unconfirmed} not confirmed yet`}.{' '}
            {sent_at ? (
              <>
                The last letter went to {sent_to} <When iso={sent_at} />.
              </>
            ) : (
              'No letter has been sent yet.'
            )}
          </p>
          {next ? (
            <>
              <p>
                Subject: <strong>{next.subject}</strong>
              </p>
              <pre className={styles.text}>{next.text}</pre>
            </>
          ) : (
            <p>Nothing is new since the last one: no letter would be sent.</p>
          )}
        </>
      )}
    </StatusSection>
  );
}

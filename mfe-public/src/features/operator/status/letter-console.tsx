import { Stack } from '@commons/ui/layout/page';
import { MessageBanner } from '@commons/ui/messages/banner';
import { rich, t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import operatorStyles from '../parts/operator.module.css';
import { useDone } from '../parts/use-done';
import { When } from '../parts/when';
import styles from './letter.module.css';
import { useLetterState } from './status.api';
import statusStyles from './status.module.css';
import { StatusSection } from './status-section';
import { SwitchRow } from './switches.panel';
import { useSwitches } from './watched-status.api';

/** Readers of the weekly letter, a preview of the next one, and whether there will be one. */
export function LetterConsole() {
  const { done, message, clear, place } = useDone();
  usePageTitle(t('operatorLetterTitle'));
  return (
    <>
      <div className={operatorStyles.place} ref={place} tabIndex={-1}>
        <Stack gap={12}>
          <Readers />
          <StatusSection noun={t('switches')} title={t('switches2')} watched={useSwitches()}>
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
  const state = useLetterState();
  return (
    <StatusSection
      lead={t('letterWhen')}
      noun={t('letterNoun')}
      title={t('letterNext')}
      watched={state}
    >
      {({ readers, unconfirmed, sent_at, sent_to, next }) => (
        <>
          <p>
            {t('letterReaders', { readers, unconfirmed })}{' '}
            {sent_at
              ? rich('letterLast', { readers: sent_to ?? 0, when: () => <When iso={sent_at} /> })
              : t('letterNever')}
          </p>
          {next ? (
            <>
              <p>{t('letterSubjectIs', { subject: next.subject })}</p>
              <pre className={styles.text}>{next.text}</pre>
            </>
          ) : (
            <p>{t('letterNothingNew')}</p>
          )}
        </>
      )}
    </StatusSection>
  );
}

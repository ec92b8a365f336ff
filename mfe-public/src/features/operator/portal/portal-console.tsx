import { Section, Stack } from '@commons/ui/layout/page';
import { Spinner } from '@commons/ui/loading/spinner';
import { MessageBanner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import operatorStyles from '../parts/operator.module.css';
import { ListFailure } from '../parts/operator-list';
import { useDone } from '../parts/use-done';
import { usePortalSettings } from './portal.api';
import { PortalForm } from './portal.form';
import { PortalVersions } from './portal-versions.panel';

/** What a town sets of its portal, and the versions before. */
export function PortalConsole() {
  usePageTitle(t('portalOperatorConsole'));
  const { done, message, clear, place } = useDone();
  const { data, error, refetch } = usePortalSettings();
  return (
    <>
      <div className={operatorStyles.place} ref={place} tabIndex={-1}>
        {!data && !error && <Spinner label={t('loadingSettings')} />}
        {!data && Boolean(error) && (
          <ListFailure error={error} noun={t('settings')} onAgain={() => void refetch()} />
        )}
        {data && (
          <Stack gap={12}>
            <PortalForm done={done} key={data.version} settings={data} />
            <Section title={t('versions')}>
              <PortalVersions version={data.version} />
            </Section>
          </Stack>
        )}
      </div>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}

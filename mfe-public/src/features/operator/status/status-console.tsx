import { Stack } from '@commons/ui/layout/page';
import { MessageBanner } from '@commons/ui/messages/banner';
import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import operatorStyles from '../parts/operator.module.css';
import { useDone } from '../parts/use-done';
import { DeployablesPanel } from './deployables.panel';
import { FrontEndsPanel } from './front-ends.panel';
import { QueuesPanel } from './queues.panel';
import { SwitchesPanel } from './switches.panel';

/** The state of the running portal. Parts load independently, so a failing one does not affect the others. */
export function StatusConsole() {
  const { done, message, clear, place } = useDone();
  usePageTitle(t('statusOperatorConsole'));
  return (
    <>
      <div className={operatorStyles.place} ref={place} tabIndex={-1}>
        <Stack gap={12}>
          <DeployablesPanel />
          <FrontEndsPanel done={done} />
          <QueuesPanel done={done} />
          <SwitchesPanel done={done} />
        </Stack>
      </div>
      <MessageBanner message={message} onClose={clear} />
    </>
  );
}

import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import { t } from '@commons/ui/text/texts';
import { statusName } from '@commons/web-kit/applications/application-status';
import { canBecome } from './decide';
import type { Changes } from './use-bulk-changes';
import type { Selection } from './use-selection';

/** Decides all selected applications and clears the selection; says whose application cannot get this status. */
export function useDecideSelected({ chosen, clear }: Selection, changes: Changes) {
  return (status: ApplicationStatus) => {
    const all = [...chosen.values()];
    const able = all.filter((one) => canBecome(one, status));
    changes.make(able.map(({ id }) => ({ id, status })));
    changes.addFailed(
      all
        .filter((one) => !able.includes(one) && (one.withdrawn || one.status !== status))
        .map((one) => ({
          id: one.id,
          applicant_name: one.applicant_name,
          detail: one.withdrawn
            ? t('hasWithdrawn')
            : t('statusAlready', { status: statusName(one.status) }),
        })),
    );
    clear();
  };
}

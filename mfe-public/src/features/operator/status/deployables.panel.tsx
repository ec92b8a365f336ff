import type { Deployable } from '@commons/contracts/portal/portal-status';
import { Badge, type Tone } from '@commons/ui/controls/badge';
import { t } from '@commons/ui/text/texts';
import styles from './status.module.css';
import { StatusSection } from './status-section';
import { VersionText } from './version-text';
import { useDeployables } from './watched-status.api';

const states: Readonly<Record<Deployable['state'], { text: string; tone: Tone }>> = {
  ok: { text: t('well'), tone: 'green' },
  degraded: { text: t('inTrouble'), tone: 'amber' },
  unreachable: { text: t('noAnswer2'), tone: 'red' },
};

/** Health and version of gateway, services and servers of front ends. */
export function DeployablesPanel() {
  return (
    <StatusSection
      lead={t('oneInstanceEachWasAsked')}
      noun={t('deployables')}
      title={t('deployables2')}
      watched={useDeployables()}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <DeployableRow key={row.name} row={row} />
          ))}
        </ul>
      )}
    </StatusSection>
  );
}

function DeployableRow({ row }: { readonly row: Deployable }) {
  const { text, tone } = states[row.state];
  const stores = Object.entries(row.stores);
  const trouble = stores.filter(([, state]) => state !== 'ok');
  const listed = trouble.length > 0 ? trouble : stores;
  return (
    <li className={styles.row}>
      <span className={styles.name} translate="no">
        {row.name}
      </span>
      <span>
        <Badge dot tone={tone}>
          {text}
        </Badge>
      </span>
      <VersionText commit={row.commit} version={row.version} />
      <span className={trouble.length > 0 ? undefined : styles.soft}>
        {listed.map(([store, state]) => `${store} ${state}`).join(', ')}
      </span>
    </li>
  );
}

import { featureSwitches } from '@commons/contracts/feature-switch-lists';
import type { FeatureSwitch } from '@commons/contracts/feature-switches';
import { Badge } from '@commons/ui/badge';
import { Button } from '@commons/ui/button';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { ReasonDialog } from '../reason.dialog';
import type { Done } from '../use-done';
import { When } from '../when';
import { turnSwitch } from './status.api';
import styles from './status.module.css';
import { StatusSection } from './status-section';
import { useSwitches } from './use-status';

/** What operators can switch off for a while (decision B29). */
export function SwitchesPanel({ done }: { readonly done: Done }) {
  return (
    <StatusSection
      lead="Parts of the portal that you can switch off for a while."
      noun="switches"
      title="Switches"
      watched={useSwitches()}
    >
      {({ rows }) => (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <SwitchRow done={done} key={row.name} row={row} />
          ))}
        </ul>
      )}
    </StatusSection>
  );
}

function SwitchRow({ row, done }: { readonly row: FeatureSwitch; readonly done: Done }) {
  const { name, on, changed_by, changed_at, reason } = row;
  const { label, stops, detail } = featureSwitches[name];
  const [asking, setAsking] = useState(false);
  const api = useApi();
  const turn = async (text: string) => {
    await turnSwitch(api, name, { on: !on, reason: text });
    setAsking(false);
    await done(`${label}: ${on ? 'off' : 'on'} within seconds.`);
  };
  const act = on ? 'Switch off' : 'Switch on';
  return (
    <li className={styles.switch}>
      <div>
        <p className={styles.name}>
          {label}{' '}
          <Badge dot tone={on ? 'green' : 'amber'}>
            {on ? 'On' : 'Off'}
          </Badge>
        </p>
        <p className={styles.soft}>
          {changed_at ? (
            <>
              {on ? 'Switched on' : 'Switched off'} <When iso={changed_at} /> by {changed_by}
              {reason && `: ${reason}`}
            </>
          ) : (
            'Never switched.'
          )}
        </p>
      </div>
      <Button aria-label={`${act}: ${label}`} onClick={() => setAsking(true)} size="small">
        {act}…
      </Button>
      {asking && (
        <ReasonDialog
          action={act}
          danger={on}
          help="Kept in the log."
          onClose={() => setAsking(false)}
          onReason={turn}
          title={`${act}: ${label}?`}
        >
          {on ? (
            <p>
              {stops} People read: “{detail}”
            </p>
          ) : (
            <p>Everybody can use it again within seconds.</p>
          )}
        </ReasonDialog>
      )}
    </li>
  );
}

import { featureSwitches } from '@commons/contracts/portal/feature-switch-lists';
import type { FeatureSwitch } from '@commons/contracts/portal/feature-switches';
import { Badge } from '@commons/ui/controls/badge';
import { Button } from '@commons/ui/controls/button';
import { rich, t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useState } from 'react';
import { ReasonDialog } from '../parts/reason.dialog';
import type { Done } from '../parts/use-done';
import { When } from '../parts/when';
import { setFeatureSwitch } from './status.api';
import styles from './status.module.css';
import { StatusSection } from './status-section';
import { useSwitches } from './watched-status.api';

/** Features that operators can switch off temporarily (decision B29). */
export function SwitchesPanel({ done }: { readonly done: Done }) {
  return (
    <StatusSection
      lead={t('partsPortalThatYouCan')}
      noun={t('switches')}
      title={t('switches2')}
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

/** One switch with its button. */
export function SwitchRow({ row, done }: { readonly row: FeatureSwitch; readonly done: Done }) {
  const { name, on, changed_by, changed_at, reason } = row;
  const { label: english, stops, detail } = featureSwitches[name];
  const label = translate(english);
  const [asking, setAsking] = useState(false);
  const api = useApi();
  const changeSwitch = async (text: string) => {
    await setFeatureSwitch(api, name, { on: !on, reason: text });
    setAsking(false);
    await done(on ? t('labelOffWithinSeconds', { label }) : t('labelOnWithinSeconds', { label }));
  };
  const act = on ? t('switchOff') : t('switchOn');
  return (
    <li className={styles.switch}>
      <div>
        <p className={styles.name}>
          {label}{' '}
          <Badge dot tone={on ? 'green' : 'amber'}>
            {on ? t('on2') : t('off')}
          </Badge>
        </p>
        <p className={styles.soft}>
          {changed_at ? (
            <>
              {on
                ? rich('switchedOnByName', {
                    when: () => <When iso={changed_at} />,
                    name: changed_by || '',
                  })
                : rich('switchedOffByName', {
                    when: () => <When iso={changed_at} />,
                    name: changed_by || '',
                  })}
              {reason && `: ${reason}`}
            </>
          ) : (
            t('neverSwitched')
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
          help={t('keptInLog')}
          onClose={() => setAsking(false)}
          onReason={changeSwitch}
          title={`${act}: ${label}?`}
        >
          {on ? (
            <p>{t('stopsPeopleReadText', { stops: translate(stops), text: translate(detail) })}</p>
          ) : (
            <p>{t('everybodyCanUseItAgain')}</p>
          )}
        </ReasonDialog>
      )}
    </li>
  );
}

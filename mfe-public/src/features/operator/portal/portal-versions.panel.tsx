import type { PortalVersion } from '@commons/contracts/portal/portal-settings';
import { portalSettingLabels } from '@commons/contracts/portal/portal-settings-lists';
import { type PortalTextName, portalTexts } from '@commons/contracts/portal/portal-text-lists';
import { Button } from '@commons/ui/button';
import { ConfirmDialog } from '@commons/ui/confirm-dialog';
import { Spinner } from '@commons/ui/spinner';
import { rich, say, t } from '@commons/ui/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/use-act';
import { useState } from 'react';
import { ListFailure } from '../operator-list';
import type { Done } from '../use-done';
import { When } from '../when';
import { restoreVersion, useVersions } from './portal.api';
import styles from './portal.module.css';
import { labelIn } from './portal-text.editor';

const labelOf = (name: string): string => {
  const [, language, text] = /^(?:translated_)?texts\.(?:(.+)\.)?(.+)$/.exec(name) ?? [];
  if (text) {
    const label = say(portalTexts[text as PortalTextName]?.label ?? text);
    return language ? labelIn(label, language) : label;
  }
  return say(portalSettingLabels[name as keyof typeof portalSettingLabels] ?? name);
};

interface PortalVersionsProps {
  /** The one in force. */
  readonly version: number;
  readonly done: Done;
}

/** Who saved what when, and the way back. */
export function PortalVersions({ version, done }: PortalVersionsProps) {
  const api = useApi();
  const [wanted, setWanted] = useState<number>();
  const { busy, failure, setFailure, act } = useAct({ failed: t('versionCouldNotBeRestored') });
  const { data, error, refetch } = useVersions(version);
  if (!data) {
    return error ? (
      <ListFailure error={error} noun={t('versions2')} onAgain={() => void refetch()} />
    ) : (
      <Spinner label={t('loadingVersions')} />
    );
  }
  const restore = () =>
    act(async () => {
      if (wanted === undefined) return;
      const { version: saved } = await restoreVersion(api, { version, of: wanted });
      setWanted(undefined);
      await done(t('restoredAsVersionVersionPages', { version: saved }));
    });
  const choose = (of: number) => {
    setFailure('');
    setWanted(of);
  };
  return (
    <>
      {data.rows.length === 0 && <p>{t('nothingWasSavedYetEverything')}</p>}
      <ul className={styles.versions}>
        {data.rows.map((row) => (
          <VersionRow
            isNow={row.version === version}
            key={row.version}
            onRestore={choose}
            row={row}
          />
        ))}
        {data.rows.at(-1)?.version === 1 && (
          <li className={styles.version}>
            <p>{t('exampleBeforeAnythingWasSaved')}</p>
            <Button onClick={() => choose(0)} size="small">
              {t('backExample')}
            </Button>
          </li>
        )}
      </ul>
      <ConfirmDialog
        action={t('restore')}
        busy={busy}
        keep={t('leaveIt')}
        onClose={() => setWanted(undefined)}
        onConfirm={() => void restore()}
        open={wanted !== undefined}
        title={wanted ? t('restoreVersionVersion', { version: wanted }) : t('backExample2')}
      >
        <p>{t('itSavedAsNewVersion')}</p>
        {failure && <p role="alert">{failure}</p>}
      </ConfirmDialog>
    </>
  );
}

interface VersionRowProps {
  readonly row: PortalVersion;
  readonly isNow: boolean;
  readonly onRestore: (version: number) => void;
}

function VersionRow({ row, isNow, onRestore }: VersionRowProps) {
  const { version, saved_at, saved_by = t('somebody'), note, changed } = row;
  return (
    <li className={styles.version}>
      <div>
        <p className={styles.strong}>
          {isNow ? t('versionVersionInForce', { version }) : t('versionVersion', { version })}
        </p>
        <p className={styles.soft}>
          {rich('byName', { when: () => <When iso={saved_at} />, name: saved_by })}
          {changed.length > 0 && `: ${changed.map(labelOf).join(', ')}`}
        </p>
        {note && <p className={styles.soft}>“{say(note)}”</p>}
      </div>
      {!isNow && (
        <Button
          aria-label={t('restoreVersionVersion2', { version })}
          onClick={() => onRestore(version)}
          size="small"
        >
          {t('restore2')}
        </Button>
      )}
    </li>
  );
}

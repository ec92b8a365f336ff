import type { PortalVersion } from '@commons/contracts/portal/portal-settings';
import { Button } from '@commons/ui/controls/button';
import { Spinner } from '@commons/ui/loading/spinner';
import { Banner } from '@commons/ui/messages/banner';
import { UndoToast } from '@commons/ui/messages/undo-toast';
import { rich, t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { askToLeave } from '@commons/web-kit/forms/leave-request';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useState } from 'react';
import { ListFailure } from '../parts/operator-list';
import { useReloadConsole } from '../parts/operator-lists.api';
import { When } from '../parts/when';
import { restoreVersion, useVersions } from './portal.api';
import styles from './portal.module.css';
import { settingLabel } from './portal-text.editor';

interface PortalVersionsProps {
  /** The one in force. */
  readonly version: number;
}

/** Who saved what when, and the way back: at once, unless the form has unsaved changes, which it asks about. */
export function PortalVersions({ version }: PortalVersionsProps) {
  const api = useApi();
  const reload = useReloadConsole();
  const [restored, setRestored] = useState<{ readonly text: string; readonly before: number }>();
  const { running, failure, act } = useAct({ failed: t('versionCouldNotBeRestored') });
  const { data, error, refetch } = useVersions(version);
  if (!data) {
    return error ? (
      <ListFailure error={error} noun={t('versions2')} onAgain={() => void refetch()} />
    ) : (
      <Spinner label={t('loadingVersions')} />
    );
  }
  const restore = (of: number) =>
    void act(
      async () => {
        const { version: saved } = await restoreVersion(api, { version, of });
        const text = t('restoredAsVersionVersionPages', { version: saved });
        setRestored({ text, before: version });
        await reload();
      },
      { name: `${of}` },
    );
  return (
    <>
      {failure && <Banner tone="error">{failure}</Banner>}
      {data.rows.length === 0 && <p>{t('nothingWasSavedYetEverything')}</p>}
      <ul className={styles.versions}>
        {data.rows.map((row) => (
          <VersionRow
            busy={running === `${row.version}`}
            isNow={row.version === version}
            key={row.version}
            onRestore={(of) => askToLeave(() => restore(of))}
            row={row}
          />
        ))}
        {data.rows.at(-1)?.version === 1 && (
          <li className={styles.version}>
            <p>{t('exampleBeforeAnythingWasSaved')}</p>
            <Button
              busy={running === '0'}
              onClick={() => askToLeave(() => restore(0))}
              size="small"
            >
              {t('backExample')}
            </Button>
          </li>
        )}
      </ul>
      <UndoToast
        busy={running === `${restored?.before}`}
        done={restored?.text}
        onClose={() => setRestored(undefined)}
        onUndo={() => restored && restore(restored.before)}
      />
    </>
  );
}

interface VersionRowProps {
  readonly busy: boolean;
  readonly row: PortalVersion;
  readonly isNow: boolean;
  readonly onRestore: (version: number) => void;
}

function VersionRow({ row, busy, isNow, onRestore }: VersionRowProps) {
  const { version, saved_at, saved_by = t('somebody'), note, changed } = row;
  return (
    <li className={styles.version}>
      <div>
        <p className={styles.strong}>
          {isNow ? t('versionVersionInForce', { version }) : t('versionVersion', { version })}
        </p>
        <p className={styles.soft}>
          {rich('byName', { when: () => <When iso={saved_at} />, name: saved_by })}
          {changed.length > 0 && `: ${changed.map(settingLabel).join(', ')}`}
        </p>
        {note && <p className={styles.soft}>“{translate(note)}”</p>}
      </div>
      {!isNow && (
        <Button
          aria-label={t('restoreVersionVersion2', { version })}
          busy={busy}
          onClick={() => onRestore(version)}
          size="small"
        >
          {t('restore2')}
        </Button>
      )}
    </li>
  );
}

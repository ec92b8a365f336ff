import type { PortalVersion } from '@commons/contracts/portal-settings';
import { portalSettingLabels } from '@commons/contracts/portal-settings-lists';
import { type PortalTextName, portalTexts } from '@commons/contracts/portal-text-lists';
import { Button } from '@commons/ui/button';
import { ConfirmDialog } from '@commons/ui/confirm-dialog';
import { Spinner } from '@commons/ui/spinner';
import { errorMessage } from '@commons/web-kit/api-error';
import { useApi } from '@commons/web-kit/app-context';
import { useQuery } from '@commons/web-kit/query';
import { useState } from 'react';
import { ListFailure } from '../operator-list';
import type { Done } from '../use-done';
import { When } from '../when';
import { fetchVersions, restoreVersion } from './portal.api';
import styles from './portal.module.css';

const labelOf = (name: string): string => {
  const [, text] = /^texts\.(.+)$/.exec(name) ?? [];
  if (text) return portalTexts[text as PortalTextName]?.label ?? text;
  return portalSettingLabels[name as keyof typeof portalSettingLabels] ?? name;
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['/operator', 'portal', 'versions', version],
    queryFn: ({ signal }) => fetchVersions(api, signal),
  });
  if (!data) {
    return error ? (
      <ListFailure error={error} noun="versions" onAgain={() => void refetch()} />
    ) : (
      <Spinner label="Loading versions..." />
    );
  }
  const restore = async () => {
    if (wanted === undefined) return;
    setBusy(true);
    try {
      const { version: saved } = await restoreVersion(api, { version, of: wanted });
      setWanted(undefined);
      await done(`Restored as version ${saved}. Pages follow within seconds.`);
    } catch (fault) {
      setFailure(errorMessage(fault, 'The version could not be restored.'));
    }
    setBusy(false);
  };
  const choose = (of: number) => {
    setFailure('');
    setWanted(of);
  };
  return (
    <>
      {data.rows.length === 0 && <p>Nothing was saved yet: everything is the example.</p>}
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
            <p>The example, before anything was saved</p>
            <Button onClick={() => choose(0)} size="small">
              Back to the example
            </Button>
          </li>
        )}
      </ul>
      <ConfirmDialog
        action="Restore"
        busy={busy}
        keep="Leave it"
        onClose={() => setWanted(undefined)}
        onConfirm={() => void restore()}
        open={wanted !== undefined}
        title={wanted ? `Restore version ${wanted}?` : 'Back to the example?'}
      >
        <p>It is saved as a new version, so what is there now can be restored as well.</p>
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
  const { version, saved_at, saved_by = 'somebody', note, changed } = row;
  return (
    <li className={styles.version}>
      <div>
        <p className={styles.strong}>
          Version {version}
          {isNow && ', in force'}
        </p>
        <p className={styles.soft}>
          <When iso={saved_at} /> by {saved_by}
          {changed.length > 0 && `: ${changed.map(labelOf).join(', ')}`}
        </p>
        {note && <p className={styles.soft}>“{note}”</p>}
      </div>
      {!isNow && (
        <Button
          aria-label={`Restore version ${version}`}
          onClick={() => onRestore(version)}
          size="small"
        >
          Restore…
        </Button>
      )}
    </li>
  );
}

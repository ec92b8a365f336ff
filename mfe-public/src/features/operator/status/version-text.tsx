import { t } from '@commons/ui/text/texts';
import styles from './status.module.css';

interface VersionTextProps {
  readonly version?: string | undefined;
  readonly commit?: string | undefined;
}

/** '1.4.2, commit 3f2a9c1b'; the whole commit is in the title. */
export function VersionText({ version, commit }: VersionTextProps) {
  if (!version) return <span className={styles.soft}>{t('versionUnknown')}</span>;
  const [id = '', changes] = commit?.split('+') ?? [];
  return (
    <span>
      {version}
      {id && (
        <span className={styles.soft} title={commit}>
          {' '}
          {changes
            ? t('commitIdWithChanges', { id: id.slice(0, 8) })
            : t('commitId', { id: id.slice(0, 8) })}
        </span>
      )}
    </span>
  );
}

/** 0.125 as '12.5 %'. */
export const shareText = (share: number) => `${Math.round(share * 1_000) / 10} %`;

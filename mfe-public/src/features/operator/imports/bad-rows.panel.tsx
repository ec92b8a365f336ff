import type { ImportRun } from '@commons/contracts/imports/import-runs';
import { Button } from '@commons/ui/controls/button';
import { Section, Stack } from '@commons/ui/layout/page';
import { Banner } from '@commons/ui/messages/banner';
import { locale, t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useAct } from '@commons/web-kit/forms/use-act';
import { saveFile } from '@commons/web-kit/page/save-file';
import operatorStyles from '../parts/operator.module.css';
import { fetchBadRows, type ImportKind } from './imports.api';
import styles from './imports.module.css';

interface BadRowsPanelProps {
  readonly kind: ImportKind;
  readonly run: ImportRun;
}

/** Refused rows with advice, and a file to correct them in. */
export function BadRowsPanel({ kind, run }: BadRowsPanelProps) {
  const api = useApi();
  const { busy, failure, act } = useAct({ failed: t('importBadRowsFailed') });
  const { bad_rows, counts, id, file_name } = run;
  const save = () =>
    act(async () => {
      const { blob } = await fetchBadRows(api, kind, id);
      saveFile(blob, `${file_name.replace(/\.\w+$/, '')}-${t('importBadRowsFile')}.csv`);
    });
  return (
    <Section title={t('importBadRows')}>
      <Stack>
        <p className={operatorStyles.words}>{t('importBadRowsText')}</p>
        <ul className={styles.bad}>
          {bad_rows.map(({ line, column, detail }) => (
            <li key={line}>
              <span className={styles.line}>{t('importLine', { line })}</span>
              <span>
                {column && <b>{column}: </b>}
                {translate(detail)}
              </span>
            </li>
          ))}
        </ul>
        {counts.bad > bad_rows.length && (
          <p className={operatorStyles.soft}>
            {t('importMoreBadRows', {
              count: (counts.bad - bad_rows.length).toLocaleString(locale),
            })}
          </p>
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
        <div>
          <Button busy={busy} onClick={() => void save()}>
            {t('importBadRowsSave')}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}

import { type ImportOutcome, importOutcomes } from '@commons/contracts/imports/import-run-lists';
import type { ImportRun } from '@commons/contracts/imports/import-runs';
import { Grid, Section, Stack } from '@commons/ui/layout/page';
import { StatTile } from '@commons/ui/lists/stat-tile';
import { Banner } from '@commons/ui/messages/banner';
import { locale, t } from '@commons/ui/text/texts';
import operatorStyles from '../parts/operator.module.css';
import type { Done } from '../parts/use-done';
import { BadRowsPanel } from './bad-rows.panel';
import { ImportActions } from './import-actions';
import { outcomeHints, outcomeLabels } from './import-words';
import type { ImportKind } from './imports.api';
import styles from './imports.module.css';
import { SampleCards } from './sample-cards';

interface ImportOutcomePanelProps {
  readonly kind: ImportKind;
  readonly run: ImportRun;
  readonly done: Done;
  readonly onColumns: () => void;
  readonly onDropped: () => void;
}

/** Preview or result of an import, per outcome. */
export function ImportOutcomePanel(props: ImportOutcomePanelProps) {
  const { kind, run } = props;
  const isAhead = run.state === 'checked';
  return (
    <Stack gap={8}>
      {run.undo && (
        <Banner announce="off" tone="info">
          {t('importUndoneText', run.undo)}
        </Banner>
      )}
      <Section title={isAhead ? t('importWould') : t('importHas')}>
        <Stack>
          {isAhead && <p className={operatorStyles.words}>{t('importNothingYet')}</p>}
          <Grid cell="small" gap={3}>
            {importOutcomes
              .filter((outcome) => run.counts[outcome] > 0 || outcome === 'new')
              .map((outcome) => (
                <Outcome count={run.counts[outcome]} key={outcome} outcome={outcome} />
              ))}
          </Grid>
        </Stack>
      </Section>
      <ImportActions {...props} />
      {isAhead && run.samples.length > 0 && (
        <Section title={t('importSamples')}>
          <SampleCards samples={run.samples} />
        </Section>
      )}
      {run.counts.bad > 0 && <BadRowsPanel kind={kind} run={run} />}
      {run.unplaced.length > 0 && (
        <Section title={t('importUnplaced')}>
          <Stack gap={2}>
            <p className={operatorStyles.words}>{t('importUnplacedText')}</p>
            <ul className={styles.texts}>
              {run.unplaced.map(({ text, rows }) => (
                <li key={text}>
                  {text} <span className={operatorStyles.soft}>{t('importRows', { rows })}</span>
                </li>
              ))}
            </ul>
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

interface OutcomeProps {
  readonly outcome: ImportOutcome;
  readonly count: number;
}

const Outcome = ({ outcome, count }: OutcomeProps) => (
  <StatTile
    hint={outcomeHints[outcome]}
    label={outcomeLabels[outcome]}
    tone={outcome === 'bad' ? 'todo' : 'plain'}
    value={count.toLocaleString(locale)}
  />
);

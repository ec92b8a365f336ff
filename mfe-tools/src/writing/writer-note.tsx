import { builtInProvider } from '@commons/contracts/tools/ai-lists';
import { t } from '@commons/ui/text/texts';
import styles from './writer-note.module.css';

/** Says who wrote a text (decision A36). */
export function WriterNote({ provider }: { provider: string }) {
  if (!provider) return null;
  return (
    <p className={styles.note}>
      {provider === builtInProvider ? t('writtenPortalsBuiltWriter') : t('writtenAiModelCheck')}
    </p>
  );
}

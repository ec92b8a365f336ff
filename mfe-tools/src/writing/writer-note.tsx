import { builtInProvider } from '@commons/contracts/ai-lists';
import styles from './writer-note.module.css';

/** Says who wrote a text (decision A36). */
export function WriterNote({ provider }: { provider: string }) {
  if (!provider) return null;
  return (
    <p className={styles.note}>
      {provider === builtInProvider
        ? "Written by the portal's built-in writer from your entries and your account, without an AI model."
        : 'Written by an AI model. Check names, figures and facts before you use it.'}
    </p>
  );
}

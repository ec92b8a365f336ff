import styles from './operator.module.css';

/** Day and time in the reader's own manner. */
export function DayTime({ iso }: { readonly iso: string }) {
  const text = new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time className={styles.time} dateTime={iso}>
      {text}
    </time>
  );
}

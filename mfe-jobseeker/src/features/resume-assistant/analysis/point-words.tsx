import styles from './analysis.module.css';
import type { AnalysisPoint } from './analysis-points';

/** Why a suggestion is made. */
export function PointWords({ texts, part }: AnalysisPoint) {
  return (
    <>
      {part && <span className={styles.part}>{part}</span>}
      {texts.map((text) => (
        <span className={styles.text} key={text}>
          {text}
        </span>
      ))}
    </>
  );
}

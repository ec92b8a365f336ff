import { t } from '@commons/ui/text/texts';
import styles from './analysis.module.css';

const levels = [
  { from: 8, word: t('good'), look: styles.good },
  { from: 5, word: t('fair'), look: styles.fair },
  { from: 0, word: t('needsWork'), look: styles.weak },
] as const;

/** The meaning of a score in words, since colour alone is not accessible. */
const levelOf = (score: number) => levels.find(({ from }) => score >= from) ?? levels[2];

/** A score out of 10 as a bar, next to its ScoreText. */
export function ScoreMeter({ score }: { readonly score: number }) {
  return (
    <div aria-hidden="true" className={styles.meter}>
      <div className={levelOf(score).look} style={{ width: `${score * 10}%` }} />
    </div>
  );
}

/** What the score means: "Needs work". */
export function ScoreWord({ score }: { readonly score: number }) {
  return <span className={styles.soft}>{levelOf(score).word}</span>;
}

/** "2/10 Needs work" */
export function ScoreText({ score }: { readonly score: number }) {
  return (
    <span className={styles.scoreText}>
      <span>{score}/10</span> <ScoreWord score={score} />
    </span>
  );
}

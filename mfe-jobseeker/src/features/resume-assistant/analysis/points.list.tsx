import { Section } from '@commons/ui/layout/page';
import styles from './analysis.module.css';
import type { AnalysisPoint } from './analysis-points';
import { DismissButton } from './dismiss-button';
import { QuotedLines } from './quoted-lines';

interface PointsListProps {
  readonly title: string;
  /** Shown above the list. */
  readonly help?: string;
  /** Shown instead of an empty list; without it an empty list has no title either. */
  readonly none?: string;
  readonly points: readonly AnalysisPoint[];
  readonly lines: readonly string[];
  readonly onDismiss: (point: AnalysisPoint) => void;
}

/** Points without a checkbox: strengths, and advice that only the person can follow. */
export function PointsList({ title, help, none, points, lines, onDismiss }: PointsListProps) {
  if (points.length === 0 && !none) return null;
  return (
    <Section title={title}>
      {points.length === 0 && <p className={styles.soft}>{none}</p>}
      {points.length > 0 && help && <p className={styles.soft}>{help}</p>}
      <ul className={styles.points}>
        {points.map((point) => {
          const [first, ...more] = [...point.texts, ...(point.action ? [point.action] : [])];
          return (
            <li key={point.id}>
              {point.part && <span className={styles.part}>{point.part}</span>}
              {first}
              {more.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <QuotedLines all={lines} quotes={point.lines} texts={point.texts}>
                <DismissButton about={point.id} onDismiss={() => onDismiss(point)} />
              </QuotedLines>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import type { AnalyzeAnswer } from '@commons/contracts/resumes';
import { Badge } from '@commons/ui/badge';
import { Card } from '@commons/ui/card';
import { Row, Section, Stack } from '@commons/ui/page';
import styles from './resume-assistant.module.css';

const builtIn = 'built-in';

/** Names the author: people must know when no model was asked. */
export function WrittenBy({ provider }: { readonly provider: string }) {
  return provider === builtIn ? (
    <Badge>Built-in, without an AI model</Badge>
  ) : (
    <Badge>Written by AI ({provider})</Badge>
  );
}

/** The result of the analysis; scores are out of 10. */
export function ResumeAnalysis({ analysis }: { readonly analysis: AnalyzeAnswer }) {
  const { feedback, provider } = analysis;
  return (
    <Stack gap={6}>
      <Card>
        <Row gap={4} spread>
          <p className={styles.overall}>
            <span className={styles.soft}>Overall score</span>
            <span className={styles.score}>
              {feedback.overall_score}
              <span className={styles.outOf}>/10</span>
            </span>
          </p>
          <WrittenBy provider={provider} />
        </Row>
      </Card>
      <Points title="Strengths" points={feedback.strengths} none="None were found yet." />
      <Points
        title="Areas for improvement"
        points={feedback.areas_for_improvement}
        none="Nothing stands out."
      />
      <Section title="Section feedback">
        <ul className={styles.sections}>
          {Object.entries(feedback.section_feedback).map(([section, { score, feedback: text }]) => (
            <li key={section}>
              <h3 className={styles.section}>
                {section} <span className={styles.sectionScore}>{score}/10</span>
              </h3>
              <meter aria-label={`${section}: ${score} of 10`} max={10} min={0} value={score} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly none: string;
}

function Points({ title, points, none }: PointsProps) {
  return (
    <Section title={title}>
      {points.length === 0 && <p className={styles.soft}>{none}</p>}
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Section>
  );
}

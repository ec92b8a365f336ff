import type { ResumeFeedback } from '@commons/contracts/resumes/resumes';
import { Section } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import styles from './analysis.module.css';
import { remainingFeedback } from './analysis-points';
import { ScoreMeter, ScoreText } from './score-meter';

/** A score for each section of the résumé. */
export function SectionScores({ feedback }: { readonly feedback: ResumeFeedback }) {
  return (
    <Section title={t('sectionFeedback')}>
      <ul className={styles.sections}>
        {Object.entries(feedback.section_feedback).map(([section, { score, feedback: text }]) => {
          const rest = remainingFeedback(text, feedback);
          return (
            <li key={section}>
              <h3 className={styles.section}>
                {section} <ScoreText score={score} />
              </h3>
              <ScoreMeter score={score} />
              {rest && <p>{rest}</p>}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

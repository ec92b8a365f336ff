import type { ScreeningAnswer } from '@commons/contracts/applications/screening';
import { isPreferredAnswer } from '@commons/contracts/applications/screening-lists';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { t } from '@commons/ui/text/texts';
import { answerWords } from '@commons/web-kit/applications/answer-words';
import styles from './answers.module.css';
import type { PreferredAnswers } from './preferred-answers';

interface AnswersProps {
  readonly answers: readonly ScreeningAnswer[] | undefined;
  readonly preferred: PreferredAnswers;
}

/** The questions of an application with their whole answers. */
export function Answers({ answers = [], preferred }: AnswersProps) {
  if (answers.length === 0) return null;
  return (
    <dl aria-label={t('answersQuestions')} className={styles.answers}>
      {answers.map((one) => (
        <div className={styles.answer} key={one.id}>
          <dt className={styles.question}>{one.question}</dt>
          <dd className={styles.text}>
            {one.answer === undefined ? (
              <span className={styles.none}>{t('noAnswer')}</span>
            ) : (
              answerWords(one.kind, one.answer)
            )}
            <PreferredMark one={one} preferred={preferred} words />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The short answers in one line of a list, each after the beginning of its question. */
export function AnswerChips({ answers = [], preferred }: AnswersProps) {
  return answers.flatMap((one) => {
    if (one.answer === undefined || one.kind === 'text') return [];
    const text = answerWords(one.kind, one.answer);
    return (
      <span className={styles.chip} key={one.id} title={`${one.question} ${text}`}>
        <span className={styles.chipQuestion}>{one.question}</span>
        <span className={styles.chipAnswer}>{text}</span>
        <PreferredMark one={one} preferred={preferred} />
      </span>
    );
  });
}

interface PreferredMarkProps {
  readonly one: ScreeningAnswer;
  readonly preferred: PreferredAnswers;
  /** Text of the icon. */
  readonly words?: boolean;
}

/** Whether the answer is the preferred one: an icon with text, since colour alone is not accessible. */
function PreferredMark({ one, preferred, words = false }: PreferredMarkProps) {
  const fits = isPreferredAnswer(preferred.get(one.id), one.answer);
  if (fits === undefined) return null;
  const text = fits ? t('asHoped') : t('otherThanHoped');
  return (
    <span className={fits ? styles.wanted : styles.other}>
      <span aria-hidden="true">{fits ? '✓' : '✕'}</span>
      {words ? ` ${text}` : <VisuallyHidden>{`, ${text}`}</VisuallyHidden>}
    </span>
  );
}

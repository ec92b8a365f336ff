import type { ScreeningAnswer } from '@commons/contracts/applications/screening';
import { Details } from '@commons/ui/layout/details';
import { DataList } from '@commons/ui/lists/data-list';
import { t } from '@commons/ui/text/texts';
import { answerWords } from '@commons/web-kit/applications/answer-words';

/** The employer's questions and the applicant's answers. */
export function MyAnswers({
  answers = [],
}: {
  readonly answers: readonly ScreeningAnswer[] | undefined;
}) {
  if (answers.length === 0) return null;
  return (
    <Details summary={t('yourAnswers')}>
      <DataList
        items={answers.map(({ kind, question, answer }) => ({
          label: question,
          value: answer === undefined ? t('noAnswer') : answerWords(kind, answer),
        }))}
        layout="stacked"
      />
    </Details>
  );
}

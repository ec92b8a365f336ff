import type { ScreeningAnswer } from '@commons/contracts/applications/screening';
import { answerText } from '@commons/contracts/applications/screening-lists';
import { DataList } from '@commons/ui/data-list';
import { Details } from '@commons/ui/details';
import { t } from '@commons/ui/texts';

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
          value: answer === undefined ? t('noAnswer') : answerText(kind, answer),
        }))}
        layout="stacked"
      />
    </Details>
  );
}

import {
  type AnswerValue,
  answerText,
  type QuestionKind,
} from '@commons/contracts/applications/screening-lists';
import { locale, t } from '@commons/ui/text/texts';

/** An answer to a screening question in the language of the page; what a person wrote is not translated. */
export function answerWords(kind: QuestionKind, answer: AnswerValue): string {
  if (kind === 'yes_no') return answer === 'yes' ? t('yes') : t('no');
  return typeof answer === 'number' ? answer.toLocaleString(locale) : answerText(kind, answer);
}

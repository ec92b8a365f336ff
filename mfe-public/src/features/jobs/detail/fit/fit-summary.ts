import type { JobFit } from '@commons/contracts/jobs/job-fit';
import { t } from '@commons/ui/text/texts';

const numbers = [
  t('none'),
  t('one'),
  t('two'),
  t('three'),
  t('four'),
  t('five'),
  t('six'),
  t('seven'),
  t('eight'),
  t('nine'),
];
const number = (count: number) => numbers[count] ?? String(count);
const lower = (text: string) => text.toLowerCase();

/** Summary of the comparison. It counts requirements and says nothing about the person's chances. */
export function fitSummary({ must }: Pick<JobFit, 'must'>): { counted: string; kind: string } {
  const compared = must.filter(({ state }) => state !== 'ask');
  const found = compared.filter(({ state }) => state === 'found').length;
  const open = compared.length - found;
  return { counted: countedOf(found, compared.length), kind: kindOf(found, open) };
}

function countedOf(found: number, of: number): string {
  if (of === 0) return t('whatJobAsksYoursAnswer');
  if (found === of) {
    return of === 1
      ? t('resumeSpeaksAboutWhatJob')
      : t('resumeSpeaksAboutAllThings', { of: lower(number(of)) });
  }
  if (found === 0) return t('didNotFindWordsJob');
  return t('resumeSpeaksAboutThingsJob', { found: lower(number(found)), of: lower(number(of)) });
}

const limits = t('onlyComparesWordsCannotTell');

function kindOf(found: number, open: number): string {
  if (open === 0) return limits;
  if (found === 0) return t('mayHaveDoneMuchCalled', { limits });
  return open === 1
    ? t('openPointReason', { limits })
    : t('openPointsReason', { limits, open: lower(number(open)) });
}

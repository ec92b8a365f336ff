import { t } from '@commons/ui/text/texts';
import { useDraft } from '@commons/web-kit/forms/draft';

export const templates = [
  { value: 'classic', label: t('classic'), help: t('serifsNameMiddle') },
  { value: 'modern', label: t('modern'), help: t('withoutSerifsNameAt') },
] as const;

export const sizes = [
  { value: 'letter', label: t('usLetter'), help: '8.5 × 11 in' },
  { value: 'a4', label: 'A4', help: '210 × 297 mm' },
] as const;

export interface PaperLook {
  readonly template: (typeof templates)[number]['value'];
  readonly size: (typeof sizes)[number]['value'];
}

const first: PaperLook = { template: 'classic', size: 'letter' };

/** The chosen template and paper size; they survive a reload. */
export function usePaperLook() {
  const [look, change] = useDraft('resume-paper', first);
  return { look, change };
}

import { useDraft } from '@commons/web-kit/draft';

export const templates = [
  { value: 'classic', label: 'Classic', help: 'With serifs, name in the middle' },
  { value: 'modern', label: 'Modern', help: 'Without serifs, name at the left' },
] as const;

export const sizes = [
  { value: 'letter', label: 'US Letter', help: '8.5 × 11 in' },
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

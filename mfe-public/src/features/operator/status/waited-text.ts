import { t } from '@commons/ui/text/texts';

const units = [
  [86_400, (count: number) => t('days', { count })],
  [3_600, (count: number) => t('hours', { count })],
  [60, (count: number) => t('minutes', { count })],
  [1, (count: number) => t('seconds', { count })],
] as const;

/** A waiting time: '3 minutes', '20 seconds'. */
export function waitedText(since: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1_000));
  const [length, text] = units.find(([each]) => seconds >= each) ?? units[3];
  return text(Math.floor(seconds / length));
}

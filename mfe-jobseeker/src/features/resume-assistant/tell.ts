import type { useTimedMessage } from '@commons/ui/use-timed-message';

/** Banners of the assistant, hidden after five seconds. */
export type Tell = Pick<ReturnType<typeof useTimedMessage>, 'showError' | 'showSuccess'>;

import type { useTimedMessage } from '@commons/ui/use-timed-message';

/** Banners of the assistant, hidden after five seconds. */
export type Notify = Pick<ReturnType<typeof useTimedMessage>, 'showError' | 'showSuccess'>;

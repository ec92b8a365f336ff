import { useCallback, useEffect, useState } from 'react';

/** Duration of a message in ms: D1 §9, 'Message banners last 5 seconds'. */
const messageMs = 5000;

export interface TimedMessage {
  tone: 'success' | 'error' | 'info';
  text: string;
}

/** Shows the outcome of an action in the banner of the page. */
export interface Notify {
  readonly showSuccess: (text: string) => void;
  readonly showError: (text: string) => void;
  readonly showInfo: (text: string) => void;
}

/**
 * One message at a time, removed 5000 ms after it was shown; a new one restarts the timer. Render it with
 * `<MessageBanner message={message} />`. Nothing pauses the timer.
 */
export function useTimedMessage() {
  const [message, setMessage] = useState<TimedMessage | null>(null);

  useEffect(() => {
    if (!message) return;
    // On a busy page the timer may fire after the next message is set, before this effect is cleaned up.
    const forget = () => setMessage((now) => (now === message ? null : now));
    const timer = setTimeout(forget, messageMs);
    return () => clearTimeout(timer);
  }, [message]);

  const showSuccess = useCallback((text: string) => setMessage({ tone: 'success', text }), []);
  const showError = useCallback((text: string) => setMessage({ tone: 'error', text }), []);
  const showInfo = useCallback((text: string) => setMessage({ tone: 'info', text }), []);
  const clear = useCallback(() => setMessage(null), []);
  return { message, showSuccess, showError, showInfo, clear };
}

import Bowser from 'bowser';

/** Browser and operating system of a user agent in a few words, or "Unknown device". */
export function deviceOf(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || 'Unknown device';
}

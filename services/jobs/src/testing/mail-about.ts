import { setTimeout as pause } from 'node:timers/promises';
import type { TestService } from '@commons/service-kit/testing/create-test-service';

/**
 * Waits for the mail about a job. The tests of a file share an employer, who gets the mails of all of them, some late.
 * @throws Error after a timeout
 */
export async function mailAbout({ inbox }: TestService, to: string, title: string) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(25)) {
    const found = inbox.mails.find(
      (mail) => mail.to?.[0]?.address === to && mail.subject?.includes(title),
    );
    if (found) return found;
  }
  throw new Error(`no mail to ${to} about ${title}`);
}

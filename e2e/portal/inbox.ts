import { expect } from '@playwright/test';

interface InboxMessage {
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Client of the portal's own mail inbox. */
export class Inbox {
  constructor(private readonly url: string) {}

  /** Newest first. */
  async messages(to: string): Promise<InboxMessage[]> {
    const answer = await fetch(`${this.url}/messages?to=${encodeURIComponent(to)}`);
    return (await answer.json()) as InboxMessage[];
  }

  /** Waits for a mail to this address whose subject matches. */
  async waitFor(to: string, subject: RegExp): Promise<InboxMessage> {
    let found: InboxMessage | undefined;
    await expect(async () => {
      found = (await this.messages(to)).find((message) => subject.test(message.subject));
      expect(found, `a mail to ${to} with the subject ${subject}`).toBeTruthy();
    }).toPass();
    return found as InboxMessage;
  }
}

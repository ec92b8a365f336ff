import type { LetterState } from '@commons/contracts/jobs/town-letter';
import { jobs } from '@commons/contracts/operations/jobs';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { hour, type Limit, Limits, tooManyRequests } from '@commons/service-kit/limits/limits';
import { renderMail } from '@commons/service-kit/mail/render-mail';
import { Portal } from '@commons/service-kit/portal/portal';
import { Controller } from '@nestjs/common';
import { townLetterEmail } from './letter.emails.js';
import { hasContent, LetterContentService } from './letter-content.service.js';
import { LetterIssuesService } from './letter-issues.service.js';
import { LetterReadersService } from './letter-readers.service.js';

/** Enough for a household, too few for a script that mails strangers. */
const perNetwork = 10;

/** The weekly letter of the town. Only POST changes anything: link scanners send GET (RFC 8058). */
@Controller()
export class LetterController {
  readonly #limit: Limit;

  constructor(
    private readonly readers: LetterReadersService,
    private readonly issues: LetterIssuesService,
    private readonly content: LetterContentService,
    private readonly portal: Portal,
    limits: Limits,
  ) {
    this.#limit = limits.make({ name: 'letter', most: perNetwork, seconds: hour });
  }

  @Handles(jobs['POST /letter'])
  async ask({ body, request }: Call<'POST /letter'>) {
    if (!(await this.#limit.take(clientAddress(request)))) throw tooManyRequests();
    if (!body.website) await this.readers.ask(body.email, body.language);
    return { detail: 'Please open the link in the email that we have sent you.' };
  }

  @Handles(jobs['POST /letter/{token}/confirmation'])
  async confirm({ params: { token } }: Call<'POST /letter/{token}/confirmation'>) {
    await this.readers.confirm(token);
    return { detail: 'You get the letter from next week on.' };
  }

  @Handles(jobs['GET /letter/{token}/stop'])
  page({ params: { token }, reply }: Call<'GET /letter/{token}/stop'>) {
    const query = new URLSearchParams({ stop: token });
    reply.header('location', `${this.portal.facts.url}/letter-link?${query}`);
    return undefined;
  }

  @Handles(jobs['POST /letter/{token}/stop'])
  async stop({ params: { token } }: Call<'POST /letter/{token}/stop'>) {
    await this.readers.stop(token);
    return { detail: 'You are unsubscribed, and your address is erased.' };
  }

  @Handles(jobs['GET /letter/operator/state'])
  async state(): Promise<LetterState> {
    const [counts, last, since] = await Promise.all([
      this.readers.counts(),
      this.issues.last(),
      this.issues.contentStart(new Date()),
    ]);
    const content = await this.content.since(since);
    return {
      ...counts,
      ...(last && { sent_at: last.made_at.toISOString(), sent_to: last.readers }),
      ...(hasContent(content) && { next: this.#preview(content) }),
    };
  }

  #preview(content: Parameters<typeof townLetterEmail>[1]) {
    const { name, town } = this.portal.now;
    const site = this.portal.facts.url;
    const reader = { email: 'reader@example.org', token: 'preview' };
    const mail = townLetterEmail(reader, content, { name, town, site });
    const { text } = renderMail(mail, this.portal.mailSite);
    return { subject: mail.subject, text };
  }
}

import { mailListingSuspended } from '@commons/contracts/tasks/directory-tasks';
import { Mailer } from '@commons/service-kit/mail/mailer';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject } from '@nestjs/common';
import type { z } from 'zod';
import { ListingSuspensions } from '../listings/listing-suspensions.service.js';
import { ListingsService } from '../listings/listings.service.js';
import { PeopleService } from '../people/people.service.js';
import { listingSuspendedEmail } from './listing-suspended.email.js';

/** Mails the owner of a suspended listing, if that still is due: run twice it sends one mail. */
@Processor(mailListingSuspended)
export class MailListingSuspendedProcessor implements TaskProcessor<typeof mailListingSuspended> {
  constructor(
    private readonly listings: ListingsService,
    private readonly suspensions: ListingSuspensions,
    private readonly people: PeopleService,
    private readonly mailer: Mailer,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  async process({ listing_id }: z.output<typeof mailListingSuspended.payload>): Promise<void> {
    const [listing] = await this.listings.byIds([listing_id]);
    if (!listing?.suspended?.mail_due) return;
    const owner = listing.owner_id ? await this.people.find(listing.owner_id) : undefined;
    if (owner) {
      await this.mailer.send(
        listingSuspendedEmail({
          to: owner.email,
          full_name: owner.full_name,
          business_name: listing.business_name,
          reason: listing.suspended.reason,
          site: this.config.SITE_URL ?? '',
        }),
        `listing-suspended/${listing_id}/${listing.suspended.at.getTime()}`,
      );
    }
    await this.suspensions.noteMailed(listing);
  }
}

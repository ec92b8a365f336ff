import { WriterAccount } from '@commons/contracts/account/account';
import { ListingTextFacts } from '@commons/contracts/businesses/listings';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';
import type { AccountFacts } from '../facts/account/account-facts.js';

/**
 * What the portal knows of the person who asked for a text: their own account and the listing of the business that they
 * act for, no one else's.
 */
@Injectable()
export class AccountsService {
  constructor(private readonly calls: InternalClient) {}

  /**
   * Never fails: a service that is down costs only its own facts.
   * @param businessId owner id of the business that the person acts for, whose listing counts
   */
  async facts(userId: string, businessId: string): Promise<AccountFacts> {
    const [id, owner] = [userId, businessId].map(encodeURIComponent);
    const [writer, listing] = await Promise.all([
      this.calls.get('auth', `/internal/writers/${id}`, WriterAccount).catch(() => undefined),
      this.calls
        .get('directory', `/internal/listing-facts/${owner}`, ListingTextFacts)
        .catch(() => undefined),
    ]);
    const [city, state] = (writer?.location ?? '').split(',').map((part) => part.trim());
    return {
      name: writer?.full_name || undefined,
      company: listing?.business_name || writer?.company_name || undefined,
      phone: listing?.phone || writer?.phone || undefined,
      email: listing?.email || writer?.email || undefined,
      website: listing?.website || undefined,
      category: listing?.business_category || undefined,
      streetAddress: listing?.street_address || undefined,
      city: listing?.city || city || undefined,
      state: listing?.state || state || undefined,
      hours: listing?.business_hours,
      rating: listing?.total_reviews ? listing.average_rating : undefined,
      reviews: listing?.total_reviews || undefined,
    };
  }
}

import type { AccessClaims } from '@commons/contracts/account/account';
import type { SpecialHoursInput } from '@commons/contracts/businesses/special-hours';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { isoDay } from '@commons/service-kit/config/time-zone';
import {
  type BaseVersion,
  checkVersion,
  nextVersion,
  onlyVersion,
} from '@commons/service-kit/http/record-version';
import { declareSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Portal } from '@commons/service-kit/portal/portal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ListingRecord } from '../listing.js';
import { ListingsService } from '../listings.service.js';
import { listingTerms } from '../search/listing-search-fields.js';

/** Special hours and temporary closure of an employer's listing. */
@Injectable()
export class SpecialHoursService {
  constructor(
    @InjectModel('Listing') private readonly model: Model<ListingRecord>,
    private readonly listings: ListingsService,
    private readonly portal: Portal,
  ) {}

  /** Replaces both. Past days are dropped. @throws 404 without a listing, StaleRecord if changed since `base` */
  replace(
    input: z.output<typeof SpecialHoursInput>,
    owner: AccessClaims,
    base?: BaseVersion,
  ): Promise<ListingRecord> {
    const today = isoDay(new Date(), this.portal.now.time_zone);
    const special_hours = input.special_hours
      .filter(({ date }) => date >= today)
      .sort((one, other) => (one.date < other.date ? -1 : 1));
    const { temporarily_closed } = input;
    return retryOnConflict(async () => {
      const present = await this.listings.ofOwner(businessOf(owner));
      checkVersion(present, base);
      const stored = await this.model
        .findOneAndUpdate(
          { _id: present._id, owner_id: businessOf(owner), ...onlyVersion(base) },
          {
            $set: {
              special_hours,
              updated_at: new Date(),
              ...(temporarily_closed && { temporarily_closed }),
            },
            ...(!temporarily_closed && { $unset: { temporarily_closed: 1 } }),
            ...nextVersion,
          },
          { returnDocument: 'after' },
        )
        .lean<ListingRecord>();
      if (!stored) return conflict;
      declareSearchChange(listingTerms(stored));
      return stored;
    });
  }
}

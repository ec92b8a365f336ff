import { ListingSnapshot } from '@commons/contracts/listings';
import { Internal } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Controller, Get, Param } from '@nestjs/common';
import { ListingsService } from './listings.service.js';

/** What other services may ask of listings. */
@Controller('internal/listings')
@Internal('jobs')
export class InternalListingsController {
  constructor(private readonly listings: ListingsService) {}

  @Get('by-owner/:user_id')
  @Answers(ListingSnapshot)
  async ofOwner(@Param('user_id') userId: string): Promise<ListingSnapshot> {
    const { _id, business_name, num_employees, location_info } =
      await this.listings.ofOwner(userId);
    const { city, state } = location_info ?? {};
    return { id: String(_id), business_name, num_employees, city, state };
  }
}

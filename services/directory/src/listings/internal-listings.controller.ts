import type { ListingSnapshot } from '@commons/contracts/listings';
import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ListingsService } from './listings.service.js';

/** Internal API of listings for other services. */
@Controller()
export class InternalListingsController {
  constructor(private readonly listings: ListingsService) {}

  @Handles(directory['GET /internal/listings/by-owner/{user_id}'])
  async ofOwner({
    params: { user_id: userId },
  }: Call<'GET /internal/listings/by-owner/{user_id}'>): Promise<ListingSnapshot> {
    const { _id, business_name, num_employees, location_info } =
      await this.listings.ofOwner(userId);
    const { city, state } = location_info ?? {};
    return { id: String(_id), business_name, num_employees, city, state };
  }
}

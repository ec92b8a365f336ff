import type { ListingSnapshot, ListingTextFacts } from '@commons/contracts/businesses/listings';
import type { TradeInTown } from '@commons/contracts/businesses/trade-in-town';
import type { NewListings } from '@commons/contracts/jobs/town-letter';
import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ListingsService } from './listings.service.js';
import { NewListingsService } from './new-listings.service.js';
import { TradeInTownService } from './search/trade-in-town.service.js';

/** Internal API of listings for other services. */
@Controller()
export class InternalListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly trades: TradeInTownService,
    private readonly fresh: NewListingsService,
  ) {}

  @Handles(directory['POST /internal/trade-in-town'])
  trade({ body }: Call<'POST /internal/trade-in-town'>): Promise<TradeInTown> {
    return this.trades.about(body);
  }

  @Handles(directory['GET /internal/new-listings'])
  newSince({ query }: Call<'GET /internal/new-listings'>): Promise<NewListings> {
    return this.fresh.since(new Date(query.since));
  }

  @Handles(directory['GET /internal/listings/by-owner/{user_id}'])
  async ofOwner({
    params: { user_id: userId },
  }: Call<'GET /internal/listings/by-owner/{user_id}'>): Promise<ListingSnapshot> {
    const { _id, business_name, num_employees, location_info } =
      await this.listings.ofOwner(userId);
    const { city, state } = location_info ?? {};
    return { id: String(_id), business_name, num_employees, city, state };
  }

  @Handles(directory['GET /internal/listing-facts/{user_id}'])
  async textFactsOfOwner({
    params: { user_id: userId },
  }: Call<'GET /internal/listing-facts/{user_id}'>): Promise<ListingTextFacts> {
    const listing = await this.listings.ofOwner(userId);
    const { phone, email, website } = listing.contact_info ?? {};
    const { street_address, city, state } = listing.location_info ?? {};
    return {
      business_name: listing.business_name,
      business_category: listing.business_category,
      phone,
      email,
      website,
      street_address,
      city,
      state,
      business_hours: listing.business_hours,
      average_rating: listing.average_rating,
      total_reviews: listing.total_reviews,
    };
  }
}

import { BusinessSearch } from '@commons/contracts/businesses/businesses';
import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { directory } from '@commons/contracts/operations/directory';
import { isoDay } from '@commons/service-kit/config/time-zone';
import { givenQuery } from '@commons/service-kit/feeds/atom-feed';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Portal } from '@commons/service-kit/portal/portal';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller, Header } from '@nestjs/common';
import { wholeListing } from '../listings/listing-answer.js';
import { ListingsService } from '../listings/listings.service.js';
import { ListingSearchService } from '../listings/search/listing-search.service.js';
import { directoryTexts } from '../texts/directory-texts.js';
import { listingFeed } from './listing-feed.js';
import { specialHoursCalendar } from './special-hours-calendar.js';

const entries = 50;

/** Subscriptions for residents: new businesses as a feed, special hours as a calendar (decision B62). */
@Controller()
export class FeedsController {
  constructor(
    private readonly searches: ListingSearchService,
    private readonly listings: ListingsService,
    private readonly portal: Portal,
  ) {}

  @Handles(directory['GET /business-directory/feed.atom'])
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @Header('vary', 'accept-language')
  async feed({ query, request: { headers } }: Call<'GET /business-directory/feed.atom'>) {
    const given = Object.entries(query).filter(([, value]) => value);
    const order = { sortBy: 'newest', limit: entries };
    const search = BusinessSearch.parse({ ...Object.fromEntries(given), ...order });
    const { rows } = await this.searches.search(search);
    return listingFeed(rows, givenQuery(query), {
      portal: this.portal.facts,
      now: new Date(),
      language: askedLanguage(headers['accept-language']),
      categories: this.portal.now.listing_categories,
    });
  }

  @Handles(directory['GET /business-directory/{id}/special-hours.ics'])
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('vary', 'accept-language')
  async calendar({
    params: { id },
    request: { headers },
  }: Call<'GET /business-directory/{id}/special-hours.ics'>) {
    const { url, time_zone } = this.portal.facts;
    const listing = wholeListing(await this.listings.read(id));
    return specialHoursCalendar(
      listing,
      {
        id,
        name: listing.business_name,
        pin: listing.pin,
        page: `${url}${businessPage(id)}`,
        today: isoDay(new Date(), time_zone),
      },
      directoryTexts(askedLanguage(headers['accept-language'])),
    );
  }
}

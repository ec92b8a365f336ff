import type { AlikeListing } from '@commons/contracts/businesses/alike-listings';
import type { Business, EmployerListing } from '@commons/contracts/businesses/businesses';
import { directory } from '@commons/contracts/operations/directory';
import type { MapArea, SearchMap } from '@commons/contracts/search/search-map';
import type { SearchSummary } from '@commons/contracts/search/search-summary';
import type { Suggestion } from '@commons/contracts/search/suggestions';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { answerVersioned } from '@commons/service-kit/http/record-version';
import { declareNoSearchChange } from '@commons/service-kit/http/search-cache-headers';
import { visitorOf } from '@commons/service-kit/numbers/daily-visits';
import { MissedSearches } from '@commons/service-kit/numbers/missed-searches';
import { Controller } from '@nestjs/common';
import { ListingConfirmationService } from './confirmation/listing-confirmation.service.js';
import { ListingEditorService } from './edit/listing-editor.service.js';
import { areaOfAddress } from './edit/listing-pin.js';
import { SpecialHoursService } from './edit/special-hours.service.js';
import { employerListing, ownListing, wholeListing } from './listing-answer.js';
import { ListingViewsService } from './listing-views.service.js';
import { ListingsService } from './listings.service.js';
import { ListingRemovalService } from './removal/listing-removal.service.js';
import { AlikeListingsService } from './search/alike-listings.service.js';
import { ListingSearchService } from './search/listing-search.service.js';

@Controller()
export class ListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly searches: ListingSearchService,
    private readonly editor: ListingEditorService,
    private readonly removal: ListingRemovalService,
    private readonly views: ListingViewsService,
    private readonly alikes: AlikeListingsService,
    private readonly specialHours: SpecialHoursService,
    private readonly confirmation: ListingConfirmationService,
    private readonly missed: MissedSearches,
  ) {}

  @Handles(directory['POST /business-directory/search'])
  async search({ body: search, request, claims }: Call<'POST /business-directory/search'>) {
    const found = await this.searches.search(search);
    if (found.total === 0) void this.missed.note(search.search, visitorOf(request, claims));
    return found;
  }

  @Handles(directory['POST /business-directory/search/summary'])
  summary({
    body: search,
  }: Call<'POST /business-directory/search/summary'>): Promise<SearchSummary> {
    return this.searches.summary(search);
  }

  @Handles(directory['POST /business-directory/search/map'])
  map({ body: search }: Call<'POST /business-directory/search/map'>): Promise<SearchMap> {
    return this.searches.map(search);
  }

  @Handles(directory['GET /business-directory/area'])
  area({ query }: Call<'GET /business-directory/area'>): MapArea {
    const { zip_code: zip, city, state } = query;
    return areaOfAddress({ zip, city, state });
  }

  @Handles(directory['GET /business-directory/suggestions'])
  suggestions({ query }: Call<'GET /business-directory/suggestions'>): Promise<Suggestion[]> {
    return this.searches.suggestions(query.search, query.limit);
  }

  @Handles(directory['GET /business-directory/alike'])
  alike({ query }: Call<'GET /business-directory/alike'>): Promise<AlikeListing[]> {
    return this.alikes.of(query);
  }

  @Handles(directory['POST /business-directory'])
  create({ body: input, claims, reply }: Call<'POST /business-directory'>): Promise<Business> {
    return answerVersioned(reply, this.editor.create(input, claims), wholeListing);
  }

  @Handles(directory['PUT /business-directory'])
  replace({
    body: input,
    claims,
    base,
    reply,
  }: Call<'PUT /business-directory'>): Promise<Business> {
    return answerVersioned(reply, this.editor.replace(input, claims, base), wholeListing);
  }

  @Handles(directory['PUT /business-directory/special-hours'])
  replaceSpecialHours({
    body: input,
    claims,
    base,
    reply,
  }: Call<'PUT /business-directory/special-hours'>): Promise<Business> {
    return answerVersioned(reply, this.specialHours.replace(input, claims, base), wholeListing);
  }

  @Handles(directory['PUT /business-directory/confirmation'])
  confirm({ claims, reply }: Call<'PUT /business-directory/confirmation'>): Promise<Business> {
    declareNoSearchChange();
    return answerVersioned(reply, this.confirmation.confirm(claims), ownListing);
  }

  @Handles(directory['DELETE /business-directory'])
  async remove({ claims }: Call<'DELETE /business-directory'>): Promise<void> {
    const listing = await this.listings.ofOwner(businessOf(claims));
    await this.removal.remove(listing, businessOf(claims));
  }

  @Handles(directory['GET /business-directory/my-listing'])
  mine({ claims, reply }: Call<'GET /business-directory/my-listing'>): Promise<Business> {
    return answerVersioned(reply, this.listings.ofOwner(businessOf(claims)), ownListing);
  }

  @Handles(directory['GET /business-directory/of-employers'])
  async ofEmployers({
    query,
  }: Call<'GET /business-directory/of-employers'>): Promise<EmployerListing[]> {
    return (await this.listings.ofEmployers(query.employer_ids)).map(employerListing);
  }

  @Handles(directory['GET /business-directory/{id}'])
  async read({
    params: { id },
    claims,
    request,
  }: Call<'GET /business-directory/{id}'>): Promise<Business> {
    const listing = await this.listings.read(id, claims);
    return wholeListing(await this.views.count(listing, visitorOf(request, claims), claims));
  }
}

import type { AccessClaims } from '@commons/contracts/account';
import { Business, type BusinessListItem, BusinessSearch } from '@commons/contracts/businesses';
import { ListingInput } from '@commons/contracts/listings';
import { SearchSummary } from '@commons/contracts/search-summary';
import { Suggestion, SuggestionQuery } from '@commons/contracts/suggestions';
import { AccountType, CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import {
  answerVersioned,
  type BaseVersion,
  IfMatch,
} from '@commons/service-kit/http/record-version';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { visitorOf } from '@commons/service-kit/visits/daily-visits';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { wholeListing } from './listing-answer.js';
import { ListingEditor } from './listing-editor.service.js';
import { ListingRemoval } from './listing-removal.service.js';
import { ListingSearch } from './listing-search.service.js';
import { ListingViews } from './listing-views.service.js';
import { ListingsService } from './listings.service.js';

@Controller('business-directory')
export class ListingsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly searches: ListingSearch,
    private readonly editor: ListingEditor,
    private readonly removal: ListingRemoval,
    private readonly views: ListingViews,
  ) {}

  @Post('search')
  @Public()
  @HttpCode(200)
  async search(
    @Body({ schema: BusinessSearch }) search: z.output<typeof BusinessSearch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BusinessListItem[]> {
    const found = await this.searches.search(search);
    setTotalCount(reply, found.total);
    return found.rows;
  }

  @Post('search/summary')
  @Public()
  @HttpCode(200)
  @Answers(SearchSummary)
  summary(
    @Body({ schema: BusinessSearch }) search: z.output<typeof BusinessSearch>,
  ): Promise<SearchSummary> {
    return this.searches.summary(search);
  }

  @Get('suggestions')
  @Public()
  @Answers(Suggestion, { list: true })
  suggestions(
    @Query({ schema: SuggestionQuery }) query: z.output<typeof SuggestionQuery>,
  ): Promise<Suggestion[]> {
    return this.searches.suggestions(query.search, query.limit);
  }

  @Post()
  @AccountType('employer')
  @Answers(Business, { status: 201 })
  create(
    @Body({ schema: ListingInput }) input: z.output<typeof ListingInput>,
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Business> {
    return answerVersioned(reply, this.editor.create(input, claims), wholeListing);
  }

  @Put()
  @AccountType('employer')
  @Answers(Business)
  replace(
    @Body({ schema: ListingInput }) input: z.output<typeof ListingInput>,
    @CurrentClaims() claims: AccessClaims,
    @IfMatch() base: BaseVersion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Business> {
    return answerVersioned(reply, this.editor.replace(input, claims, base), wholeListing);
  }

  @Delete()
  @AccountType('employer')
  @HttpCode(204)
  async remove(@CurrentClaims() claims: AccessClaims): Promise<void> {
    const listing = await this.listings.ofOwner(claims.sub);
    await this.removal.remove(listing, claims.sub);
  }

  @Get('my-listing')
  @AccountType('employer')
  @Answers(Business)
  mine(
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Business> {
    return answerVersioned(reply, this.listings.ofOwner(claims.sub), wholeListing);
  }

  @Get(':id')
  @Public()
  async read(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims | undefined,
    @Req() request: FastifyRequest,
  ): Promise<Business> {
    const listing = await this.listings.read(id, claims);
    return wholeListing(await this.views.count(listing, visitorOf(request, claims)));
  }
}

import type { AccessClaims } from '@commons/contracts/account';
import {
  type Business,
  type BusinessListItem,
  BusinessSearch,
} from '@commons/contracts/businesses';
import type { PageHead } from '@commons/contracts/page-head';
import { AccountType, CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { listingHead, wholeListing } from './listing-answer.js';
import { ListingsService } from './listings.service.js';

@Controller('business-directory')
export class ListingsController {
  constructor(private readonly listings: ListingsService) {}

  @Post('search')
  @Public()
  @HttpCode(200)
  async search(
    @Body({ schema: BusinessSearch }) search: z.output<typeof BusinessSearch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BusinessListItem[]> {
    const found = await this.listings.search(search);
    setTotalCount(reply, found.total);
    return found.rows;
  }

  @Get('my-listing')
  @AccountType('employer')
  async mine(@CurrentClaims() claims: AccessClaims): Promise<Business> {
    return wholeListing(await this.listings.ofOwner(claims.sub));
  }

  @Get(':id')
  @Public()
  async read(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims | undefined,
  ): Promise<Business> {
    return wholeListing(await this.listings.read(id, claims));
  }

  @Get(':id/head')
  @Public()
  async head(@Param('id') id: string): Promise<z.input<typeof PageHead>> {
    return listingHead(await this.listings.read(id));
  }
}

import type { AccessClaims } from '@commons/contracts/account';
import { PageHead } from '@commons/contracts/page-head';
import { SharedProfile } from '@commons/contracts/profiles';
import { CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { visitorOf } from '@commons/service-kit/visits/daily-visits';
import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { LinkGuesses } from './link-guesses.service.js';
import { ProfileViewCounts } from './profile-views.service.js';
import { ShareLinks } from './share-links.service.js';
import { sharedProfile, sharedProfileHead } from './shared-profile.js';

/** The profile behind a link. The token is all the reader needs, so nobody on the way may keep an answer. */
@Controller('shared-profile')
@Public()
export class SharedProfileController {
  constructor(
    private readonly links: ShareLinks,
    private readonly views: ProfileViewCounts,
    private readonly guesses: LinkGuesses,
  ) {}

  @Get(':token')
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex')
  @Answers(SharedProfile)
  async read(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @CurrentClaims() claims?: AccessClaims,
  ): Promise<SharedProfile> {
    const found = () => this.links.read(token);
    const profile = await this.guesses.guarded(clientAddress(request), found);
    await this.views.count(profile, visitorOf(request, claims));
    return sharedProfile(profile);
  }

  /** For the gateway, whose address says nothing of the reader's: it is neither counted nor limited here. */
  @Get(':token/head')
  @Header('cache-control', 'private, no-store')
  @Answers(PageHead)
  async head(@Param('token') token: string): Promise<z.input<typeof PageHead>> {
    return sharedProfileHead(await this.links.read(token));
  }
}

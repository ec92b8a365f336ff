import type { AccessClaims } from '@commons/contracts/account';
import type { PageHead } from '@commons/contracts/page-head';
import {
  type ProfessionalProfile,
  ProfessionalProfileUpdate,
  type SharedProfile,
  type ShareLink,
} from '@commons/contracts/profiles';
import { AccountType, CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import { ProfilesService } from './profiles.service.js';
import { sharedProfile, sharedProfileHead } from './shared-profile.js';

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  @Get('job-seeker/professional-profile')
  @AccountType('job_seeker')
  own(@CurrentClaims() claims: AccessClaims): Promise<ProfessionalProfile> {
    return this.profiles.own(claims);
  }

  @Put('job-seeker/professional-profile')
  @AccountType('job_seeker')
  replace(
    @Body({ schema: ProfessionalProfileUpdate }) update: z.output<typeof ProfessionalProfileUpdate>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<ProfessionalProfile> {
    return this.profiles.replace(claims.sub, update);
  }

  @Post('job-seeker/profile/share-link')
  @AccountType('job_seeker')
  @HttpCode(200)
  share(@CurrentClaims() claims: AccessClaims): Promise<ShareLink> {
    return this.profiles.share(claims);
  }

  /** The token in the address is all the reader needs, so nobody on the way may keep the answer. */
  @Get('shared-profile/:token')
  @Public()
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex')
  async shared(@Param('token') token: string): Promise<SharedProfile> {
    return sharedProfile(await this.profiles.shared(token));
  }

  @Get('shared-profile/:token/head')
  @Public()
  @Header('cache-control', 'private, no-store')
  async head(@Param('token') token: string): Promise<z.input<typeof PageHead>> {
    return sharedProfileHead(await this.profiles.shared(token));
  }
}

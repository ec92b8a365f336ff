import type { AccessClaims } from '@commons/contracts/account';
import {
  ProfessionalProfile,
  ProfessionalProfileUpdate,
  ProfileViews,
  ProfileVisibility,
  ShareLink,
} from '@commons/contracts/profiles';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import {
  answerVersioned,
  type BaseVersion,
  IfMatch,
} from '@commons/service-kit/http/record-version';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { ProfileViewCounts } from './profile-views.service.js';
import { ownProfile, ProfilesService } from './profiles.service.js';
import { ShareLinks } from './share-links.service.js';

/** The own professional profile of a job seeker and its public link. */
@Controller('job-seeker')
@AccountType('job_seeker')
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly links: ShareLinks,
    private readonly views: ProfileViewCounts,
  ) {}

  @Get('professional-profile')
  @Answers(ProfessionalProfile)
  own(
    @CurrentClaims() claims: AccessClaims,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProfessionalProfile> {
    return answerVersioned(reply, this.profiles.own(claims), ownProfile);
  }

  @Put('professional-profile')
  @Answers(ProfessionalProfile)
  replace(
    @Body({ schema: ProfessionalProfileUpdate }) update: z.output<typeof ProfessionalProfileUpdate>,
    @CurrentClaims() claims: AccessClaims,
    @IfMatch() base: BaseVersion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProfessionalProfile> {
    return answerVersioned(reply, this.profiles.replace(claims, update, base), ownProfile);
  }

  @Put('profile/visibility')
  @Answers(ProfileVisibility)
  hide(
    @Body({ schema: ProfileVisibility }) visibility: ProfileVisibility,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<ProfileVisibility> {
    return this.profiles.hide(claims, visibility);
  }

  @Post('profile/share-link')
  @HttpCode(200)
  @Answers(ShareLink)
  share(@CurrentClaims() claims: AccessClaims): Promise<ShareLink> {
    return this.links.share(claims);
  }

  @Delete('profile/share-link')
  @HttpCode(204)
  revoke(@CurrentClaims() claims: AccessClaims): Promise<void> {
    return this.links.revoke(claims.sub);
  }

  @Get('profile/views')
  @Answers(ProfileViews)
  viewed(@CurrentClaims() claims: AccessClaims): Promise<ProfileViews> {
    return this.views.of(claims.sub);
  }
}

import type { PageHead } from '@commons/contracts/front-ends/page-head';
import { resumes } from '@commons/contracts/operations/resumes';
import type { SharedProfile, ShareLink } from '@commons/contracts/resumes/profiles';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { visitorOf } from '@commons/service-kit/numbers/daily-visits';
import { askedLanguage } from '@commons/service-kit/texts/portal-languages';
import { Controller, Header } from '@nestjs/common';
import type { z } from 'zod';
import { LinkGuessesService } from './link-guesses.service.js';
import { ProfileViewsService } from './profile-views.service.js';
import { ShareLinksService } from './share-links.service.js';
import { sharedProfile, sharedProfileHead } from './shared-profile.js';

/** The profile behind a public link. The token is the only credential, so no cache may store an answer. */
@Controller()
export class SharedProfileController {
  constructor(
    private readonly links: ShareLinksService,
    private readonly views: ProfileViewsService,
    private readonly guesses: LinkGuessesService,
  ) {}

  @Handles(resumes['GET /shared-profile/{token}'])
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex')
  async read({
    params: { token },
    request,
    claims,
  }: Call<'GET /shared-profile/{token}'>): Promise<SharedProfile> {
    const found = () => this.links.read(token);
    const profile = await this.guesses.guarded(clientAddress(request), found);
    await this.views.count(profile, visitorOf(request, claims));
    return sharedProfile(profile);
  }

  /** For an application that its applicant sends with the profile. */
  @Handles(resumes['GET /internal/share-links-of/{user_id}'])
  async linkOf({
    params: { user_id },
  }: Call<'GET /internal/share-links-of/{user_id}'>): Promise<ShareLink> {
    return { share_token: await this.links.tokenOf(user_id) };
  }

  /** For the gateway, whose address is not the reader's: the request is neither counted nor limited. */
  @Handles(resumes['GET /shared-profile/{token}/head'])
  @Header('cache-control', 'private, no-store')
  async head({
    params: { token },
    request: { headers },
  }: Call<'GET /shared-profile/{token}/head'>): Promise<z.input<typeof PageHead>> {
    const language = askedLanguage(headers['accept-language']);
    return sharedProfileHead(await this.links.read(token), language);
  }
}

import type { AccessClaims } from '@commons/contracts/account/account';
import { resumes } from '@commons/contracts/operations/resumes';
import type {
  ProfessionalProfile,
  ProfileViews,
  ProfileVisibility,
  ShareLink,
} from '@commons/contracts/resumes/profiles';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { answerVersioned } from '@commons/service-kit/http/record-version';
import { Controller } from '@nestjs/common';
import { ProfileViewsService } from './profile-views.service.js';
import { ownProfile, ProfilesService } from './profiles.service.js';
import { ShareLinksService } from './share-links.service.js';
import { WatchedProfilesService } from './watched-profiles.service.js';

/** A job seeker's own professional profile and its public link. */
@Controller()
export class ProfilesController {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly links: ShareLinksService,
    private readonly views: ProfileViewsService,
    private readonly watched: WatchedProfilesService,
  ) {}

  @Handles(resumes['GET /job-seeker/professional-profile'])
  own({
    claims,
    reply,
  }: Call<'GET /job-seeker/professional-profile'>): Promise<ProfessionalProfile> {
    return answerVersioned(reply, this.profiles.own(claims), ownProfile);
  }

  @Handles(resumes['PUT /job-seeker/professional-profile'])
  replace({
    body: update,
    claims,
    base,
    reply,
  }: Call<'PUT /job-seeker/professional-profile'>): Promise<ProfessionalProfile> {
    const replaced = this.profiles.replace(claims, update, base);
    return answerVersioned(reply, this.#checked(claims, replaced), ownProfile);
  }

  @Handles(resumes['PUT /job-seeker/profile/visibility'])
  hide({
    body: visibility,
    claims,
  }: Call<'PUT /job-seeker/profile/visibility'>): Promise<ProfileVisibility> {
    return this.#checked(claims, this.profiles.hide(claims, visibility));
  }

  @Handles(resumes['POST /job-seeker/profile/share-link'])
  share({ claims }: Call<'POST /job-seeker/profile/share-link'>): Promise<ShareLink> {
    return this.#checked(claims, this.links.share(claims));
  }

  @Handles(resumes['DELETE /job-seeker/profile/share-link'])
  revoke({ claims }: Call<'DELETE /job-seeker/profile/share-link'>): Promise<void> {
    return this.links.revoke(claims.sub);
  }

  @Handles(resumes['GET /job-seeker/profile/views'])
  viewed({ claims }: Call<'GET /job-seeker/profile/views'>): Promise<ProfileViews> {
    return this.views.of(claims.sub);
  }

  /** The answer to a change, once what it shows was searched for watched words. */
  async #checked<Answer>({ sub }: AccessClaims, change: Promise<Answer>): Promise<Answer> {
    const answer = await change;
    await this.watched.check(sub);
    return answer;
  }
}

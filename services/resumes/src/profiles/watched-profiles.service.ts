import { PublishedTexts } from '@commons/service-kit/moderation/published-texts';
import { Injectable } from '@nestjs/common';
import { ProfilesService } from './profiles.service.js';
import { sharedTexts } from './shared-profile.js';

/** Passes what people publish by their link on to the search for watched words (decisions B60, B102). */
@Injectable()
export class WatchedProfilesService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly published: PublishedTexts,
  ) {}

  /** Call it after every change of what a link shows. Never throws; does nothing without a link. */
  async check(userId: string): Promise<void> {
    const profile = await this.profiles.find(userId).catch(() => undefined);
    if (!profile?.share_token) return;
    const texts = sharedTexts(profile);
    await this.published.checkWords({ kind: 'profile', id: String(profile._id), texts });
  }
}

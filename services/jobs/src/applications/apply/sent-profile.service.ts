import { ShareLink } from '@commons/contracts/resumes/profiles';
import { refuse } from '@commons/service-kit/errors/refuse';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';

const notShared =
  'Your profile is no longer shared. Uncheck it to apply without it, or share it again in your dashboard.';
const notNow =
  'Your profile cannot be attached at the moment. Uncheck it to apply without it, or try again soon.';

/** The profile link of an application. Requested from resumes, so that a person can only send their own. */
@Injectable()
export class SentProfileService {
  constructor(private readonly calls: InternalClient) {}

  /**
   * @throws 409 when the person shares none; 503 while resumes is down: an application never silently lacks its link
   */
  async tokenOf(userId: string): Promise<string> {
    const path = `/internal/share-links-of/${encodeURIComponent(userId)}`;
    const link = await this.calls.get('resumes', path, ShareLink).catch(() => {
      throw refuse(503, notNow);
    });
    if (!link) throw refuse(409, notShared);
    return link.share_token;
  }
}

import type { AccessClaims } from '@commons/contracts/account/account';
import {
  ProfessionalProfileUpdate,
  SeekerAccountProfile,
} from '@commons/contracts/resumes/profiles';
import { webAddress } from '@commons/contracts/text/web-address';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type FirstProfile = z.output<typeof ProfessionalProfileUpdate>;

/** Initial values of an unsaved profile, from the account (decision A40). */
@Injectable()
export class FirstProfilesService {
  constructor(private readonly calls: InternalClient) {}

  /** Never fails: while auth is down, uses name and address from the token. */
  async of({ sub, full_name, email }: AccessClaims): Promise<FirstProfile> {
    const account = await this.#account(sub);
    const { bio, website, ...known } = account ?? { full_name, email, skills: [] };
    const begun = { ...known, summary: bio, website_url: website && webAddress(website) };
    // Account fields have other limits than profile fields: invalid ones are left out.
    const fitting = ProfessionalProfileUpdate.safeParse(begun);
    return fitting.success ? withoutGaps(fitting.data) : { full_name, email, skills: [] };
  }

  async #account(id: string): Promise<SeekerAccountProfile | undefined> {
    const path = `/internal/seeker-profiles/${encodeURIComponent(id)}`;
    try {
      return await this.calls.get('auth', path, SeekerAccountProfile);
    } catch (error) {
      if (error instanceof ServiceUnavailable) return undefined;
      throw error;
    }
  }
}

const withoutGaps = (profile: FirstProfile): FirstProfile =>
  Object.fromEntries(
    Object.entries(profile).filter(([, value]) => value !== undefined),
  ) as FirstProfile;

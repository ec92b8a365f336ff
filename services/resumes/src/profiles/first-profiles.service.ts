import type { AccessClaims } from '@commons/contracts/account';
import {
  ProfessionalProfileUpdate,
  SeekerAccountProfile,
  webAddress,
} from '@commons/contracts/profiles';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

type FirstProfile = z.output<typeof ProfessionalProfileUpdate>;

/** What a profile begins with before anything was saved: what the account knows already (decision A40). */
@Injectable()
export class FirstProfiles {
  constructor(private readonly calls: InternalClient) {}

  /** Never fails: while auth is away, the name and address of the token are enough to begin with. */
  async of({ sub, full_name, email }: AccessClaims): Promise<FirstProfile> {
    const account = await this.#account(sub);
    const { bio, website, ...known } = account ?? { full_name, email, skills: [] };
    const begun = { ...known, summary: bio, website_url: website && webAddress(website) };
    // The account's limits are not those of the profile: what does not fit is left to the person.
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

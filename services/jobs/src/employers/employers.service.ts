import type { AccessClaims, UserSnapshot } from '@commons/contracts/account/account';
import { ListingSnapshot } from '@commons/contracts/businesses/listings';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Injectable } from '@nestjs/common';
import { EmployerCacheService } from './employer-cache.service.js';

/** What jobs copy from their employer. */
export interface Employer {
  readonly company_name: string;
  readonly company_size?: string;
  readonly city?: string;
  readonly state?: string;
}

/** Employers, combined from account and listing. */
@Injectable()
export class EmployersService {
  constructor(
    private readonly people: PeopleService,
    private readonly calls: InternalClient,
    private readonly cache: EmployerCacheService,
  ) {}

  /**
   * The business that the caller of a request acts for. While auth is down, the token replaces the account; while directory is down, there is no
   * listing.
   */
  async caller(claims: AccessClaims): Promise<Employer> {
    const id = businessOf(claims);
    const whole = await this.cache.get(id, () => this.find(id)).catch(() => undefined);
    if (whole) return whole;
    const [person, listing] = await Promise.all([
      this.people.caller({ ...claims, sub: id }),
      this.#listing(id).catch(() => undefined),
    ]);
    return employerOf(person, listing);
  }

  /** Differs after each {@link changed}; undefined while Redis is down. */
  version(id: string): Promise<string | null | undefined> {
    return this.cache.version(id);
  }

  /** Invalidates the cached employer. */
  changed(id: string): Promise<void> {
    return this.cache.changed(id);
  }

  /**
   * @returns undefined when the account is gone or being erased. Then its listing may be gone already, and jobs posted
   *   under the listing's name must not get the person's.
   * @throws ServiceUnavailable while auth or directory is down
   */
  async find(id: string): Promise<Employer | undefined> {
    const [person, listing] = await Promise.all([this.people.find(id), this.#listing(id)]);
    return person && !person.closed ? employerOf(person, listing) : undefined;
  }

  #listing(owner: string): Promise<ListingSnapshot | undefined> {
    const path = `/internal/listings/by-owner/${encodeURIComponent(owner)}`;
    return this.calls.get('directory', path, ListingSnapshot);
  }
}

/** The company name: the account's, else the listing's, else the full name (decision A25). */
function employerOf(person: UserSnapshot, listing: ListingSnapshot | undefined): Employer {
  const [city, state] =
    listing?.city || listing?.state ? [listing.city, listing.state] : placeOf(person);
  return {
    company_name: person.company_name || listing?.business_name || person.full_name,
    ...(listing?.num_employees && { company_size: listing.num_employees }),
    ...(city && { city }),
    ...(state && { state }),
  };
}

/** City and state of a profile's "Chattanooga, TN". Free text without a comma counts as the city. */
function placeOf({ location }: UserSnapshot): (string | undefined)[] {
  const [city, state] = (location ?? '').split(',').map((part) => part.trim());
  return [city?.slice(0, 80), state?.slice(0, 40)];
}

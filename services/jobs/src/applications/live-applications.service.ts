import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../events/live-events.service.js';
import type { ApplicationRecord } from './application.schema.js';

/** Tells both sides of an application that it is new or changed; what changed they read from their lists. */
@Injectable()
export class LiveApplicationsService {
  constructor(private readonly live: LiveEvents) {}

  async tellBoth(application: Pick<ApplicationRecord, '_id' | 'employer_id' | 'seeker_id'>) {
    await Promise.all([
      this.tellEmployer(application),
      this.#tell(application.seeker_id, application),
    ]);
  }

  /** What the applicant must not hear of yet. */
  tellEmployer(application: Pick<ApplicationRecord, '_id' | 'employer_id'>): Promise<void> {
    return this.#tell(application.employer_id, application);
  }

  #tell(person: string, { _id }: Pick<ApplicationRecord, '_id'>): Promise<void> {
    return this.live.publish(person, 'application', { application_id: String(_id) });
  }
}

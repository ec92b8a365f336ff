import { Injectable } from '@nestjs/common';
import type { ApplicationRecord } from '../application.schema.js';
import { LiveEventsService } from './live-events.service.js';

/** Publishes new and changed applications to both sides. The event has no content: pages reload their lists. */
@Injectable()
export class LiveApplicationsService {
  constructor(private readonly live: LiveEventsService) {}

  async tellBoth(application: Pick<ApplicationRecord, '_id' | 'employer_id' | 'seeker_id'>) {
    await Promise.all([
      this.tellEmployer(application),
      this.#publish(application.seeker_id, application),
    ]);
  }

  /** For changes that the applicant must not see yet. */
  tellEmployer(application: Pick<ApplicationRecord, '_id' | 'employer_id'>): Promise<void> {
    return this.#publish(application.employer_id, application);
  }

  #publish(person: string, { _id }: Pick<ApplicationRecord, '_id'>): Promise<void> {
    return this.live.publish(person, 'application', { application_id: String(_id) });
  }
}

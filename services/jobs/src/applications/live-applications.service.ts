import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../events/live-events.service.js';
import type { ApplicationRecord } from './application.schema.js';

/** Tells both sides of an application that it is new or changed; what changed they read from their lists. */
@Injectable()
export class LiveApplicationsService {
  constructor(private readonly live: LiveEvents) {}

  async tellBoth(application: Pick<ApplicationRecord, '_id' | 'employer_id' | 'seeker_id'>) {
    const { _id, employer_id, seeker_id } = application;
    const news = { application_id: String(_id) };
    await Promise.all(
      [employer_id, seeker_id].map((person) => this.live.publish(person, 'application', news)),
    );
  }
}

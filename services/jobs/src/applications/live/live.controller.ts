import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { LiveEventsService } from './live-events.service.js';

/**
 * Event streams for open dashboards: `ready` at the start, then `application` with the id of each new or changed one.
 */
@Controller()
export class LiveController {
  constructor(private readonly live: LiveEventsService) {}

  @Handles(jobs['GET /applications/events'])
  ofEmployer({ claims, reply }: Call<'GET /applications/events'>): Promise<void> {
    return this.live.open(reply, claims);
  }

  @Handles(jobs['GET /my-applications/events'])
  ofSeeker({ claims, reply }: Call<'GET /my-applications/events'>): Promise<void> {
    return this.live.open(reply, claims);
  }
}

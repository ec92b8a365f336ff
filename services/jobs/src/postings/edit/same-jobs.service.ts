import { foldText } from '@commons/contracts/text/fold-text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';
import { withStatus } from '../life/job-status-query.js';

type Place = Pick<JobRecord, 'location_city' | 'location_state'>;

/** More open jobs than a local business has; jobs from feeds have no owner. */
const maxCompared = 1_000;
const maxFound = 5;

const keyOf = ({ title, location_city = '', location_state = '' }: Place & { title: string }) =>
  [title, location_city, location_state]
    .map((text) => foldText(text).replace(/\s+/g, ' ').trim())
    .join('\n');

/** Finds likely duplicates of a new posting. */
@Injectable()
export class SameJobsService {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /** Open jobs of the owner with this title and place, newest first. */
  async openLike(ownerId: string, job: Place & { title: string }): Promise<JobRecord[]> {
    const open = { owner_id: ownerId, ...withStatus('active', new Date()) };
    const fields = { title: 1, location_city: 1, location_state: 1, created_at: 1, expires_at: 1 };
    const rows = await this.jobs
      .find(open, fields)
      .sort({ created_at: -1, _id: -1 })
      .limit(maxCompared)
      .lean<JobRecord[]>();
    const wanted = keyOf(job);
    return rows.filter((row) => keyOf(row) === wanted).slice(0, maxFound);
  }
}

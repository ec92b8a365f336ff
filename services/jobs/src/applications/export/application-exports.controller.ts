import { Readable } from 'node:stream';
import { jobs } from '@commons/contracts/operations/jobs';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { isoDay } from '@commons/service-kit/config/time-zone';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Portal } from '@commons/service-kit/portal/portal';
import { Controller, StreamableFile } from '@nestjs/common';
import type { ApplicationRecord } from '../application.schema.js';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { applicationsCsv } from './applications.export.js';
import { ResumesZip } from './resumes-zip.export.js';

/** Rows read at a time, since a letter may have 20,000 characters. */
const batch = 100;

/** Exports selected applications as files. Ids of other employers' applications are skipped. */
@Controller()
export class ApplicationExportsController {
  constructor(
    private readonly lists: ApplicationListsService,
    private readonly resumes: ResumesZip,
    private readonly people: PeopleService,
    private readonly portal: Portal,
  ) {}

  @Handles(jobs['POST /applications/export.csv'])
  async csv({ body: { ids }, claims, reply }: Call<'POST /applications/export.csv'>) {
    const rows = this.#rows(ids, businessOf(claims));
    const questions = await this.lists.questionsOf(ids, businessOf(claims));
    const { language } = await this.people.caller(claims);
    const table = applicationsCsv(rows, this.portal.now.time_zone, questions, language);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(Readable.from(table), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="applications-${this.#today()}.csv"`,
    });
  }

  @Handles(jobs['POST /applications/resumes.zip'])
  async zip({ body: { ids }, claims, reply }: Call<'POST /applications/resumes.zip'>) {
    const fields = [
      'applicant.name',
      'job.title',
      'resume',
      'applied_at',
      'employer_id',
      'seeker_id',
    ];
    const own = await this.lists.named(ids, businessOf(claims), fields);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(this.resumes.make(own), {
      type: 'application/zip',
      disposition: `attachment; filename="resumes-${this.#today()}.zip"`,
    });
  }

  /** The day in the town. */
  #today() {
    return isoDay(new Date(), this.portal.now.time_zone);
  }

  /** In the order of the ids, as in the person's list. */
  async *#rows(ids: readonly string[], employerId: string): AsyncGenerator<ApplicationRecord> {
    for (let from = 0; from < ids.length; from += batch) {
      const part = ids.slice(from, from + batch);
      const found = await this.lists.named(part, employerId);
      const byId = new Map(found.map((row) => [String(row._id), row]));
      for (const id of part) {
        const row = byId.get(id.toLowerCase());
        if (row) yield row;
      }
    }
  }
}

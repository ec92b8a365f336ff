import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import type { ReportedSubject } from '@commons/contracts/moderation/moderation';
import { directory } from '@commons/contracts/operations/directory';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { ReportedSubjectsService } from '@commons/service-kit/moderation/reported-subjects.service';
import { Controller } from '@nestjs/common';
import { AllListingsSearchService } from '../listings/search/all-listings-search.service.js';
import type { ListingCase } from './directory-cases.js';
import type { Subject } from './subject.js';
import { listingSubject, SubjectsService } from './subjects.service.js';
import { WavesService } from './waves.service.js';

/** The operators' list of reports, and their decisions (decision A62). */
@Controller()
export class ModerationController {
  constructor(
    private readonly reported: ReportedSubjectsService<ListingCase, Subject>,
    private readonly subjects: SubjectsService,
    private readonly search: AllListingsSearchService,
    private readonly waves: WavesService,
  ) {}

  @Handles(directory['GET /business-directory/operator/reports'])
  async list({ query }: Call<'GET /business-directory/operator/reports'>) {
    await this.waves.openCases();
    return this.reported.list(query, async (subjects) => {
      const found = await this.subjects.readAll(subjects);
      return Promise.all(found.map(async (one) => withPath(await this.subjects.withHistory(one))));
    });
  }

  @Handles(directory['GET /business-directory/operator/subjects'])
  async find({ query }: Call<'GET /business-directory/operator/subjects'>) {
    const { rows, total } = await this.search.find(query);
    const found = rows.map(
      (listing) => [withPath(listingSubject(listing)), listing.created_at] as const,
    );
    return { rows: await this.reported.rowsOf(found), total };
  }

  @Handles(directory['PATCH /business-directory/operator/subjects/{kind}/{id}'])
  async decide({
    params: { kind, id },
    body: input,
    claims,
  }: Call<'PATCH /business-directory/operator/subjects/{kind}/{id}'>): Promise<ReportedSubject> {
    const { decision, reason } = input;
    const subject = await this.subjects.read(kind, id);
    if (decision === 'reopen' && kind === 'wave')
      throw refuse(409, 'What was decided about a wave cannot be taken back.');
    return this.reported.decide(subject, input, claims, async () => {
      if (decision === 'hide') await this.subjects.hide(subject, reason);
      else await this.subjects.show(subject);
      // Either decision ends the holding of a wave's reviews; what is hidden with an account remains hidden.
      const hidden = kind !== 'wave' && (await this.subjects.read(kind, id)).hidden;
      return withPath({ ...subject, hidden });
    });
  }
}

const withPath = (subject: Subject) => ({
  ...subject,
  path: businessPage(String(subject.listing_id)),
});

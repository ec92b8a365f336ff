import { townWords } from '@commons/contracts/operations/town-words';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { JobCategoriesService } from '../postings/edit/job-categories.service.js';
import { SavedSearchesService } from '../saved-searches/saved-searches.service.js';

/** What auth asks before a category of the town's own is taken off its list. */
@Controller()
export class TownWordsController {
  constructor(
    private readonly jobs: JobCategoriesService,
    private readonly searches: SavedSearchesService,
  ) {}

  @Handles(townWords['GET /internal/word-uses'])
  async uses({ query: { list, name } }: Call<'GET /internal/word-uses'>) {
    return { total: list === 'job_categories' ? await this.jobs.count(name) : 0 };
  }

  @Handles(townWords['POST /internal/word-moves'])
  async move({ body: { list, name, to } }: Call<'POST /internal/word-moves'>) {
    if (list !== 'job_categories') return { total: 0 };
    // The jobs last: while they are counted, an interrupted move is done again.
    await this.searches.moveCategory(name, to);
    return { total: await this.jobs.move(name, to) };
  }
}

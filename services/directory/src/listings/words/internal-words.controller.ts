import { townWords } from '@commons/contracts/operations/town-words';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ListingWordsService } from './listing-words.service.js';

/** What auth asks before a category or an area of the town's own is taken off its list. */
@Controller()
export class InternalWordsController {
  constructor(private readonly words: ListingWordsService) {}

  @Handles(townWords['GET /internal/word-uses'])
  async uses({ query: { list, name } }: Call<'GET /internal/word-uses'>) {
    return { total: await this.words.count(list, name) };
  }

  @Handles(townWords['POST /internal/word-moves'])
  async move({ body: { list, name, to } }: Call<'POST /internal/word-moves'>) {
    return { total: await this.words.move(list, name, to) };
  }
}

import { ai } from '@commons/contracts/operations/ai';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { AnswersService } from './answers.service.js';
import { WritingService } from './writing.service.js';
import { WritingReplyService } from './writing-reply.service.js';

/** Answers that are running or ended some minutes ago; people only see their own. */
@Controller()
export class AnswersController {
  constructor(
    private readonly replies: WritingReplyService,
    private readonly answers: AnswersService,
    private readonly writing: WritingService,
  ) {}

  @Handles(ai['GET /ai/answers'])
  async list({ claims }: Call<'GET /ai/answers'>) {
    const answers = await this.answers.list(claims.sub);
    const rows = answers.map(({ id, tool, startedAt, end, followed }) => ({
      ...{ id, tool, heard: followed, began_at: startedAt.toISOString() },
      state: end?.kind ?? ('writing' as const),
    }));
    return { rows, total: rows.length };
  }

  @Handles(ai['GET /ai/answers/{id}'])
  resume(call: Call<'GET /ai/answers/{id}'>): Promise<void> {
    return this.replies.resume(call.params.id, call);
  }

  @Handles(ai['DELETE /ai/answers/{id}'])
  stop({ params, claims }: Call<'DELETE /ai/answers/{id}'>): Promise<void> {
    return this.writing.stop(params.id, claims.sub);
  }
}

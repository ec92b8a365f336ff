import { ai } from '@commons/contracts/operations/ai';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { AnswerRegister } from './answer-register.service.js';
import { answerIdOf } from './task-id.js';
import { WritingService } from './writing.service.js';
import { WritingReply } from './writing-reply.service.js';

/** Answers that are running or ended some minutes ago; people only see their own. */
@Controller()
export class AnswersController {
  constructor(
    private readonly replies: WritingReply,
    private readonly register: AnswerRegister,
    private readonly writing: WritingService,
  ) {}

  @Handles(ai['GET /ai/answers'])
  async list({ claims }: Call<'GET /ai/answers'>) {
    const found = await this.register.list(claims.sub);
    const rows = found.map(({ id, beganAt, ...answer }) => ({
      ...answer,
      id: answerIdOf(id),
      began_at: beganAt.toISOString(),
    }));
    return { rows, total: rows.length };
  }

  @Handles(ai['GET /ai/answers/{id}'])
  rejoin(call: Call<'GET /ai/answers/{id}'>): Promise<void> {
    return this.replies.rejoin(call.params.id, call);
  }

  @Handles(ai['DELETE /ai/answers/{id}'])
  stop({ params, claims }: Call<'DELETE /ai/answers/{id}'>): Promise<void> {
    return this.writing.stop(params.id, claims.sub);
  }
}

import { resumes } from '@commons/contracts/operations/resumes';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ResumesService } from './resumes.service.js';
import { RunReplyService } from './runs/run-reply.service.js';

/** Work of the AI service on a résumé. With `Accept: text/event-stream` the steps are streamed (`resumeEvents`). */
@Controller()
export class WritingController {
  constructor(
    private readonly resumes: ResumesService,
    private readonly reply: RunReplyService,
  ) {}

  @Handles(resumes['POST /resume/analyze'])
  async analyze({
    body: { resume_id, sections = [] },
    claims,
    request,
    reply,
  }: Call<'POST /resume/analyze'>): Promise<void> {
    const own = await this.resumes.own(resume_id, claims.sub);
    const resume = sections.length > 0 ? await this.resumes.answer(own, sections) : own;
    await this.reply.answer({ request, reply, resume, kind: 'analyze' });
  }

  @Handles(resumes['POST /resume/rewrite'])
  async rewrite({ body, claims, request, reply }: Call<'POST /resume/rewrite'>): Promise<void> {
    const resume = await this.resumes.own(body.resume_id, claims.sub);
    const suggestions = body.selected_suggestions;
    await this.reply.answer({ request, reply, resume, kind: 'rewrite', suggestions });
  }
}

import { ai } from '@commons/contracts/operations/ai';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { PromptRequest } from '@commons/contracts/tools/ai';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { checkInput } from '@commons/service-kit/validation/validation.pipe';
import { Controller } from '@nestjs/common';
import { freeText } from '../tools/free-text/free-text.tool.js';
import type { WritingTool } from '../tools/writing-tool.js';
import { findTool } from '../tools/writing-tools.js';
import { WritingReplyService } from './writing-reply.service.js';

/** Words joined by hyphens or underscores. Callers may make up names, which are shown in the text. */
const toolId = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;
const longestId = 80;

/** Path segments after /ai that are resources, never tools. */
const taken = new Set(['answers', 'drafts', 'voice']);

/** Tools without their own form, and the alternative spelling of those with one (AIT-14, decision A35). */
@Controller()
export class AnyToolController {
  constructor(private readonly replies: WritingReplyService) {}

  @Handles(ai['POST /ai/{tool}'])
  async write(call: Call<'POST /ai/{tool}'>): Promise<void> {
    const { body } = call;
    const id = call.params.tool;
    if (id.length > longestId || !toolId.test(id) || taken.has(id))
      throw refuse(404, 'Tool not found');
    const known = findTool(id);
    if (known && known !== freeText && !isPrompt(known, body)) {
      const input = await checkInput(known.request, body, ['body']);
      return this.replies.write(known, input as object, call);
    }
    const input = await checkInput(PromptRequest, body, ['body']);
    return this.replies.write(freeText, { ...input, topic: topicOf(id) }, call, id);
  }
}

/** Whether a tool with a form is called generically: `{prompt, context}` instead of the form's fields. */
const isPrompt = (tool: WritingTool, body: object) =>
  tool.request !== PromptRequest && 'prompt' in body;

const topicOf = (id: string) => upperFirst(id.replace(/[-_]+/g, ' '));

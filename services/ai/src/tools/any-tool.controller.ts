import { PromptRequest } from '@commons/contracts/ai';
import { ai } from '@commons/contracts/operations/ai';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { checkInput } from '@commons/service-kit/validation/validation.pipe';
import { Controller } from '@nestjs/common';
import { WritingReply } from '../writing/writing-reply.service.js';
import { capitalised } from './entered-text.js';
import { freeText } from './free-text/free-text.tool.js';
import type { WritingTool } from './writing-tool.js';
import { findTool } from './writing-tools.js';

/** Lower-case words with hyphens or underscores; a name that somebody makes up is shown in the text. */
const toolId = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i;
const longestId = 80;

/** Second segments of /ai that are resources and never tools. */
const taken = new Set(['answers', 'drafts']);

/** Tools without a form of their own, and the other spelling of those that have one (AIT-14, decision A35). */
@Controller()
export class AnyToolController {
  constructor(private readonly replies: WritingReply) {}

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

/** The generic call of a tool that has a form: `{prompt, context}` instead of the form's fields. */
const isPrompt = (tool: WritingTool, body: object) =>
  tool.request !== PromptRequest && 'prompt' in body;

const topicOf = (id: string) => capitalised(id.replace(/[-_]+/g, ' '));

import type { AccessClaims } from '@commons/contracts/account';
import {
  ContactMessage,
  ContactMessageChange,
  ContactMessageList,
} from '@commons/contracts/contact';
import { CurrentClaims, Operator } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { setTotalCount } from '@commons/service-kit/http/total-count';
import { OperatorLog } from '@commons/service-kit/moderation/operator-log.service';
import { Body, Controller, Get, Param, Patch, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { MessagesService, messageAnswer } from './messages.service.js';

/** Messages of the contact form as operators work through them. */
@Controller('contact/operator/messages')
@Operator()
export class OperatorMessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly log: OperatorLog,
  ) {}

  @Get()
  @Answers(ContactMessage, { list: true })
  async list(
    @Query({ schema: ContactMessageList }) query: z.output<typeof ContactMessageList>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContactMessage[]> {
    const { rows, total } = await this.messages.list(query);
    setTotalCount(reply, total);
    return rows.map(messageAnswer);
  }

  @Patch(':id')
  @Answers(ContactMessage)
  async change(
    @Param('id') id: string,
    @Body({ schema: ContactMessageChange }) { state }: z.output<typeof ContactMessageChange>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<ContactMessage> {
    const message = await this.messages.read(id);
    if (message.state === state) return messageAnswer(message);
    await this.log.add(claims, {
      action: state === 'done' ? 'message-done' : 'message-reopened',
      subject_kind: 'message',
      subject_id: String(message._id),
      subject_title: message.subject,
    });
    return messageAnswer(await this.messages.setState(message, state));
  }
}

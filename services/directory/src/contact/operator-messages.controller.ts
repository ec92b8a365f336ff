import { directory } from '@commons/contracts/operations/directory';
import type { ContactMessage } from '@commons/contracts/portal/contact';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { Controller } from '@nestjs/common';
import { MessagesService, messageAnswer } from './messages.service.js';

/** The operators' list of contact messages. */
@Controller()
export class OperatorMessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly log: OperatorLogService,
  ) {}

  @Handles(directory['GET /contact/operator/messages'])
  async list({ query }: Call<'GET /contact/operator/messages'>) {
    const { rows, total } = await this.messages.list(query);
    return { rows: rows.map(messageAnswer), total };
  }

  @Handles(directory['PATCH /contact/operator/messages/{id}'])
  async change({
    params: { id },
    body: { state },
    claims,
  }: Call<'PATCH /contact/operator/messages/{id}'>): Promise<ContactMessage> {
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

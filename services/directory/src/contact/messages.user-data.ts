import type { UserSnapshot } from '@commons/contracts/account/account';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import {
  type CollectedUserData,
  HoldsUserData,
  ownRecords,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MessageRecord } from './message.schema.js';
import { messageAnswer } from './messages.service.js';

/** Contact messages of a person: sent while signed in, or with the account's verified address. */
@HoldsUserData('contact-messages')
export class MessageUserData implements UserDataHolder {
  constructor(
    @InjectModel('Message') private readonly messages: Model<MessageRecord>,
    private readonly log: OperatorLogService,
  ) {}

  async collect(person: UserSnapshot): Promise<CollectedUserData> {
    const sent = await this.messages
      .find(ownRecords(person, 'email'))
      .sort({ created_at: 1, _id: 1 })
      .lean<MessageRecord[]>();
    return { records: sent.map(messageAnswer) };
  }

  async erase(person: UserSnapshot): Promise<void> {
    const sent = await this.messages
      .find(ownRecords(person, 'email'), { _id: 1 })
      .lean<MessageRecord[]>();
    for (const { _id } of sent) {
      await this.log.retitle(String(_id), 'Deleted message');
      await this.messages.deleteOne({ _id });
    }
  }
}

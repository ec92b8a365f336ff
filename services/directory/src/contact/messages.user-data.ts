import type { UserSnapshot } from '@commons/contracts/account';
import { OperatorLog } from '@commons/service-kit/moderation/operator-log.service';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { MessageRecord } from './message.schema.js';
import { messageAnswer } from './messages.service.js';

/** Messages a person sent by the contact form: signed in, or with the confirmed address of the account. */
@HoldsUserData('contact-messages')
export class MessageUserData implements UserDataHolder {
  constructor(
    @InjectModel('Message') private readonly messages: Model<MessageRecord>,
    private readonly log: OperatorLog,
  ) {}

  async collect(person: UserSnapshot): Promise<CollectedUserData> {
    const sent = await this.messages
      .find(own(person))
      .sort({ created_at: 1, _id: 1 })
      .lean<MessageRecord[]>();
    return { records: sent.map(messageAnswer) };
  }

  async erase(person: UserSnapshot): Promise<void> {
    const sent = await this.messages.find(own(person), { _id: 1 }).lean<MessageRecord[]>();
    for (const { _id } of sent) {
      await this.log.retitle(String(_id), 'Deleted message');
      await this.messages.deleteOne({ _id });
    }
  }
}

// Anybody can register with another's address: it counts once it is confirmed.
const own = ({ id, email, email_verified }: UserSnapshot) => ({
  $or: [{ user_id: id }, ...(email_verified ? [{ email }] : [])],
});

import type { UserSnapshot } from '@commons/contracts/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { AnswerChannel } from './answer-channel.service.js';
import { AnswerRegister } from './answer-register.service.js';
import { Listeners } from './listeners.service.js';
import { answerIdOf } from './task-id.js';

/** Texts of a person that are running or ended some minutes ago. */
@HoldsUserData('answers')
export class AnswerUserData implements UserDataHolder {
  constructor(
    private readonly register: AnswerRegister,
    private readonly channel: AnswerChannel,
    private readonly listeners: Listeners,
  ) {}

  async collect({ id: userId }: UserSnapshot): Promise<CollectedUserData> {
    const answers = await this.register.list(userId);
    const records = answers.map(async ({ id, tool, state, beganAt }) => {
      const end = await this.channel.endOf(id);
      const text = end?.kind === 'done' ? end.answer.result : undefined;
      return { id: answerIdOf(id), tool, state, began_at: beganAt.toISOString(), text };
    });
    return { records: await Promise.all(records) };
  }

  /** Also stops running texts. */
  async erase({ id: userId }: UserSnapshot): Promise<void> {
    for (const { id } of await this.register.list(userId)) await this.listeners.stop(id, userId);
  }
}

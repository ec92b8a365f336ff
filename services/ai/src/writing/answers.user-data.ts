import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { AnswersService } from './answers.service.js';
import { TextCancellationService } from './text-cancellation.service.js';

/** Texts of a person that are running or ended some minutes ago. */
@HoldsUserData('answers')
export class AnswerUserData implements UserDataHolder {
  constructor(
    private readonly answers: AnswersService,
    private readonly cancellation: TextCancellationService,
  ) {}

  async collect({ id: userId }: UserSnapshot): Promise<CollectedUserData> {
    const answers = await this.answers.list(userId);
    const records = answers.map(({ id, tool, startedAt, end }) => ({
      ...{ id, tool, state: end?.kind ?? 'writing', began_at: startedAt.toISOString() },
      text: end?.kind === 'done' ? end.answer.result : undefined,
    }));
    return { records };
  }

  /** Also stops running texts. */
  async erase({ id: userId }: UserSnapshot): Promise<void> {
    for (const answer of await this.answers.list(userId)) await this.cancellation.stop(answer);
  }
}

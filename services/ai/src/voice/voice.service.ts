import { Voice, type VoiceEdit, type VoiceHabit } from '@commons/contracts/tools/voice';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { learnVoice } from './learn-voice.js';
import type { VoiceRecord } from './voice.schema.js';

/** How a person writes e-mails. Only the habits are stored, never the texts. */
@Injectable()
export class VoiceService {
  constructor(@InjectModel('Voice') private readonly voices: Model<VoiceRecord>) {}

  async of(userId: string): Promise<Voice> {
    const record = await this.voices.findOne({ user_id: userId }).lean<VoiceRecord>();
    return Voice.parse(record ?? {});
  }

  /** Adds what the changes of a text say; the latest change of a habit counts. */
  async learn(userId: string, edit: z.output<typeof VoiceEdit>): Promise<Voice> {
    const learnt = learnVoice(edit.written, edit.edited);
    if (Object.keys(learnt).length > 0) {
      const change = { $set: { ...learnt, updated_at: new Date() } };
      await this.voices.updateOne({ user_id: userId }, change, { upsert: true });
    }
    return this.of(userId);
  }

  async forget(userId: string, habit: VoiceHabit): Promise<void> {
    await this.voices.updateOne({ user_id: userId }, { $unset: { [habit]: 1 } });
  }

  async forgetAll(userId: string): Promise<void> {
    await this.voices.deleteOne({ user_id: userId });
  }
}

import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LetterReader } from './letter.schema.js';

/** The subscription of an account's address to the weekly letter. Anyone can register with an address: it has to be verified. */
@HoldsUserData('town-letter')
export class LetterUserData implements UserDataHolder {
  constructor(@InjectModel('LetterReader') private readonly readers: Model<LetterReader>) {}

  async collect({ email, email_verified }: UserSnapshot): Promise<CollectedUserData> {
    const reader = email_verified && (await this.readers.findOne({ email }).lean<LetterReader>());
    if (!reader) return { records: [] };
    const { asked_at, confirmed_at, language } = reader;
    return {
      records: [
        {
          asked_at: asked_at.toISOString(),
          ...(confirmed_at && { confirmed_at: confirmed_at.toISOString() }),
          ...(language && { language }),
        },
      ],
    };
  }

  async erase({ email, email_verified }: UserSnapshot): Promise<void> {
    if (email_verified) await this.readers.deleteMany({ email });
  }
}

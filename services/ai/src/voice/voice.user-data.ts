import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { VoiceService } from './voice.service.js';

/** How a person writes. */
@HoldsUserData('voice')
export class VoiceUserData implements UserDataHolder {
  constructor(private readonly voices: VoiceService) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    return { records: await this.voices.of(id) };
  }

  erase({ id }: UserSnapshot): Promise<void> {
    return this.voices.forgetAll(id);
  }
}

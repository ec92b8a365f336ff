import type { UserSnapshot } from '@commons/contracts/account/account';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { KeptResumeService, keptResumeKey } from './kept-resume.service.js';
import { keptResumeAnswer } from './kept-resume-answer.js';

/** The résumé that a person stores for later applications. */
@HoldsUserData('kept-resume')
export class KeptResumeUserData implements UserDataHolder {
  constructor(
    private readonly kept: KeptResumeService,
    private readonly objects: ObjectStorage,
  ) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const file = await this.kept.of(id);
    if (!file) return { records: [] };
    const extension = /\.[A-Za-z0-9]{1,5}$/.exec(file.filename)?.[0] ?? '';
    const name = `${file.id}${extension}`;
    return {
      records: [keptResumeAnswer(file)],
      files: [{ name, open: () => this.objects.get(keptResumeKey(file.id)) }],
    };
  }

  erase({ id }: UserSnapshot): Promise<void> {
    return this.kept.erase(id);
  }
}

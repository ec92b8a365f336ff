import type { UserSnapshot } from '@commons/contracts/account/account';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type ResumeRecord, resumeKey } from './resume.schema.js';
import { ResumesService } from './resumes.service.js';

/** Résumés of the assistant: files, texts, analyses, improved versions. */
@HoldsUserData('resumes')
export class ResumeUserData implements UserDataHolder {
  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly objects: ObjectStorage,
    private readonly service: ResumesService,
  ) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const all = await this.#all(id);
    return {
      records: all.map(({ _id, filename, created_at, structure, analysis, rewrite }) => ({
        resume_id: String(_id),
        filename,
        created_at: created_at.toISOString(),
        text: structure?.lines.join('\n'),
        analysis,
        improved: rewrite?.improved_content,
      })),
      files: all
        .filter(({ has_file }) => has_file)
        .map(({ _id, type }) => ({
          name: `${_id}.${type}`,
          open: () => this.objects.get(resumeKey(_id)),
        })),
    };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    for (const resume of await this.#all(id)) await this.service.remove(resume);
  }

  #all(user_id: string) {
    return this.resumes.find({ user_id }).sort({ _id: 1 }).lean<ResumeRecord[]>().exec();
  }
}

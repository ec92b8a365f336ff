import type { RewriteAnswer } from '@commons/contracts/resumes/resumes';
import { placeholdersIn } from '@commons/contracts/text/placeholders';
import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ResumeRecord } from './resume.schema.js';
import { resumeTexts } from './resume-texts.js';

/** Improved résumés, which have their own ids. */
@Injectable()
export class ImprovedResumesService {
  constructor(@InjectModel('Resume') private readonly resumes: Model<ResumeRecord>) {}

  /** @throws 404 for an unknown id or another person's, 409 for the id of a résumé without an improved one (RES-08) */
  async own(id: string, userId: string): Promise<{ filename: string; content: string }> {
    const _id = objectId(id, resumeTexts.notFound);
    const of = { 'rewrite.improved_resume_id': id, user_id: userId };
    const found = await this.resumes.findOne(of).lean<ResumeRecord>();
    if (found?.rewrite)
      return { filename: found.filename, content: found.rewrite.improved_content };
    const isEarly = await this.resumes.exists({ _id, user_id: userId });
    throw isEarly ? refuse(409, resumeTexts.notRewritten) : refuse(404, resumeTexts.notFound);
  }

  /** Saves the text as edited by its owner, who is no longer asked about its changes. */
  async update(id: string, userId: string, content: string): Promise<RewriteAnswer> {
    await this.own(id, userId);
    const of = { 'rewrite.improved_resume_id': id, user_id: userId };
    const change = {
      $set: {
        'rewrite.improved_content': content,
        'rewrite.open_places': placeholdersIn(content).length,
        'rewrite.reviewed': true,
      },
    };
    const after = { returnDocument: 'after' } as const;
    const stored = await this.resumes.findOneAndUpdate(of, change, after).lean<ResumeRecord>();
    if (!stored?.rewrite) throw refuse(404, resumeTexts.notFound);
    return stored.rewrite;
  }
}

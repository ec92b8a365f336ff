import { refuse } from '@commons/service-kit/errors/refuse';
import { log } from '@commons/service-kit/logging/logger';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ResumeReadingsService } from '../../resume-readings/resume-readings.service.js';
import type { ResumeFile } from '../files/resume-file.js';
import type { KeptFile, KeptResumeRecord } from './kept-resume.schema.js';

const noKeptResume = 'You have no resume stored here. Please choose a file.';

/** After this time an object other than the stored résumé belongs to a request that died. */
const uploadMs = 10 * 60_000;

/** Key of an object in the private storage. */
export const keptResumeKey = (id: string) => `kept-resumes/${id}`;

/** The one résumé that a job seeker stores for later applications. Applications get copies of it. */
@Injectable()
export class KeptResumeService {
  constructor(
    @InjectModel('KeptResume') private readonly kept: Model<KeptResumeRecord>,
    private readonly objects: ObjectStorage,
    private readonly readings: ResumeReadingsService,
  ) {}

  async of(userId: string): Promise<KeptFile | undefined> {
    const record = await this.kept.findOne({ user_id: userId }).lean<KeptResumeRecord>();
    return record?.file;
  }

  /**
   * Replaces the file: the new object is written before the record refers to it, and the old one is deleted afterwards.
   * Of two concurrent uploads the later one wins, complete.
   */
  async keep(userId: string, { content, contentType, filename }: ResumeFile): Promise<KeptFile> {
    const id = String(new Types.ObjectId());
    const size = content.length;
    await this.#begin(userId, id);
    await this.objects.put(keptResumeKey(id), content, { contentType, size });
    const file: KeptFile = { id, filename, content_type: contentType, size, kept_at: new Date() };
    const before = await this.kept
      .findOneAndUpdate({ user_id: userId, objects: id }, { $set: { file } })
      .lean<KeptResumeRecord>();
    // The account was erased meanwhile.
    if (!before) await this.objects.delete(keptResumeKey(id));
    else await this.#discard(userId, leftOf(before, id));
    void this.#countPages(userId, id, content, filename);
    return file;
  }

  /** @throws 404 without one, or when its file is gone */
  async open(userId: string) {
    const file = await this.of(userId);
    const stored = file && (await this.objects.get(keptResumeKey(file.id)));
    if (!file || !stored) throw refuse(404, noKeptResume);
    return { file, stored };
  }

  /** The stored file with its content, in the form that an application takes. @throws 404 without one */
  async asResume(userId: string): Promise<ResumeFile> {
    const { file, stored } = await this.open(userId);
    const chunks: Buffer[] = [];
    for await (const chunk of stored.stream) chunks.push(chunk as Buffer);
    return {
      content: Buffer.concat(chunks),
      filename: file.filename,
      contentType: file.content_type,
    };
  }

  /** Idempotent. */
  async remove(userId: string): Promise<void> {
    const before = await this.kept
      .findOneAndUpdate({ user_id: userId }, { $unset: { file: 1 } })
      .lean<KeptResumeRecord>();
    if (before?.file) await this.#discard(userId, leftOf(before));
  }

  /** All objects of the person and the record, for the erasure of the account. */
  async erase(userId: string): Promise<void> {
    const record = await this.kept.findOne({ user_id: userId }).lean<KeptResumeRecord>();
    for (const id of record?.objects ?? []) await this.objects.delete(keptResumeKey(id));
    await this.kept.deleteOne({ user_id: userId });
  }

  async #begin(userId: string, id: string): Promise<void> {
    const write = () =>
      this.kept.updateOne({ user_id: userId }, { $push: { objects: id } }, { upsert: true });
    await write().catch((error: unknown) => {
      // A concurrent request created the record.
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
  }

  /** Best effort: leftovers remain listed in the record, and are deleted with the next file. */
  async #discard(userId: string, ids: readonly string[]): Promise<void> {
    try {
      for (const id of ids) {
        await this.objects.delete(keptResumeKey(id));
        await this.kept.updateOne({ user_id: userId }, { $pull: { objects: id } });
      }
    } catch (error) {
      log().warn({ err: error }, 'failed to delete a replaced resume');
    }
  }

  /** Only for the preview, so it is not awaited: resumes opens the file and may be down. */
  async #countPages(userId: string, id: string, content: Buffer, filename: string) {
    try {
      const { structure } = await this.readings.read(Uint8Array.from(content), filename, userId);
      if (!structure?.pages) return;
      const mine = { user_id: userId, 'file.id': id };
      await this.kept.updateOne(mine, { $set: { 'file.pages': structure.pages } });
    } catch (error) {
      log().info({ reason: (error as Error).message }, 'the pages of a resume were not counted');
    }
  }
}

/** Keys of the replaced file, and of objects of requests that died. */
function leftOf({ file, objects }: KeptResumeRecord, next?: string): string[] {
  const isOld = (id: string) =>
    Types.ObjectId.createFromHexString(id).getTimestamp().getTime() < Date.now() - uploadMs;
  return objects.filter((id) => id !== next && (id === file?.id || isOld(id)));
}

import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';

const keyOf = (applicationId: Types.ObjectId) => `resumes/${applicationId}`;

interface ResumeContent {
  readonly content: Uint8Array;
  readonly contentType: string;
}

/** The résumés of applications in the object storage, each by the id of its application. */
@Injectable()
export class ResumeFilesService {
  constructor(private readonly objects: ObjectStorage) {}

  put(id: Types.ObjectId, { content, contentType }: ResumeContent): Promise<void> {
    return this.objects.put(keyOf(id), content, { contentType, size: content.length });
  }

  /** @returns undefined when there is none */
  get(id: Types.ObjectId): ReturnType<ObjectStorage['get']> {
    return this.objects.get(keyOf(id));
  }

  /** Does nothing when there is none. */
  delete(id: Types.ObjectId): Promise<void> {
    return this.objects.delete(keyOf(id));
  }
}

import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ResetRequest, resetMs } from './reset-request.schema.js';

/** Requests for reset links. */
@Injectable()
export class ResetRequestsService {
  readonly mail: OutboxMark<ResetRequest>;

  constructor(@InjectModel(ResetRequest.name) private readonly requests: Model<ResetRequest>) {
    this.mail = new OutboxMark(requests, { since: 'wanted_at', deletes: true, giveUpMs: resetMs });
  }

  /** Stores a request, which marks its mail as due. */
  async add(email: string): Promise<ResetRequest> {
    const stored = await this.requests.create({ email, wanted_at: new Date() });
    return stored.toObject();
  }

  /** Deletes the requests for an address. */
  async dropAll(email: string): Promise<void> {
    await this.requests.deleteMany({ email });
  }
}

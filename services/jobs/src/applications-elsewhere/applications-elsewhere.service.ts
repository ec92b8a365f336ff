import type {
  ApplicationElsewhere,
  ElsewhereInput,
} from '@commons/contracts/applications/applications-elsewhere';
import { maxApplicationsElsewhere } from '@commons/contracts/applications/elsewhere-lists';
import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ApplicationElsewhereRecord } from './application-elsewhere.schema.js';

type Input = z.output<typeof ElsewhereInput>;

const notFound = 'Application not found';
const full = `You can note ${maxApplicationsElsewhere} applications. Please delete one first.`;

export function elsewhereAnswer(row: ApplicationElsewhereRecord): ApplicationElsewhere {
  const { _id, job_title, company_name, link, applied_on, status, note } = row;
  return {
    id: String(_id),
    ...{ job_title, company_name, applied_on, status },
    ...(link && { link }),
    ...(note && { note }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Applications that job seekers made outside the portal. No one else sees them. */
@Injectable()
export class ApplicationsElsewhereService {
  constructor(
    @InjectModel('ApplicationElsewhere')
    private readonly rows: Model<ApplicationElsewhereRecord>,
  ) {}

  async list(user_id: string): Promise<ApplicationElsewhere[]> {
    const rows = await this.rows
      .find({ user_id })
      .sort({ applied_on: -1, _id: -1 })
      .limit(maxApplicationsElsewhere)
      .lean<ApplicationElsewhereRecord[]>();
    return rows.map(elsewhereAnswer);
  }

  /** @throws 409 past the limit, also for concurrent requests */
  async add(user_id: string, input: Input): Promise<ApplicationElsewhere> {
    if ((await this.#count(user_id)) >= maxApplicationsElsewhere) throw refuse(409, full);
    const now = new Date();
    const added = await this.rows.create({ ...input, user_id, created_at: now, updated_at: now });
    if ((await this.#count(user_id)) > maxApplicationsElsewhere) {
      await this.rows.deleteOne({ _id: added._id });
      throw refuse(409, full);
    }
    return elsewhereAnswer(added.toObject<ApplicationElsewhereRecord>());
  }

  /** @throws 404, also for another person's */
  async replace(id: string, user_id: string, input: Input): Promise<ApplicationElsewhere> {
    const { link, note, ...facts } = input;
    const gone = { ...(!link && { link: 1 as const }), ...(!note && { note: 1 as const }) };
    const replaced = await this.rows
      .findOneAndUpdate(
        { _id: objectId(id, notFound), user_id },
        {
          $set: { ...facts, ...(link && { link }), ...(note && { note }), updated_at: new Date() },
          ...(Object.keys(gone).length > 0 && { $unset: gone }),
        },
        { returnDocument: 'after' },
      )
      .lean<ApplicationElsewhereRecord>();
    if (!replaced) throw refuse(404, notFound);
    return elsewhereAnswer(replaced);
  }

  /** @throws 404, also for another person's */
  async remove(id: string, user_id: string): Promise<void> {
    const { deletedCount } = await this.rows.deleteOne({ _id: objectId(id, notFound), user_id });
    if (deletedCount === 0) throw refuse(404, notFound);
  }

  #count(user_id: string): Promise<number> {
    return this.rows.countDocuments({ user_id }, { limit: maxApplicationsElsewhere + 1 });
  }
}

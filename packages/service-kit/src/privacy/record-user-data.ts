import type { UserSnapshot } from '@commons/contracts/account/account';
import type { Model, QueryFilter } from 'mongoose';
import type { CollectedUserData, UserDataHolder } from './user-data.js';

type Order = Readonly<Record<string, 1 | -1>>;

/**
 * User data in one collection whose records name their owner in a field. Erasure deletes them; a subclass overrides
 * `erase` where they stay.
 */
export abstract class RecordUserData<Stored> implements UserDataHolder {
  /** Field with the owner's id. */
  protected readonly owner: string = 'user_id';
  protected readonly order: Order = { created_at: 1, _id: 1 };

  constructor(protected readonly model: Model<Stored>) {}

  /** A record as the archive shows it. */
  protected abstract recordOf(stored: Stored): object;

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const stored = await this.model.find(this.ownedBy(id)).sort(this.order).lean<Stored[]>();
    return { records: stored.map((one) => this.recordOf(one)) };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.model.deleteMany(this.ownedBy(id));
  }

  protected ownedBy(id: string): QueryFilter<Stored> {
    return { [this.owner]: id } as QueryFilter<Stored>;
  }
}

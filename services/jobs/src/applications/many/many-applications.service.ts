import { maxTags } from '@commons/contracts/applications/applicant-lists';
import type {
  ApplicationChange,
  ManyChanged,
  ManyUndos,
} from '@commons/contracts/applications/many-applications';
import { foldText } from '@commons/contracts/text/fold-text';
import { refuse } from '@commons/service-kit/errors/refuse';
import { conflict, retryOnConflict } from '@commons/service-kit/mongo/retry-on-conflict';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { JOBS_CONFIG, type JobsConfig } from '../../jobs.config.js';
import type { ApplicationRecord } from '../application.schema.js';
import { ApplicationListsService } from '../lists/application-lists.service.js';
import { LiveApplicationsService } from '../live/live-applications.service.js';
import { ApplicationStatusService } from '../status/application-status.service.js';
import { ApplicationUndoService } from '../status/application-undo.service.js';
import { PerApplication } from './per-application.js';
import { sharedEnd } from './shared-end.js';

type Change = z.output<typeof ApplicationChange>;

/** Decisions about many applications, and the employer's private marks on them. Each is independent. */
@Injectable()
export class ManyApplicationsService {
  readonly #each: PerApplication;

  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly lists: ApplicationListsService,
    private readonly statuses: ApplicationStatusService,
    private readonly undos: ApplicationUndoService,
    private readonly live: LiveApplicationsService,
    @Inject(JOBS_CONFIG) private readonly config: JobsConfig,
  ) {
    this.#each = new PerApplication(lists);
  }

  /** The decisions become final together, so that one undo reverts them all. */
  change(changes: readonly Change[], employerId: string): Promise<ManyChanged> {
    const finalAt = sharedEnd(this.config.APPLICATION_UNDO_SECONDS, changes.length);
    return this.#each.run(changes, employerId, async ({ status, ...marks }) => {
      const marked = await this.#mark(marks, employerId);
      const { id } = marks;
      return status ? this.statuses.change(id, employerId, { status }, { finalAt }) : marked;
    });
  }

  undo(decisions: z.output<typeof ManyUndos>['decisions'], employerId: string) {
    return this.#each.run(decisions, employerId, ({ id, change }) =>
      this.undos.undo(id, employerId, change),
    );
  }

  /** Compares and sets the tags, so that neither of two concurrent changes is lost. */
  #mark(change: Omit<Change, 'status'>, employerId: string): Promise<ApplicationRecord> {
    return retryOnConflict(async () => {
      const present = await this.lists.ofEmployerById(change.id, employerId);
      const set = marksOf(present, change);
      if (!set) return present;
      const fields = Object.entries(set);
      const update = {
        $set: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
        $unset: Object.fromEntries(
          fields.filter(([, value]) => value === undefined).map(([name]) => [name, 1 as const]),
        ),
      };
      const guard = present.tags ? { tags: present.tags } : { tags: { $exists: false } };
      const marked = await this.applications
        .findOneAndUpdate({ _id: present._id, ...guard }, update, { returnDocument: 'after' })
        .lean<ApplicationRecord>();
      if (marked) await this.live.tellEmployer(marked);
      return marked ?? conflict;
    });
  }
}

type Marks = Pick<ApplicationRecord, 'stars' | 'tags' | 'private_note'>;

/** The update of a change; emptied fields are undefined. Undefined when nothing changes. */
function marksOf(
  present: ApplicationRecord,
  { stars, add_tags = [], remove_tags = [], private_note }: Omit<Change, 'status'>,
): Partial<Record<keyof Marks, Marks[keyof Marks]>> | undefined {
  const set = {
    ...(stars !== undefined && { stars: stars || undefined }),
    ...(private_note !== undefined && { private_note: private_note || undefined }),
    ...(add_tags.length + remove_tags.length > 0 && {
      tags: tagsAfter(present.tags ?? [], add_tags, remove_tags),
    }),
  };
  return Object.keys(set).length > 0 ? set : undefined;
}

/** Tags are compared without case and accents: the first spelling wins. */
function tagsAfter(
  present: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] | undefined {
  const gone = new Set(removed.map(foldText));
  const tags = new Map<string, string>();
  for (const tag of [...present, ...added])
    if (!gone.has(foldText(tag)) && !tags.has(foldText(tag))) tags.set(foldText(tag), tag);
  if (tags.size > maxTags) throw refuse(422, `An application has room for ${maxTags} tags.`);
  return tags.size > 0 ? [...tags.values()] : undefined;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import type { Portal } from './portal';

const services = ['auth', 'directory', 'jobs', 'resumes'];

/** Direct access to the stores: for data that no screen or API shows any more, and to insert hundreds of records. */
export class Stores {
  constructor(private readonly portal: Portal) {}

  /** Moves the deletion date of this account into the past, instead of waiting for days. */
  async endDeletionDays(userId: string): Promise<void> {
    await this.#open(async (database) => {
      const { modifiedCount } = await database('auth')
        .collection('users')
        .updateOne(
          { _id: new ObjectId(userId), deletion_due_at: { $exists: true } },
          { $set: { deletion_due_at: new Date() } },
        );
      if (modifiedCount !== 1) throw new Error(`nobody wants the account ${userId} deleted`);
    });
  }

  /** Whether this week's mails were sent: accounts created later get none this week. */
  async weekIsDone(): Promise<boolean> {
    let batch: unknown;
    await this.#open(async (database) => {
      batch = await database('jobs').collection('job_alert_rounds').findOne({ done: true });
    });
    return Boolean(batch);
  }

  /** Starts a new week of the weekly mails, instead of waiting for Monday. */
  async beginWeek(): Promise<void> {
    await this.#open(async (database) => {
      await database('jobs').collection('job_alert_rounds').deleteMany({});
    });
  }

  /** Makes the town's weekly letter due, as if the last one was a week ago. */
  async beginLetterWeek(): Promise<void> {
    await this.#open(async (database) => {
      const readers = database('jobs').collection('letter_readers');
      await readers.updateMany({ week: { $exists: true } }, { $set: { week: 1 } });
      await database('jobs').collection('letter_rounds').deleteMany({});
    });
  }

  /** Makes the mails of all saved searches due, instead of waiting for the morning. */
  async makeSearchMailsDue(): Promise<void> {
    await this.#open(async (database) => {
      const past = { $set: { due_at: new Date(Date.now() - 1_000) } };
      await database('jobs').collection('saved_searches').updateMany({}, past);
    });
  }

  /** Makes the collected mails about new applications due, instead of waiting for the morning. */
  async makeDigestsDue(): Promise<void> {
    await this.#open(async (database) => {
      const past = { $set: { due_at: new Date(Date.now() - 1_000) } };
      await database('jobs').collection('application_digests').updateMany({}, past);
    });
  }

  /** Starts the weekly reminders of waiting applications, instead of waiting for Monday. */
  async beginReminders(): Promise<void> {
    await this.#open(async (database) => {
      const past = { $set: { due_at: new Date(Date.now() - 1_000) } };
      await database('jobs').collection('waiting_rounds').updateMany({}, past);
    });
  }

  /** Dates all applications of an employer back by this many days. */
  async ageApplications(employerId: string, days: number): Promise<void> {
    await this.#open(async (database) => {
      const applied_at = new Date(Date.now() - days * 86_400_000);
      await database('jobs')
        .collection('applications')
        .updateMany({ employer_id: employerId }, { $set: { applied_at } });
    });
  }

  /** Backdates a listing's last change by this many days. */
  async ageListing(id: string, days: number): Promise<void> {
    await this.#open(async (database) => {
      const updated_at = new Date(Date.now() - days * 86_400_000);
      await database('directory')
        .collection('listings')
        .updateOne({ _id: new ObjectId(id) }, { $set: { updated_at } });
    });
  }

  /** Adds applications to a job, the newest first, without an account for each. @returns their names */
  async addApplicants(employerId: string, job: { id: string; title: string }, count: number) {
    const names = Array.from(
      { length: count },
      (_, at) => `Applicant ${String(at + 1).padStart(3, '0')}`,
    );
    const now = Date.now();
    const rows = names.map((name, at) => ({
      ...{ job_id: job.id, employer_id: employerId, seeker_id: `seeker-${at}` },
      job: { title: job.title, company_name: 'Stone Bakery', created_at: new Date(now) },
      applicant: { name, email: `p${at}@example.test`, email_notifications: false },
      ...{ job_title_key: job.title.toLowerCase(), applicant_name_key: name.toLowerCase() },
      cover_letter: `I am number ${at + 1} and I bake.`,
      applied_at: new Date(now - at * 60_000),
      ...{ status: 'pending', timeline: [], complete: true, changes: 0, mails_due: [] },
    }));
    await this.#open(async (database) => {
      await database('jobs').collection('applications').insertMany(rows);
    });
    return names;
  }

  /** The collections that contain one of these texts, e.g. `jobs.applications`. */
  async collectionsWith(texts: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    await this.#open(async (database) => {
      for (const service of services) {
        for (const { name } of await database(service).listCollections().toArray()) {
          const rows = JSON.stringify(await database(service).collection(name).find().toArray());
          if (texts.some((text) => rows.includes(text))) found.push(`${service}.${name}`);
        }
      }
    });
    return found;
  }

  /** Whether a stored file has exactly these bytes. */
  async hasFile(bytes: Buffer): Promise<boolean> {
    const folder = join(this.portal.dataDir, 'objects');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      // The portal cleans up concurrently: a listed file may be gone.
      const stored = await readFile(join(entry.parentPath, entry.name)).catch(() => undefined);
      if (stored?.includes(bytes)) return true;
    }
    return false;
  }

  async #open(use: (database: (service: string) => Db) => Promise<void>): Promise<void> {
    const record = await readFile(join(this.portal.dataDir, 'portal.json'), 'utf8');
    const { settings } = JSON.parse(record) as { settings: { MONGODB_URI: string } };
    const client = await MongoClient.connect(settings.MONGODB_URI);
    try {
      await use((service) => client.db(`commons_${service}`));
    } finally {
      await client.close();
    }
  }
}

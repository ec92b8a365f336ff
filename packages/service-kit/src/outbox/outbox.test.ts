import { setTimeout as delay } from 'node:timers/promises';
import { defineTask } from '@commons/contracts/tasks/task';
import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { type Model, Schema, Types } from 'mongoose';
import { z } from 'zod';
import type { Mail } from '../mail/mail.js';
import { Processor, type TaskProcessor } from '../queues/processor.js';
import { defineService, startService } from '../service.js';
import { createTestService, type TestService } from '../testing/create-test-service.js';
import { until } from '../testing/until.js';
import { dueTask, Outbox } from './outbox.js';
import { OutboxMail } from './outbox-mail.js';
import { OutboxMark } from './outbox-mark.js';

interface Letter {
  _id: Types.ObjectId;
  to: string;
  subject: string;
  due_at?: Date;
  copy_due_at?: Date;
  failures?: number;
}

const letterSchema = new Schema<Letter>(
  { to: String, subject: String, due_at: Date, copy_due_at: Date, failures: Number },
  { collection: 'letters', versionKey: false },
);

/** The provider instance of the running service. */
let letters: LetterMail;
let copies: CopyOutbox;
/** Called while a mail is composed, before it is sent. */
let whileMaking: (letter: Letter) => Promise<void> = async () => undefined;

@Injectable()
class LetterMail extends OutboxMail<Letter> {
  constructor(@InjectModel('Letter') readonly model: Model<Letter>) {
    const mark = new OutboxMark(model, { since: 'due_at', giveUpMs: 48 * 3_600_000 });
    super(mark, { task: 'sample.mail-letter', id: 'letter_id', retryMs: 1_000 });
    letters = this;
  }

  protected override async mail(letter: Letter): Promise<Mail> {
    await whileMaking(letter);
    const { failures = 0 } = letter;
    if (failures > 0) {
      await this.model.updateOne({ _id: letter._id }, { $inc: { failures: -1 } });
      throw new Error('the mail server is away');
    }
    return { to: letter.to, subject: letter.subject, parts: ['Hello'], why: 'A test.' };
  }
}

const copyLetter = defineTask('sample.copy-letter', z.object({ letter_id: z.string() }));
const copied: string[] = [];
/** Further attempts that fail, by letter. */
const copyFailures = new Map<string, number>();

@Injectable()
class CopyOutbox extends Outbox<Letter> {
  constructor(@InjectModel('Letter') model: Model<Letter>) {
    const mark = new OutboxMark(model, { since: 'copy_due_at' });
    super(mark, { name: 'copies', patienceMs: 0, elsewhere: true, retryMs: 1_000 });
    copies = this;
  }

  protected dueTasks({ _id, copy_due_at }: Letter) {
    return [dueTask(copyLetter, { letter_id: String(_id) }, `${_id}-${copy_due_at?.getTime()}`)];
  }
}

@Processor(copyLetter)
class CopyLetter implements TaskProcessor<typeof copyLetter> {
  async process({ letter_id }: z.output<typeof copyLetter.payload>) {
    const failures = copyFailures.get(letter_id) ?? 0;
    copyFailures.set(letter_id, failures - 1);
    if (failures > 0) throw new Error('the database is away');
    copied.push(letter_id);
  }
}

@Injectable()
class ForeignMail extends OutboxMail<Letter> {
  constructor(@InjectModel('Letter') model: Model<Letter>) {
    super(new OutboxMark(model, { since: 'due_at' }), { task: 'jobs.mail-letter', id: 'id' });
  }
}

@Module({})
class LettersModule {}

const lettersService = (...more: (new (...args: never[]) => unknown)[]) =>
  defineService({
    name: 'sample',
    config: z.object({}),
    stores: ['mongo', 'redis', 'mail'],
    tasks: [copyLetter],
    module: () => ({
      module: LettersModule,
      imports: [MongooseModule.forFeature([{ name: 'Letter', schema: letterSchema }])],
      providers: [LetterMail, CopyOutbox, CopyLetter, ...more],
    }),
  });

let service: TestService;
beforeAll(async () => {
  // Fewer attempts than the failures in the test of a permanently failing task.
  const env = { RECONCILE_INTERVAL_MS: '200', TASK_ATTEMPTS: '2' };
  service = await createTestService(lettersService(), { env });
});
afterEach(() => {
  whileMaking = async () => undefined;
});
afterAll(() => service.close());

const stored = async () => (await service.database()).collection<Letter>('letters');
let made = 0;
async function newLetter(more: Partial<Letter> = {}): Promise<Letter> {
  made += 1;
  const letter = { _id: new Types.ObjectId(), to: `to-${made}@example.org`, subject: 'First' };
  await (await stored()).insertOne({ ...letter, ...more });
  return { ...letter, ...more };
}
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const mailsTo = ({ to }: Letter) =>
  service.inbox.mails.filter((mail) => mail.to?.[0]?.address === to);
async function settled({ _id }: Letter) {
  const collection = await stored();
  const read = () => collection.findOne({ _id });
  return until(read, (letter) => letter !== null && !letter.due_at && !letter.copy_due_at);
}

describe('a mail of the outbox', () => {
  it('goes out once when it is enqueued, and its mark is gone', async () => {
    const letter = await newLetter({ due_at: new Date() });
    await Promise.all([letters.enqueue(letter), letters.enqueue(letter)]);
    await settled(letter);
    await letters.enqueue(letter);
    await delay(300);
    expect(mailsTo(letter)).toHaveLength(1);
  });

  it('goes out although the process died before it was enqueued', async () => {
    const letter = await newLetter({ due_at: ago(60_000) });
    await settled(letter);
    expect(mailsTo(letter)).toHaveLength(1);
  });

  it('is left to its enqueuer for half a minute', async () => {
    const [fresh, old] = [
      await newLetter({ due_at: ago(5_000) }),
      await newLetter({ due_at: ago(60_000) }),
    ];
    await settled(old);
    await delay(500);
    expect(mailsTo(fresh)).toEqual([]);
  });

  it('goes out again after its task failed permanently', async () => {
    const letter = await newLetter({ due_at: ago(60_000), failures: 3 });
    await settled(letter);
    expect(mailsTo(letter)).toHaveLength(1);
  });

  it('that became due while another was composed goes out as well', async () => {
    const letter = await newLetter({ due_at: ago(60_000) });
    whileMaking = async ({ _id, subject }) => {
      if (String(_id) !== String(letter._id) || subject === 'Second') return;
      const change = { $set: { subject: 'Second', due_at: ago(50_000) } };
      await (await stored()).updateOne({ _id }, change);
    };
    await settled(letter);
    expect(mailsTo(letter).map(({ subject }) => subject)).toEqual(['First', 'Second']);
  });

  it('goes out once although sending it takes longer than the pause between attempts', async () => {
    const letter = await newLetter({ due_at: ago(60_000) });
    whileMaking = async ({ _id }) => {
      if (String(_id) === String(letter._id)) await delay(2_500);
    };
    await settled(letter);
    await delay(500);
    expect(mailsTo(letter)).toHaveLength(1);
  });

  it('that became due again before it was sent goes out once', async () => {
    // Stored as it is after the second time: a reconciliation in between would send the first one rightly.
    const letter = await newLetter({ due_at: ago(50_000) });
    whileMaking = async ({ _id }) => {
      if (String(_id) === String(letter._id)) await delay(400);
    };
    const before = { ...letter, due_at: ago(60_000) };
    await Promise.all([letters.enqueue(before), letters.enqueue(letter)]);
    await settled(letter);
    await delay(500);
    expect(mailsTo(letter)).toHaveLength(1);
  });

  it('goes out once although its worker stalled for longer than its lock', async () => {
    const letter = await newLetter({ due_at: ago(60_000) });
    let runs = 0;
    whileMaking = async ({ _id }) => {
      if (String(_id) !== String(letter._id)) return;
      runs += 1;
      if (runs > 1) return;
      for (const end = Date.now() + 7_000; Date.now() < end; );
      await until(
        () => runs,
        (count) => count > 1,
      );
    };
    await settled(letter);
    await delay(500);
    expect(mailsTo(letter)).toHaveLength(1);
  });

  it('does not go out once its mark is withdrawn', async () => {
    const letter = await newLetter({ due_at: new Date() });
    await (await stored()).updateOne({ _id: letter._id }, { $unset: { due_at: 1 } });
    await letters.enqueue(letter);
    await delay(400);
    expect(mailsTo(letter)).toEqual([]);
  });

  it('that the mail server refuses for good is not due any more, one that it refuses for now is', async () => {
    const gone = await newLetter({ due_at: ago(60_000), to: `refused-550-${made}@example.org` });
    const full = await newLetter({ due_at: ago(60_000), to: `refused-452-${made}@example.org` });
    await settled(gone);
    await delay(1_500);
    expect(await (await stored()).findOne({ _id: full._id })).toHaveProperty('due_at');
    await (await stored()).deleteOne({ _id: full._id });
  });

  it('is given up after its time', async () => {
    const late = await newLetter({ due_at: ago(49 * 3_600_000) });
    const other = await newLetter({ due_at: ago(47 * 3_600_000) });
    await settled(other);
    await letters.enqueue(late);
    await delay(400);
    expect(mailsTo(late)).toEqual([]);
  });

  it('due from a later time goes out then, and not for an earlier task', async () => {
    const later = new Date(Date.now() + 1_500);
    const letter = await newLetter({ due_at: later });
    await letters.enqueue(letter);
    await delay(700);
    expect(mailsTo(letter)).toEqual([]);
    await settled(letter);
    expect(Date.now()).toBeGreaterThanOrEqual(later.getTime());

    const renewed = await newLetter({ due_at: new Date(Date.now() + 3_600_000) });
    await letters.enqueue({ ...renewed, due_at: ago(1_000) });
    await delay(400);
    expect(mailsTo(renewed)).toEqual([]);
  });

  it('goes out although Redis was down when it was enqueued', async () => {
    const { worker, letter } = {
      worker: letters,
      letter: await newLetter({ due_at: new Date() }),
    };
    const env = { ...service.env, ROLES: 'api', REDIS_URL: 'redis://127.0.0.1:1' };
    const api = await startService(lettersService(), env);
    await letters.enqueue(letter);
    await api.close();
    letters = worker;
    expect(mailsTo(letter)).toEqual([]);
    await (await stored()).updateOne({ _id: letter._id }, { $set: { due_at: ago(60_000) } });
    await settled(letter);
    expect(mailsTo(letter)).toHaveLength(1);
  });

  it('belongs to the queue of its own service', async () => {
    await expect(startService(lettersService(ForeignMail), service.env)).rejects.toThrow(
      'task jobs.mail-letter belongs to another service',
    );
  });
});

describe('a task for another service', () => {
  it('is due until it has completed, even if it failed permanently once', async () => {
    const letter = await newLetter({ copy_due_at: new Date() });
    copyFailures.set(String(letter._id), 3);
    await copies.enqueue(letter);
    await settled(letter);
    expect(copied.filter((id) => id === String(letter._id))).toHaveLength(1);
  });

  it('is added by the reconciliation when the process died before', async () => {
    const letter = await newLetter({ copy_due_at: new Date() });
    await settled(letter);
    expect(copied.filter((id) => id === String(letter._id))).toHaveLength(1);
  });
});

it('processes a record although one before it fails', async () => {
  const poisoned = { _id: new Types.ObjectId('000000000000000000000001'), due_at: ago(90_000) };
  await (await stored()).insertOne(poisoned as never);
  const letter = await newLetter({ due_at: ago(60_000) });
  await settled(letter);
  expect(mailsTo(letter)).toHaveLength(1);
  await (await stored()).deleteOne({ _id: poisoned._id });
});

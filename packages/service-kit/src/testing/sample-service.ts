import { shortText } from '@commons/contracts/field-types';
import { operations } from '@commons/contracts/operations/operation';
import { defineTask, type TaskDefinition } from '@commons/contracts/tasks/task';
import { Controller, Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { refuse } from '../errors/refuse.js';
import { type Call, Handles } from '../http/handles.js';
import { InternalClient } from '../internal/internal-client.js';
import { currentRequestId } from '../logging/request-context.js';
import { Mailer } from '../mail/mailer.js';
import { objectId, withId } from '../mongo/document-id.js';
import { ObjectStorage } from '../objects/object-storage.js';
import { Processor, Reconcile, type TaskContext, type TaskProcessor } from '../queues/processor.js';
import { TaskQueue } from '../queues/task-queue.js';
import { defineService, type ServiceDefinition } from '../service.js';

// A small service with one of everything, so that the kit is tested the way services use it: through HTTP.

export const maxNoteBytes = 1_048_576;

const noteUpload = {
  part: 'file',
  maximumBytes: maxNoteBytes,
  fields: z.object({ title: shortText(20) }),
};

const NoteInput = z
  .object({
    text: shortText(20),
    stars: z.number().int().min(1).max(5).optional(),
    contact: z.object({ email: z.email() }).optional(),
    tags: z.array(z.string()).max(3).optional(),
    kind: z.enum(['idea', 'plan']).optional(),
  })
  .meta({ id: 'NoteInput' });

export const countWords = defineTask('sample.count-words', z.object({ note_id: z.string() }));
export const work = defineTask(
  'sample.work',
  z.object({ what: z.enum(['slow', 'endless', 'fail-twice', 'fail']), key: z.string() }),
);

@Schema({ collection: 'notes' })
export class Note {
  @Prop({ type: String, required: true }) text!: string;
  @Prop({ type: String, required: true }) owner!: string;
  @Prop({ type: Number }) words?: number;
  @Prop({ type: String }) request_id?: string;
  @Prop({ type: String }) unique_key?: string;
}
const NoteSchema = SchemaFactory.createForClass(Note).index(
  { unique_key: 1 },
  { unique: true, sparse: true },
);

/** Payload that only its task checks. */
const anyWork = z.custom<z.input<typeof work.payload>>();

/** Log of what the processors did, by the key of the task. */
export const events: string[] = [];

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Never resolves, and does not keep the process alive. */
const forEver = () => new Promise((resolve) => setTimeout(resolve, 3_600_000).unref());

const signedIn = { access: 'signed in', answer: z.unknown(), status: 201 } as const;
const open = { access: 'public', answer: z.unknown() } as const;

const sample = operations({
  'POST /notes': { ...signedIn, access: 'employer', summary: 'Adds a note.', body: NoteInput },
  'GET /notes': {
    access: 'public',
    summary: 'Lists notes.',
    query: z.object({ total: z.coerce.number().default(0) }),
    list: NoteInput,
  },
  'GET /notes/{id}': { ...open, summary: 'Gives a note.' },
  'POST /many': { ...signedIn, summary: 'Counts texts.', body: z.array(z.string()) },
  'POST /files': { ...signedIn, summary: 'Stores a file.', upload: noteUpload },
  'POST /tasks': {
    ...signedIn,
    summary: 'Adds a task.',
    body: z.object({ task: anyWork, id: z.string().optional() }),
  },
  'POST /run': { ...signedIn, summary: 'Runs a task.', body: z.object({ task: anyWork }) },
  'GET /slow': { ...open, summary: 'Answers late.' },
  'GET /endless': { ...open, summary: 'Never answers.' },
  'GET /broken': { ...open, summary: 'Fails.' },
  'GET /operator': { access: 'operator', summary: 'For operators.', answer: z.unknown() },
  'GET /internal/echo': {
    access: 'internal',
    callers: ['jobs'],
    summary: 'For jobs.',
    answer: z.unknown(),
  },
  'GET /call': { ...open, summary: 'Calls auth.' },
});
type Sample = typeof sample;

@Controller()
class NoteController {
  constructor(
    @InjectModel(Note.name) private readonly notes: Model<Note>,
    private readonly tasks: TaskQueue,
    private readonly objects: ObjectStorage,
    private readonly calls: InternalClient,
  ) {}

  @Handles(sample['POST /notes'])
  async create({ body, claims }: Call<Sample['POST /notes']>) {
    const note = await this.notes.create({ ...body, owner: claims.sub });
    await this.tasks.add(countWords, { note_id: note.id }, { id: note.id });
    return { ...withId(note.toObject()), input: body };
  }

  @Handles(sample['GET /notes'])
  async list({ query }: Call<Sample['GET /notes']>) {
    const rows = await this.notes.find().sort({ _id: 1 }).limit(5).lean();
    return { rows: rows as z.output<typeof NoteInput>[], total: query.total };
  }

  @Handles(sample['GET /notes/{id}'])
  async read({ params, claims }: Call<Sample['GET /notes/{id}']>) {
    const note = await this.notes.findById(objectId(params.id, 'Note not found')).lean();
    if (!note) throw refuse(404, 'Note not found');
    return { ...withId(note), reader: claims?.sub ?? 'guest' };
  }

  @Handles(sample['POST /many'])
  many({ body }: Call<Sample['POST /many']>) {
    return body.length;
  }

  @Handles(sample['POST /files'])
  async upload({ upload }: Call<Sample['POST /files']>) {
    const { fields: values, file } = await upload();
    const { bytes, contentType = '' } = file ?? {};
    if (bytes) await this.objects.put('files/last', bytes, { size: bytes.length, contentType });
    return { ...values, bytes: bytes?.length ?? 0, filename: file?.filename };
  }

  @Handles(sample['POST /tasks'])
  async addTask({ body }: Call<Sample['POST /tasks']>) {
    return { id: await this.tasks.add(work, body.task, { id: body.id ?? body.task.key }) };
  }

  @Handles(sample['POST /run'])
  async runTask({ body }: Call<Sample['POST /run']>) {
    return { result: await this.tasks.run(work, body.task, { timeoutMs: 60_000 }) };
  }

  @Handles(sample['GET /slow'])
  async slow() {
    events.push('slow request begins');
    await delay(600);
    return { slow: true };
  }

  @Handles(sample['GET /endless'])
  async endless() {
    events.push('endless request begins');
    await forEver();
  }

  @Handles(sample['GET /broken'])
  broken() {
    throw new Error('secret text of a driver');
  }

  @Handles(sample['GET /operator'])
  operator() {
    return { operator: true };
  }

  @Handles(sample['GET /internal/echo'])
  echo() {
    return { request_id: currentRequestId() };
  }

  @Handles(sample['GET /call'])
  async call() {
    const schema = z.object({ name: z.string() });
    return { user: (await this.calls.get('auth', '/internal/users/7', schema)) ?? 'unknown' };
  }
}

@Processor(countWords)
export class CountWords implements TaskProcessor<typeof countWords> {
  constructor(
    @InjectModel(Note.name) private readonly notes: Model<Note>,
    private readonly mailer: Mailer,
  ) {}

  async process({ note_id }: z.output<typeof countWords.payload>) {
    const note = await this.notes.findById(note_id);
    if (!note) return;
    note.words = note.text.split(' ').length;
    note.request_id = currentRequestId() ?? '';
    await note.save();
    const text = `${note.words} words`;
    const mail = { to: 'words@example.org', subject: note.text, parts: [text], why: 'A test.' };
    await this.mailer.send(mail, note_id);
  }
}

@Processor(work)
export class Work implements TaskProcessor<typeof work> {
  async process({ what, key }: z.output<typeof work.payload>, { attempt }: TaskContext) {
    events.push(`${key} begins ${attempt}`);
    if (what === 'fail' || (what === 'fail-twice' && attempt < 3)) throw new Error('not yet');
    if (what === 'slow') await delay(600);
    if (what === 'endless') await forEver();
    events.push(`${key} ends ${attempt}`);
    return { attempt };
  }
}

@Injectable()
export class NoteReconciliation {
  @Reconcile({ name: 'notes', everyMs: 60_000 })
  async reconcile() {
    events.push('reconciliation');
  }
}

@Module({})
class NotesModule {}

/** The sample service; `overrides` take processors away or add some. */
export const sampleService = (
  overrides: { providers?: (new (...args: never[]) => unknown)[]; tasks?: TaskDefinition[] } = {},
): ServiceDefinition =>
  defineService({
    name: 'sample',
    config: z.object({ SAMPLE_WORD: z.string().default('word') }),
    stores: ['mongo', 'redis', 'objects', 'mail'],
    tasks: overrides.tasks ?? [countWords, work],
    calls: ['auth'],
    module: () => ({
      module: NotesModule,
      imports: [MongooseModule.forFeature([{ name: Note.name, schema: NoteSchema }])],
      controllers: [NoteController],
      providers: overrides.providers ?? [CountWords, Work, NoteReconciliation],
    }),
  });

import type { AccessClaims } from '@commons/contracts/account';
import { shortText } from '@commons/contracts/field-types';
import { defineTask, type TaskDefinition } from '@commons/contracts/task';
import {
  Body,
  Controller,
  Get,
  Injectable,
  Module,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { InjectModel, MongooseModule, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { AccountType, CurrentClaims, Internal, Operator, Public } from '../auth/access-rules.js';
import { refuse } from '../errors/refuse.js';
import { Answers } from '../http/answers.js';
import { setTotalCount } from '../http/total-count.js';
import { readUpload, Upload } from '../http/upload.js';
import { InternalClient } from '../internal/internal-client.js';
import { currentRequestId } from '../logging/request-context.js';
import { Mailer } from '../mail/mailer.js';
import { objectId, withId } from '../mongo/document-id.js';
import { ObjectStorage } from '../objects/object-storage.js';
import { Processor, Reconcile, type TaskContext, type TaskProcessor } from '../queues/processor.js';
import { TaskQueue } from '../queues/task-queue.js';
import { defineService, type ServiceDefinition } from '../service.js';

// A small service with one of everything, so that the kit is tested the way services use it: through HTTP.

export const noteMaximumBytes = 1_048_576;

const noteUpload = {
  part: 'file',
  maximumBytes: noteMaximumBytes,
  fields: z.object({ title: shortText(20) }),
};

export const NoteInput = z
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
export const NoteSchema = SchemaFactory.createForClass(Note).index(
  { unique_key: 1 },
  { unique: true, sparse: true },
);

/** Log of what the processors did, by the key of the task. */
export const events: string[] = [];

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Never resolves, and does not keep the process alive. */
const forEver = () => new Promise((resolve) => setTimeout(resolve, 3_600_000).unref());

@Controller()
class NoteController {
  constructor(
    @InjectModel(Note.name) private readonly notes: Model<Note>,
    private readonly tasks: TaskQueue,
    private readonly objects: ObjectStorage,
    private readonly calls: InternalClient,
  ) {}

  @Post('notes')
  @AccountType('employer')
  async create(
    @Body({ schema: NoteInput }) body: z.output<typeof NoteInput>,
    @CurrentClaims() claims: AccessClaims,
  ) {
    const note = await this.notes.create({ ...body, owner: claims.sub });
    await this.tasks.add(countWords, { note_id: note.id }, { id: note.id });
    return { ...withId(note.toObject()), input: body };
  }

  @Public()
  @Get('notes')
  @Answers(NoteInput, { list: true })
  async list(
    @Query({ schema: z.object({ total: z.coerce.number().default(0) }) }) query: { total: number },
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    setTotalCount(reply, query.total);
    return this.notes.find().sort({ _id: 1 }).limit(5).lean();
  }

  @Public()
  @Get('notes/:id')
  async read(@Param('id') id: string, @CurrentClaims() claims: AccessClaims | undefined) {
    const note = await this.notes.findById(objectId(id, 'Note not found')).lean();
    if (!note) throw refuse(404, 'Note not found');
    return { ...withId(note), reader: claims?.sub ?? 'guest' };
  }

  @Post('many')
  many(@Body({ schema: z.array(z.string()) }) body: string[]) {
    return body.length;
  }

  @Post('files')
  @Upload(noteUpload)
  async upload(@Req() request: FastifyRequest) {
    const { fields: values, file } = await readUpload(request, noteUpload);
    const { bytes, contentType = '' } = file ?? {};
    if (bytes) await this.objects.put('files/last', bytes, { size: bytes.length, contentType });
    return { ...values, bytes: bytes?.length ?? 0, filename: file?.filename };
  }

  @Post('tasks')
  async addTask(@Body() body: { task: z.input<typeof work.payload>; id?: string }) {
    return { id: await this.tasks.add(work, body.task, { id: body.id ?? body.task.key }) };
  }

  @Post('run')
  async runTask(@Body() body: { task: z.input<typeof work.payload> }) {
    return { result: await this.tasks.run(work, body.task, { timeoutMs: 60_000 }) };
  }

  @Public()
  @Get('slow')
  async slow() {
    events.push('slow request begins');
    await delay(600);
    return { slow: true };
  }

  @Public()
  @Get('endless')
  async endless() {
    events.push('endless request begins');
    await forEver();
  }

  @Public()
  @Get('broken')
  broken() {
    throw new Error('secret text of a driver');
  }

  @Get('operator')
  @Operator()
  operator() {
    return { operator: true };
  }

  @Get('internal/echo')
  @Internal('jobs')
  echo() {
    return { request_id: currentRequestId() };
  }

  @Public()
  @Get('call')
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

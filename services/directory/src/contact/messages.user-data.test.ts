import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { directoryService } from '../app.module.js';
import { adaByron, noLog } from '../testing/ada-byron.js';
import { type MessageRecord, messageSchema } from './message.schema.js';
import { MessageUserData } from './messages.user-data.js';

let service: TestService;
beforeAll(async () => {
  service = await createTestService(directoryService);
});
afterAll(() => service.close());

it('exports and erases the messages of a person, and no others', async () => {
  const database = await service.database();
  const holder = new MessageUserData(
    database.model<MessageRecord>('Message', messageSchema),
    noLog,
  );
  const send = (email: string, subject: string, token?: string) => {
    const body = { name: 'Somebody', email, subject, message: 'Hello' };
    return service.request('POST', '/contact', { body, token });
  };
  const token = await service.tokenFor({ account_type: 'job_seeker', sub: adaByron.id });
  await send('other@example.org', 'Signed in', token);
  await send('ADA@example.org', 'As a guest');
  await send('eve@example.org', 'Not mine');

  const { records } = await holder.collect(adaByron);
  expect(records).toMatchObject([{ subject: 'Signed in' }, { subject: 'As a guest' }]);
  const stranger = { ...adaByron, id: 'b'.repeat(24), email_verified: false };
  expect((await holder.collect(stranger)).records).toEqual([]);
  await holder.erase(adaByron);
  await holder.erase(adaByron);
  const left = await database.collection('contact_messages').find({}).toArray();
  expect(left.map(({ subject }) => subject)).toEqual(['Not mine']);
});

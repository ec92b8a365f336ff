import { camel, checkedName, oneOf, pascal, sentence, servicesOf } from './names.mjs';
import { addProvider, checkedModule } from './nest-module.mjs';
import { UsageError } from './project.mjs';

export const usage = `mail SERVICE RESOURCE NAME --to FIELD [--record NAME]
  a mail that is due for a stored record, to the address in FIELD of the record
  e.g. mail directory contact message-received --to email`;

export const options = { to: { type: 'string' }, record: { type: 'string' } };

/** The one `*.schema.ts` of the resource, or the one that was asked for. */
function recordOf(project, folder, asked) {
  const names = project
    .files(folder)
    .filter((file) => file.endsWith('.schema.ts'))
    .map((file) => file.replace('.schema.ts', ''));
  if (asked) return oneOf(asked, names, 'The record');
  if (names.length === 1) return names[0];
  throw new UsageError(
    names.length ? `Say --record: one of ${names.join(', ')}.` : `${folder} stores no records.`,
  );
}

const email = ({
  service,
  name,
  record,
  recordFile,
  to,
  since,
}) => `import { hello, type Mail } from '@commons/service-kit/mail/mail';
import { OutboxMail } from '@commons/service-kit/outbox/outbox-mail';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ${pascal(record)}Record } from './${recordFile}.js';

/** Due while \`${since}\` is set: set it in the write that causes the mail, then call \`enqueue\` with the record. */
@Injectable()
export class ${pascal(name)}Email extends OutboxMail<${pascal(record)}Record> {
  constructor(@InjectModel('${pascal(record)}') records: Model<${pascal(record)}Record>) {
    super(new OutboxMark(records, { since: '${since}' }), {
      task: '${service}.mail-${name}',
      id: '${record.replaceAll('-', '_')}_id',
    });
  }

  protected override mail(record: ${pascal(record)}Record): Mail {
    return ${camel(name)}Email(record.${to}, this.site);
  }
}

/** @param site public origin */
export function ${camel(name)}Email(to: string, site: string): Mail {
  return {
    to,
    subject: '${sentence(name)}',
    greeting: hello(),
    parts: ['${sentence(name)}.', { link: { label: 'Open the site', url: site } }],
    why: 'You are receiving this email because of what you did on this site.',
  };
}
`;

const test = ({ name, record, recordFile, service }) => `import type { Model } from 'mongoose';
import { ${camel(name)}Email, ${pascal(name)}Email } from './${name}.email.js';
import type { ${pascal(record)}Record } from './${recordFile}.js';

describe('the mail ${name}', () => {
  it('says what it is about, why it comes, and leads to the site', () => {
    const mail = ${camel(name)}Email('ada@example.org', 'https://commons.example');
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: '${sentence(name)}' });
    expect(mail.why).toMatch(/^You are receiving this email because .+\\.$/);
    expect(JSON.stringify(mail.parts)).toContain('https://commons.example');
  });

  it('has a task of its own in the queue of its service', () => {
    const { task } = new ${pascal(name)}Email({} as Model<${pascal(record)}Record>);
    expect(task).toMatchObject({ name: '${service}.mail-${name}', queue: '${service}' });
  });
});
`;

/** A mail with its test, its mark on the record, and its place among the providers. */
export function make(project, [service, resource, name], { to, record: asked }) {
  oneOf(service, servicesOf(project), 'The service');
  const { folder, module } = checkedModule(project, service, resource);
  checkedName(name, 'The name of the mail');
  if (!/^[a-z_]+(\.[a-z_]+)*$/.test(to ?? ''))
    throw new UsageError('Say --to: the field of the record with the address, e.g. --to email.');
  const record = recordOf(project, folder, asked);
  const since = `${name.replaceAll('-', '_')}_due_at`;
  // Records that other resources use have their type in its own file.
  const recordFile = project.has(`${folder}/${record}.ts`) ? record : `${record}.schema`;
  const words = { service, name, record, recordFile, to, since };

  project.create(`${folder}/${name}.email.ts`, email(words));
  project.create(`${folder}/${name}.email.test.ts`, test(words));
  addProvider(project, module, `${pascal(name)}Email`, `./${name}.email.js`);

  const schema = `${folder}/${record}.schema.ts`;
  const type = `${pascal(record)}Record`;
  project.insertAfter(
    `${folder}/${recordFile}.ts`,
    new RegExp(`interface ${type} [^{]*\\{`),
    `\n  /** Since when the mail ${name} is due. */\n  ${since}?: Date;`,
  );
  project.insertAfter(schema, new RegExp(`new Schema<${type}>\\(\\s*\\{`), `\n    ${since}: Date,`);
  const index = `${camel(record)}Schema.index({ ${since}: 1 }, { partialFilterExpression: { ${since}: { $exists: true } } });`;
  project.edit(schema, (text) => `${text}${index}\n`);
  return `${folder}/${name}.email.test.ts`;
}

import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import { until } from '@commons/service-kit/testing/until';
import { Types } from 'mongoose';
import { directoryService } from '../app.module.js';

const path = '/business-directory/operator/imports';
let service: TestService;
let token: string;

beforeAll(async () => {
  service = await createTestService(directoryService, {
    env: { LANGUAGES: 'en,es', RECONCILE_INTERVAL_MS: '200' },
  });
  token = await service.tokenFor({ account_type: 'employer', operator: true, full_name: 'Opal' });
});
afterEach(async () => {
  const database = await service.database();
  await database.collection('listings').deleteMany({});
  await database.close();
});
afterAll(() => service.close());

async function send(bytes: Uint8Array | string, name = 'register.csv') {
  const body = new FormData();
  body.append('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  return service.request('POST', path, { token, body });
}
const act = (id: string, what: string, body?: object) =>
  service.request('POST', `${path}/${id}/${what}`, { token, ...(body && { body }) });
const read = async (id: string) => (await service.request('GET', `${path}/${id}`, { token })).body;
const reaches = (id: string, state: string) =>
  until(
    () => read(id),
    (run) => run.state === state,
  );

async function checked(csv: Uint8Array | string, mapping?: object) {
  const { status, body } = await send(csv);
  expect([status, body.detail]).toEqual([201, undefined]);
  await act(body.id, 'check', { mapping: mapping ?? body.mapping });
  return reaches(body.id, 'checked');
}
async function imported(csv: string) {
  const { id } = await checked(csv);
  expect((await act(id, 'start')).status).toBe(200);
  return reaches(id, 'done');
}
async function listings() {
  const database = await service.database();
  const found = await database.collection('listings').find({}).sort({ business_name: 1 }).toArray();
  await database.close();
  return found;
}

const headings =
  'Lic. No.;Doing Business As;Legal Name;NAICS Description;Address;City;State;Zip Code';
const register = [
  'City of Conway, business licences as of 3 March',
  '',
  headings,
  '101;Café Olé;Ole Foods LLC;Full-Service Restaurants;12 Oak St;Conway;AR;72032',
  '102;;"Reed; Sons Plumbing";Plumbing Contractors;14 Oak St;Conway;AR;72032',
  '103;;;Alarm Permit;16 Oak St;Conway;AR;72032',
  '104;Zymurgy Hall;Zym LLC;Zymurgy;18 Oak St;Conway;AR;72032',
].join('\r\n');

describe('imports in the console', () => {
  it('detects delimiter, encoding, title lines and columns of a register', async () => {
    const bytes = Buffer.from(register, 'latin1');
    const { status, body } = await send(bytes);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ state: 'mapping', rows: 4, delimiter: ';', encoding: 'windows-1252' },
      ...{ headings: headings.split(';'), remembered: false, operator_name: 'Opal' },
      mapping: {
        ...{ ref: 0, business_name: 1, other_name: 2, business_category: 3 },
        ...{ street_address: 4, city: 5, state: 6, zip: 7 },
      },
    });
    expect(body.cells[0][1]).toBe('Café Olé');
  });

  it('previews without writing; then writes, and the same file again changes nothing', async () => {
    const run = await checked(register);
    expect(run.counts).toEqual({ new: 3, changed: 0, same: 0, double: 0, left_out: 0, bad: 1 });
    expect(run.bad_rows).toEqual([
      {
        ...{ line: 6, column: 'Doing Business As' },
        detail: 'There is no name in this row. Enter one, or remove the row.',
      },
    ]);
    expect(run.unplaced).toEqual([{ text: 'Zymurgy', rows: 1 }]);
    expect(run.samples[1]).toMatchObject({
      business_name: 'Reed; Sons Plumbing',
      found_category: 'Construction & Contractors',
    });
    expect(await listings()).toEqual([]);
    await act(run.id, 'start');
    expect((await reaches(run.id, 'done')).counts).toEqual(run.counts);
    expect((await listings()).map(({ business_name }) => business_name)).toEqual([
      ...['Café Olé', 'Reed; Sons Plumbing', 'Zymurgy Hall'],
    ]);
    const again = await checked(register);
    expect(again).toMatchObject({ remembered: true, counts: { same: 3, bad: 1 } });
  });

  it('places trades in Spanish, and reports the words that name none', async () => {
    const run = await checked(
      'Razón social;Giro;Qué hacen\nLa Ola;Panadería;Atención de familia\nEl Faro;Cronopios;Atención de familia\n',
    );
    expect(
      run.samples.map(({ found_category }: { found_category: string }) => found_category),
    ).toEqual([...['Food & Restaurants', 'Other']]);
    expect(run.unplaced).toEqual([{ text: 'Cronopios', rows: 1 }]);
  });

  it('names phones and ZIP codes that are none, and imports the rest', async () => {
    const rows = [
      'Acequia Works,(505) 555-0133 ext. 4,87521',
      'Adobe & Sons,505.555.0177 / 505.555.0178,875210123',
      'Chile Ristra,1-800-RISTRAS,87521.0',
      'Dry Goods,n/a,0',
      'Elk Outfitters,555-0142,2115',
      'Frame Shop,call Ana,87521',
      'Gas & Feed,5055550,87521',
      'Hay Barn,505-555-01,87521',
      'Inn on the Rio,000-000-0000,87521',
      'Junk Yard,505-555-0199,Truchas',
    ];
    const run = await imported(`Name,Phone,Zip\n${rows.join('\n')}\n`);
    expect(run.counts).toMatchObject({ new: 7, bad: 3 });
    const advice = 'Write one such as 501-555-0142, or leave it empty.';
    expect(run.bad_rows).toEqual([
      { line: 7, column: 'Phone', detail: `“call Ana” is not a phone number. ${advice}` },
      { line: 9, column: 'Phone', detail: `“505-555-01” is not a phone number. ${advice}` },
      {
        ...{ line: 11, column: 'Zip' },
        detail: '“Truchas” is not a ZIP code. Write five digits such as 72032, or leave it empty.',
      },
    ]);
    const found = await listings();
    expect(
      found.map(({ contact_info, location_info }) => [
        ...[contact_info?.phone, location_info?.zip_code],
      ]),
    ).toEqual([
      ['(505) 555-0133 ext. 4', '87521'],
      ['505.555.0177 / 505.555.0178', '87521-0123'],
      ['1-800-RISTRAS', '87521'],
      [undefined, undefined],
      ['555-0142', '02115'],
      ['5055550', '87521'],
      [undefined, '87521'],
    ]);
  });

  it('exports the bad rows, without formulas, to be corrected and uploaded again', async () => {
    const { id } = await checked(
      'Name,City,Notes\n,Conway,=HYPERLINK("http://x")\nOak Shop,Conway,\n',
    );
    const answer = await fetch(`${service.url}${path}/${id}/bad-rows`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe('Name,City,Notes,Line,What to do');
    expect(lines[1]).toMatch(/^,Conway,"'=HYPERLINK\(""http:\/\/x""\)",2,"Name: There is no name/);
    const spanish = await fetch(`${service.url}${path}/${id}/bad-rows`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'es' },
    });
    const [head, row] = (await spanish.text()).split('\r\n');
    expect(head).toBe('Name,City,Notes,Línea,Qué hacer');
    expect(row).toContain('Name: Esta fila no tiene nombre. Escriba uno o quite la fila.');
  });

  it('recognises a changed business, and undoes everything except what was claimed or edited', async () => {
    const head = 'Name,Address,City,Zip,Phone\n';
    await imported(`${head}Oak Shop,12 Oak St,Conway,72032,501-555-0100\n`);
    const next = `${head}Oak Shop,12 Oak St,Conway,72032,501-555-0199\nElm Bar,1 Elm St,Conway,72032,\nAsh Inn,2 Ash St,Conway,72032,\nFir Spa,3 Fir St,Conway,72032,\n`;
    const run = await imported(next);
    expect(run.counts).toMatchObject({ new: 3, changed: 1 });
    const database = await service.database();
    const stored = database.collection('listings');
    await stored.updateOne({ business_name: 'Ash Inn' }, { $set: { owner_id: 'f'.repeat(24) } });
    const bar = await stored.findOne({ business_name: 'Elm Bar' });
    await database.collection('claims').insertOne({ listing_id: bar?._id, state: 'open' });
    await database.close();
    expect((await act(run.id, 'undo', {})).status).toBe(422);
    await act(run.id, 'undo', { reason: 'The wrong list' });
    expect((await reaches(run.id, 'undone')).undo).toEqual({ removed: 1, restored: 1, kept: 2 });
    const left = await listings();
    expect(left.map(({ business_name }) => business_name)).toEqual([
      'Ash Inn',
      'Elm Bar',
      'Oak Shop',
    ]);
    expect(left[2]?.contact_info).toEqual({ phone: '501-555-0100' });
    expect((await act(run.id, 'undo', { reason: 'Again' })).status).toBe(409);
    const { body } = await service.request('GET', '/business-directory/operator/actions', {
      token,
    });
    expect(body[0]).toMatchObject({ action: 'import-undone', subject_kind: 'import' });
  });

  it('merges rows of one business that a register lists per licence', async () => {
    const rows = ['Retail', 'Coffee Shop', 'Retail'].map(
      (trade) => `Oak Shop,${trade},12 Oak St,Conway`,
    );
    const run = await imported(`Name,License Description,Address,City\n${rows.join('\n')}\n`);
    expect(run.counts).toMatchObject({ new: 1, double: 1, same: 1, changed: 0 });
    const [shop] = await listings();
    expect(shop).toMatchObject({ short_description: 'Retail', key_services: ['Coffee Shop'] });
  });

  it('resumes where a dead process stopped, and counts everything once', async () => {
    const rows = Array.from({ length: 450 }, (_, at) => `Shop ${at},${at + 1} Oak St,Conway,72032`);
    const { id } = await checked(`Name,Address,City,Zip\n${rows.join('\n')}\n`);
    const database = await service.database();
    // State after a crash in the second slice: its journal is stored, and half of its listings.
    const run_id = new Types.ObjectId(id);
    const slices = database.collection('import_slices');
    await act(id, 'start');
    await reaches(id, 'done');
    const second = await slices.findOne({ run_id, at: 1 });
    const made = (second as unknown as { journal: { made: { _id: unknown }[] } }).journal.made.map(
      ({ _id }) => _id,
    );
    await database.collection('listings').deleteMany({ _id: { $in: made.slice(100) } as never });
    await slices.updateOne({ run_id, at: 1 }, { $unset: { done: 1 } });
    await slices.updateOne({ run_id, at: 2 }, { $unset: { done: 1 } });
    const runs = database.collection('import_runs');
    await runs.updateOne({ _id: run_id }, { $set: { state: 'running', updated_at: new Date(0) } });
    await database.close();
    const done = await reaches(id, 'done');
    expect(done.counts).toMatchObject({ new: 450, same: 0 });
    expect(await listings()).toHaveLength(450);
  });

  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004 xl/workbook.xml'), /save it as CSV/],
    ['a renamed program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), /not a CSV file/],
    ['NULs', 'Name,City\nOak\0,Conway\n', /not a CSV file/],
    ['nothing', '  \n ', /empty/],
    ['one text', 'Dear operator\nplease import me\n', /No table/],
    ['headings alone', 'Name,City\n', /no rows/],
    ['an open quote', 'Name,City\n"Oak,Conway\nElm,Conway\n', /never closed/],
    ['a huge field', `Name,City\n${'x'.repeat(30_000)},Conway\n`, /20000 characters/],
    ['200,000 rows', `Name,City\n${'Oak,Conway\n'.repeat(200_000)}`, /50,000 rows/],
    ['200 columns', `${'a,'.repeat(200)}\n${'b,'.repeat(200)}\n`, /100 columns/],
  ])('refuses %s, and stores nothing of it', async (_, bytes, detail) => {
    const { status, body } = await send(bytes);
    expect([status, body.detail]).toEqual([400, expect.stringMatching(detail)]);
    const database = await service.database();
    expect(await database.collection('import_runs').countDocuments({ reading: true })).toBe(0);
    await database.close();
  });

  it('refuses unusable mappings and steps out of order, and discards a file', async () => {
    const { body } = await send('Name,City\nOak,Conway\n');
    expect((await act(body.id, 'check', { mapping: { city: 1 } })).status).toBe(422);
    expect((await act(body.id, 'check', { mapping: { business_name: 7 } })).status).toBe(422);
    expect((await act(body.id, 'start')).status).toBe(409);
    expect((await service.request('DELETE', `${path}/${body.id}`, { token })).status).toBe(204);
    expect((await service.request('GET', `${path}/${body.id}`, { token })).status).toBe(404);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@commons/contracts/operations/operation';
import { z } from 'zod';

interface Contract {
  readonly operations: object;
}
/** The scripts are plain JavaScript, so their types are declared here. */
const { describeContract } = jest.requireActual<{
  describeContract(declared?: object): Contract;
}>('./describe-contract.mjs');
const { checkContract } = jest.requireActual<{
  checkContract(released: Contract, now: Contract, declared: object[], root: string): string[];
}>('./check-contract.mjs');

const root = join(__dirname, '../..');
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

it('has no undeclared breaking change (npm run contract)', () => {
  const released = readJson('packages/contracts/released.json');
  const declared = readJson('packages/contracts/declared-changes.json');
  expect(Object.keys(released.operations).length).toBeGreaterThan(100);
  expect(checkContract(released, describeContract(), declared, root)).toEqual([]);
});

const Shelf = z
  .object({ id: z.string(), label: z.string().optional(), rows: z.array(z.object({ n: z.int() })) })
  .meta({ id: 'Shelf' });
const input = z.object({ label: z.string().max(80), kind: z.enum(['wall', 'floor']).optional() });
const listed = { summary: 'Lists.', access: 'public' } as const;
const made = { summary: 'Makes.', access: 'signed in', status: 201 } as const;
const before = describeContract(
  operations({
    'GET /jobs/{id}': { ...listed, answer: Shelf },
    'POST /jobs': { ...made, body: input, answer: Shelf },
  }),
);

const check = (now: Contract, declared: object[] = []) =>
  checkContract(before, now, declared, root).map((text) => text.replace(/ Used by .*/, ''));
const withAnswer = (answer: z.ZodType) =>
  describeContract(
    operations({
      'GET /jobs/{id}': { ...listed, answer },
      'POST /jobs': { ...made, body: input, answer: Shelf },
    }),
  );
const withBody = (body: z.ZodType, access: 'signed in' | 'employer' | 'public' = 'signed in') =>
  describeContract(
    operations({
      'GET /jobs/{id}': { ...listed, answer: Shelf },
      'POST /jobs': { ...made, access, body, answer: Shelf },
    }),
  );

it('allows additions', () => {
  expect(check(before)).toEqual([]);
  expect(check(withAnswer(Shelf.extend({ depth: z.number() }).meta({ id: 'Deeper' })))).toEqual([]);
  const wider = input.extend({ label: z.string().max(100), note: z.string().optional() });
  expect(check(withBody(wider, 'public'))).toEqual([]);
});

it('refuses a removed operation, and names its users', () => {
  const now = describeContract(operations({ 'GET /jobs/{id}': { ...listed, answer: Shelf } }));
  const [text] = checkContract(before, now, [], root);
  expect(text).toMatch(
    /^POST \/jobs: the operation is gone\. Used by .*mfe-employer.*services\/jobs/,
  );
});

it('refuses a removed, optional or changed answer field, also in lists', () => {
  expect(check(withAnswer(Shelf.omit({ id: true }).meta({ id: 'A' })))).toEqual([
    'GET /jobs/{id}: answer field id is gone.',
  ]);
  expect(check(withAnswer(Shelf.partial({ id: true }).meta({ id: 'B' })))).toEqual([
    'GET /jobs/{id}: answer field id may be absent, was always there.',
  ]);
  expect(check(withAnswer(Shelf.extend({ id: z.string().nullable() }).meta({ id: 'C' })))).toEqual([
    'GET /jobs/{id}: answer field id may be null, never was.',
  ]);
  const others = Shelf.extend({ rows: z.array(z.object({ m: z.int() })) }).meta({ id: 'D' });
  expect(check(withAnswer(others))).toEqual(['GET /jobs/{id}: answer field rows[].n is gone.']);
});

it('refuses new values of a closed list in an answer, not fewer', () => {
  const states = (...values: [string, ...string[]]) =>
    withAnswer(Shelf.extend({ state: z.enum(values).nullable() }).meta({ id: values.join('') }));
  const compare = (from: Contract, to: Contract) =>
    checkContract(from, to, [], root).map((text) => text.replace(/ Used by .*/, ''));
  expect(compare(states('open', 'closed'), states('open', 'lost'))).toEqual([
    "GET /jobs/{id}: answer field state may be 'lost', never was.",
  ]);
  expect(compare(states('open', 'closed'), states('open'))).toEqual([]);
  const text = withAnswer(Shelf.extend({ state: z.string().nullable() }).meta({ id: 'StateText' }));
  expect(compare(text, states('open'))).toEqual([]);
});

it('refuses a request that accepts less', () => {
  const less = z.object({
    label: z.string().max(40),
    kind: z.enum(['wall']).optional(),
    depth: z.number(),
  });
  expect(check(withBody(less, 'employer'))).toEqual([
    "POST /jobs: only for 'employer', was for 'signed in'.",
    'POST /jobs: body field depth is new and required.',
    "POST /jobs: body field kind no longer takes 'floor'.",
    'POST /jobs: body field label has maxLength 40, was 80.',
  ]);
});

it('allows a declared change with its reason, and refuses a declaration without a change', () => {
  const now = withAnswer(Shelf.omit({ id: true }).meta({ id: 'E' }));
  const change = 'GET /jobs/{id}: answer field id is gone';
  expect(check(now, [{ change, why: 'Nobody reads it since 0.3.' }])).toEqual([]);
  expect(check(now, [{ change }])).toHaveLength(1);
  expect(check(before, [{ change, why: 'x' }])).toEqual([`${change}: declared, but it is not so`]);
});

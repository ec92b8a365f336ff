import type { TestAnswer } from './test-request.js';

/** One person's calls on their own record. */
export interface VersionedCalls {
  readonly read: () => Promise<TestAnswer>;
  /** Replaces the record, with this text in one of its fields. */
  readonly write: (text: string, headers?: Record<string, string>) => Promise<TestAnswer>;
  /** That field of an answer. */
  readonly textOf: (record: Record<string, unknown>) => unknown;
}

/** The contract of every resource that is replaced as a whole: no change is overwritten unseen. */
export function preventsLostUpdates(open: () => Promise<VersionedCalls>): void {
  const etagOf = ({ headers }: TestAnswer) => headers.get('etag') ?? '';

  it('sends its version in the ETag and accepts a change based on it', async () => {
    const { read, write } = await open();
    const first = etagOf(await read());
    expect(first).toMatch(/^"\d+"$/);
    const changed = await write('one', { 'if-match': first });
    expect(changed.status).toBe(200);
    expect(etagOf(changed)).not.toBe(first);
    expect(etagOf(await read())).toBe(etagOf(changed));
    // A compressing proxy makes the tag weak.
    expect((await write('two', { 'if-match': `W/${etagOf(changed)}` })).status).toBe(200);
  });

  it('refuses a change based on an older version, and returns the current record', async () => {
    const { read, write, textOf } = await open();
    const base = etagOf(await read());
    const theirs = await write('theirs', { 'if-match': base });
    const mine = await write('mine', { 'if-match': base });
    expect(mine.status).toBe(412);
    expect(mine.body.detail).toMatch(/^Someone saved a different text in the meantime/);
    expect(textOf(mine.body.current)).toBe('theirs');
    expect(etagOf(mine)).toBe(etagOf(theirs));
    expect(textOf((await read()).body)).toBe('theirs');
    expect((await write('mine', { 'if-match': etagOf(mine) })).status).toBe(200);
  });

  it('accepts one of several concurrent changes', async () => {
    const { read, write, textOf } = await open();
    const base = etagOf(await read());
    const texts = Array.from({ length: 8 }, (_, at) => `text ${at}`);
    const answers = await Promise.all(texts.map((text) => write(text, { 'if-match': base })));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 412);
    expect(refused).toHaveLength(texts.length - 1);
    const stored = textOf((await read()).body);
    expect(stored).toBe(textOf(taken[0]?.body));
    for (const { body } of refused) expect(textOf(body.current)).toBe(stored);
  });

  it('accepts a change without If-Match, and refuses one with an unknown tag', async () => {
    const { read, write, textOf } = await open();
    const base = etagOf(await read());
    expect((await write('plain')).status).toBe(200);
    expect((await write('any', { 'if-match': '*' })).status).toBe(200);
    for (const tag of [base, '"x"', 'x', '"1", "2"']) {
      expect((await write('late', { 'if-match': tag })).status).toBe(412);
    }
    expect(textOf((await read()).body)).toBe('any');
  });
}

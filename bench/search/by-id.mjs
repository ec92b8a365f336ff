import { startBare } from './bare.mjs';
import { ask } from './client.mjs';

/** Ids of rows that guests can see. */
async function idsOf(url, search, count) {
  const ids = [];
  for (let offset = 0; ids.length < count; offset += 100) {
    const answer = await fetch(`${url}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ limit: 100, offset }),
    });
    const rows = await answer.json();
    ids.push(...rows.map(({ id }) => id));
    if (rows.length === 0) break;
  }
  return ids.slice(0, count);
}

/** Reads one row by id, as a guest and without the cache, against the bare server with the same bytes. */
export async function byId({ portal, token }, subject, { connections, milliseconds, distinct }) {
  const api = `${portal.url.replace(/\/$/, '')}/api`;
  const url = `${api}${subject.one}`;
  const questions = await idsOf(api, subject.search, distinct);
  const answers = new Map();
  const keep = (question, body) => Boolean(answers.set(question, body));
  const plain = { url, method: 'GET', questions, connections };
  // Twice: the first time counts the views of both visitors.
  for (const visitor of [token, undefined, token]) {
    await ask({ ...plain, connections: 1, milliseconds: 1, token: visitor, check: keep });
    for (const question of questions) {
      const once = { ...plain, questions: [question], connections: 1, milliseconds: 0.001 };
      await ask({ ...once, token: visitor, check: keep });
    }
  }
  const check = (question, body) => answers.get(question)?.equals(body) ?? false;
  const run = (over) => ask({ ...plain, milliseconds, check, ...over });
  const bare = await startBare(portal, answers);
  const bareBefore = await run({ url: bare.url });
  const uncached = await run({ token });
  // By now, answers cached before the last counted view have expired.
  const guests = await run({});
  const bareAfter = await run({ url: bare.url });
  bare.stop();
  const ratio = (2 * guests.perSecond) / (bareBefore.perSecond + bareAfter.perSecond);
  return { guests, uncached, bareBefore, bareAfter, ratio };
}

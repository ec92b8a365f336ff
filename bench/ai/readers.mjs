// The clients: through the gateway like the front end, and directly to the model, which is the baseline.
import { Agent, request } from 'node:http';
import { createParser } from 'eventsource-parser';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const body = JSON.stringify({
  emailType: 'Follow-Up',
  recipientType: 'Client',
  emailPurpose: 'To ask whether the offer suits them',
});

/** Sends a request and reads its events. @returns how the stream ended, or the status if it was refused */
function read(url, headers, onEvent, signal) {
  return new Promise((resolve, reject) => {
    const parser = createParser({ onEvent });
    const call = request(url, { method: 'POST', agent, headers, signal }, (answer) => {
      answer.setEncoding('utf8');
      answer.on('data', (text) => parser.feed(text));
      answer.once('end', () => resolve(answer.statusCode));
      answer.once('error', reject);
    });
    call.once('error', reject);
    call.end(body);
  });
}

/** Calls the model directly. @returns milliseconds to the end of its answer */
export async function askModel({ model }) {
  const began = performance.now();
  await read(`${model.url}/chat/completions`, { 'content-type': 'application/json' }, () => {});
  return performance.now() - began;
}

/**
 * Calls the gateway and reads the stream.
 * @returns milliseconds to the end, milliseconds from the model's first word to its arrival, and the events
 */
export async function ask({ gateway, token }, { signal, onStarted } = {}) {
  const began = performance.now();
  const events = [];
  let firstWordMs;
  const onEvent = ({ event, data }) => {
    const received = { event, data: JSON.parse(data) };
    events.push(received);
    if (event === 'started') onStarted?.();
    const sent = event === 'text' && /^sent-(\d{13})/.exec(received.data.text);
    if (sent) firstWordMs ??= Date.now() - Number(sent[1]);
  };
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    authorization: `Bearer ${token}`,
  };
  const status = await read(`${gateway.url}/api/ai/email-assistant`, headers, onEvent, signal);
  if (status !== 200) throw new Error(`refused with ${status}`);
  return { ms: performance.now() - began, firstWordMs, events };
}

/** Whether exactly one complete answer was delivered, and the streamed text equals it. */
export function isWhole({ events }) {
  const done = events.filter(({ event }) => event === 'done');
  const shown = events.map(({ event }) => event).lastIndexOf('restart');
  const text = events
    .slice(shown + 1)
    .map(({ event, data }) => (event === 'text' ? data.text : ''))
    .join('');
  const [answer] = done.map(({ data }) => data);
  return done.length === 1 && answer.provider === 'stub' && answer.result === text.trim();
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../portal/portal-options.js';

/** Servers with OpenAI's interface, and their default ports. */
const usualServers: Readonly<Record<string, string>> = {
  11434: 'Ollama',
  8080: 'llama.cpp',
  1234: 'LM Studio',
};

/** Longest delay of a start by the search. A server on this machine answers within a few milliseconds. */
const longestSearchMs = 150;

/** Longest list of models that is read. */
const longestAnswer = 1_000_000;

/** A server on this machine that answered like OpenAI's. */
interface LocalServer {
  readonly name: string;
  /** Base address, as in OPENAI_BASE_URL. */
  readonly url: string;
  /** Models that write texts; empty when none is downloaded. */
  readonly models: readonly string[];
}

/** What the start does with a model on this machine. */
interface LocalModel {
  /** Settings for the services; none unless AI_LOCAL_MODEL asks for the model. */
  readonly settings: Environment;
  /** One line for the start message, if there is something to say. */
  readonly text?: string;
}

/** A model on this machine needs longer for its first word than a provider, and writes one text at a time. */
const localDefaults: Environment = { AI_MODEL_TIMEOUT_MS: '60000', AI_MODEL_CONCURRENCY: '1' };

const noModel: LocalModel = { settings: {} };

/**
 * Looks for a model server on this machine, unless a key or an address is set. It is used only when AI_LOCAL_MODEL is
 * `on` or names a model; `off` prevents the search.
 * @param ownPort port of the site, which is not asked
 */
export function searchLocalModel(
  env: Environment,
  ownPort: number,
): (maxMs?: number) => Promise<LocalModel> {
  const wanted = env.AI_LOCAL_MODEL?.trim() ?? '';
  const isDecided = Boolean(env.OPENAI_API_KEY || env.OPENAI_BASE_URL);
  if (isDecided || /^(?:off|no|0|false)$/i.test(wanted)) return async () => noModel;
  const began = performance.now();
  const leaving = new AbortController();
  const ports = portsOf(env).filter((port) => Number(port) !== ownPort);
  const found: (LocalServer | undefined)[] = [];
  const asking = ports.map(async (port, at) => {
    found[at] = await askServer(port, leaving.signal).catch(() => undefined);
  });
  return async (maxMs = longestSearchMs) => {
    // Loading the services blocks this thread, so an answer may be here although its time seems to be over.
    const rest = Math.max(began + maxMs - performance.now(), 10);
    await Promise.race([Promise.all(asking), pause(rest, undefined, { ref: false })]);
    leaving.abort();
    const servers = found.filter((server) => server !== undefined);
    return decide(servers, wanted, ports);
  };
}

const portsOf = ({ AI_LOCAL_PORTS: set }: Environment): string[] =>
  (set?.trim() ? set.split(',') : ['11434', '8080', '1234'])
    .map((port) => port.trim())
    .filter((port) => /^\d{1,5}$/.test(port));

/** @returns undefined unless the server answers with OpenAI's list of models */
async function askServer(port: string, signal: AbortSignal): Promise<LocalServer | undefined> {
  const url = `http://127.0.0.1:${port}/v1`;
  const answer = await fetch(`${url}/models`, { signal, redirect: 'error' });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
  const text = await answer.text();
  if (text.length > longestAnswer) return undefined;
  const models = modelsIn(JSON.parse(text));
  return models && { name: usualServers[port] ?? 'A model server', url, models };
}

/** Ids of a list in OpenAI's form. Ollama without a model answers `data: null`. */
function modelsIn(answer: unknown): string[] | undefined {
  const { object, data } = (answer ?? {}) as { object?: unknown; data?: unknown };
  if (object !== 'list' || !(data === null || Array.isArray(data))) return undefined;
  const ids = (data ?? []).map((model) => (model as { id?: unknown } | null)?.id);
  if (!ids.every((id) => typeof id === 'string' && id.length > 0 && id.length <= 200))
    return undefined;
  return (ids as string[]).filter((id) => !/embed|rerank|whisper/i.test(id));
}

function decide(
  servers: readonly LocalServer[],
  wanted: string,
  ports: readonly string[],
): LocalModel {
  if (!wanted) return { settings: {}, ...(servers[0] && { text: offer(servers) }) };
  const isAny = /^(?:on|yes|1|true)$/i.test(wanted);
  const server = servers.find(({ models }) =>
    isAny ? models.length > 0 : models.some((model) => isNamed(model, wanted)),
  );
  const model = server?.models.find((name) => isAny || isNamed(name, wanted));
  if (server && model) return use(server, model);
  const has = servers.map(({ name, models }) => `${name} has ${list(models)}`).join('; ');
  const why = has || `no model server answers on port ${ports.join(', ')}`;
  return {
    settings: {},
    text: `built-in writer, because AI_LOCAL_MODEL=${wanted} was not found: ${why}`,
  };
}

/** Ollama lists `llama3.2:latest` for what is pulled as `llama3.2`. */
const isNamed = (model: string, wanted: string) => model === wanted || model === `${wanted}:latest`;

const list = (models: readonly string[]) =>
  models.length === 0
    ? 'no model yet'
    : `${models.slice(0, 3).join(', ')}${models.length > 3 ? ` and ${models.length - 3} more` : ''}`;

function offer(servers: readonly LocalServer[]): string {
  const server = servers.find(({ models }) => models.length > 0) ?? servers[0];
  if (!server || server.models.length === 0)
    return `built-in writer; ${server?.name} runs here, but has no model yet (docs/local-models.md)`;
  const { name, models } = server;
  return `built-in writer; ${name} runs here with ${list(models)}: AI_LOCAL_MODEL=${models[0]} uses it`;
}

function use({ name, url }: LocalServer, model: string): LocalModel {
  return {
    settings: { OPENAI_BASE_URL: url, OPENAI_MODEL: model, ...localDefaults },
    text: `${model} of ${name} on this machine (${url})`,
  };
}

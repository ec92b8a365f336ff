// Program of a worker thread: renders the pages of one front end with its server bundle and that of the shell.
import { createContext, Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type {
  PageCall,
  PageCallAnswer,
  ShellServerBundle,
} from '@commons/contracts/front-ends/page-rendering';
import type {
  BundleCode,
  FromWorker,
  RenderScene,
  RenderWorkerData,
  ToWorker,
} from './render-protocol.js';

const { remote, shell, area } = workerData as RenderWorkerData;
const port = parentPort!;
const post = (message: FromWorker) => port.postMessage(message);

/** Globals available to pages: neither Node's modules nor the gateway's settings. */
const globalsOfPages = {
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  Event,
  EventTarget,
  FormData,
  Headers,
  MessageChannel,
  ReadableStream,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  URL,
  URLSearchParams,
  WritableStream,
  clearInterval,
  clearTimeout,
  performance,
  queueMicrotask,
  setInterval,
  setTimeout,
  structuredClone,
};

const silent = () => undefined;

const compile = ({ file, code }: BundleCode) =>
  new Script(`(function (module, exports, require) {${code}\n})`, { filename: file });
const scripts = { shell: compile(shell), area: compile(area) };

/** The two bundles, evaluated in a separate context for one screen, language and set of portal settings. */
function startPages({ screen, language, site }: RenderScene) {
  const world = createContext({
    ...globalsOfPages,
    console: { error: silent, info: silent, log: silent, warn: silent },
    commonsSite: { ...site, language },
    commonsScreen: screen,
  });
  const evaluate = (script: Script, require: (name: string) => unknown) => {
    const module = { exports: {} as Record<string, unknown> };
    script.runInContext(world)(module, module.exports, require);
    return module.exports;
  };
  const refuse = (name: string) => {
    throw new Error(`a page of the server cannot require ${name}`);
  };
  const host = evaluate(scripts.shell, refuse) as unknown as ShellServerBundle;
  const app = evaluate(scripts.area, (name) => host.shared[name] ?? refuse(name));
  const loadApp = (name: string) => (name === remote ? app : refuse(name));
  return { renderPage: host.renderPage, loadApp };
}

const pages = new Map<string, ReturnType<typeof startPages>>();
let shownSite = '';
const pagesFor = (scene: RenderScene) => {
  const site = JSON.stringify(scene.site);
  // Contexts of outdated settings are dropped.
  if (site !== shownSite) pages.clear();
  shownSite = site;
  const key = `${scene.screen} ${scene.language}`;
  const known = pages.get(key) ?? startPages(scene);
  pages.set(key, known);
  return known;
};

const waiting = new Map<number, (answer: PageCallAnswer | undefined) => void>();
let calls = 0;

const callFor = (id: number) => (asked: PageCall) =>
  new Promise<PageCallAnswer>((resolve, reject) => {
    const call = ++calls;
    waiting.set(call, (answer) => {
      waiting.delete(call);
      if (answer) resolve(answer);
      else reject(new Error(`${asked.method} ${asked.path} was not answered`));
    });
    post({ id, call, asked });
  });

async function render({ id, scene, request }: Extract<ToWorker, { scene: RenderScene }>) {
  try {
    const { renderPage, loadApp } = pagesFor(scene);
    post({ id, page: await renderPage(request, loadApp, callFor(id)) });
  } catch (error) {
    post({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (message: ToWorker) => {
  if ('call' in message) waiting.get(message.call)?.(message.answer);
  else void render(message);
});

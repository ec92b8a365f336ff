import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PrivateAddressError, publicLookup, refusePrivateHost } from './public-address.js';

/** Why a page of another site could not be read; the message is for operators. */
export class FetchFailure extends Error {}

export interface PublicFetch {
  readonly maximumBytes: number;
  /** Limits the whole fetch, redirects included. */
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Private hosts that the operator allows (with the port, unless it is the default). */
  readonly trustedHosts?: readonly string[];
}

export interface PublicAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
  /** After redirects. */
  readonly address: string;
}

const maxRedirects = 4;

/**
 * Fetches an address entered by a person. Private networks are unreachable: by name, by redirect and by DNS rebinding.
 * @throws FetchFailure with the message to show
 */
export async function fetchPublic(address: string, options: PublicFetch): Promise<PublicAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let at = new URL(address);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await requestOnce(at, options, signal);
      const { statusCode: status = 0, headers } = answer;
      if (status < 300 || status === 304 || status >= 400 || !headers.location) {
        return { status, headers, bytes: await bodyOf(answer, options), address: at.href };
      }
      answer.destroy();
      at = new URL(headers.location, at);
    }
  } catch (error) {
    throw failureOf(error, signal);
  }
  throw new FetchFailure('The site redirects too often.');
}

function requestOnce(
  url: URL,
  { headers, trustedHosts = [] }: PublicFetch,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchFailure('Only addresses that begin with http:// or https:// can be read.');
  }
  const isTrusted = trustedHosts.includes(url.host);
  if (!isTrusted) refusePrivateHost(url.hostname);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      ...{ signal, agent: false, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } },
      ...(!isTrusted && { lookup: publicLookup }),
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end();
  });
}

const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The decompressed body; the limit applies to decompressed bytes. */
async function bodyOf(answer: IncomingMessage, { maximumBytes }: PublicFetch): Promise<Buffer> {
  const unpack = unpackers[answer.headers['content-encoding'] ?? ''];
  const source = unpack ? answer.pipe(unpack()) : answer;
  if (source !== answer) answer.once('error', (error) => source.emit('error', error));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBytes) {
      answer.destroy();
      throw new FetchFailure(
        `The answer has more than ${Math.round(maximumBytes / 1_048_576)} MB.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const codeTexts: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no site at this address.',
  EAI_AGAIN: 'The name of the site could not be looked up.',
  ECONNREFUSED: 'The site does not answer.',
  ECONNRESET: 'The site broke the connection off.',
};

function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (error instanceof PrivateAddressError) return new FetchFailure(error.message);
  if (signal.aborted) return new FetchFailure('The site takes too long to answer.');
  const { code = '' } = error as { code?: string };
  if (/CERT|SSL|TLS/.test(code))
    return new FetchFailure('The certificate of the site is not valid.');
  return new FetchFailure(codeTexts[code] ?? 'The site could not be read.');
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON, or the text if it is not JSON; `undefined` when empty. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever shape they expect
  readonly body: any;
}

interface TestRequestOptions {
  /** Sent as JSON; FormData, text and bytes are sent as they are. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export type TestRequest = (
  method: string,
  path: string,
  options?: TestRequestOptions,
) => Promise<TestAnswer>;

const isRaw = (body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Creates the function with which tests call a service: `request('POST', '/jobs', { token, body })`. */
export const createRequest =
  (baseUrl: () => string): TestRequest =>
  async (method, path, { body, token, headers = {} } = {}) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${baseUrl()}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: await readAnswer(response),
    };
  };

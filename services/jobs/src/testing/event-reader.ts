/** An open `text/event-stream` of the service under test. */
export interface OpenStream {
  readonly status: number;
  readonly headers: Headers;
  /** Waits until the received text contains this and returns all of it. @throws when the stream ends first */
  until(text: string): Promise<string>;
  /** Waits until the server ends the stream. */
  ended(): Promise<void>;
  close(): void;
}

/** Opens a stream as a browser does. */
export async function openEvents(url: string, token: string): Promise<OpenStream> {
  const hangUp = new AbortController();
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: hangUp.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  const more = async () => {
    const piece = await reader?.read();
    // Remove heartbeats, which may arrive between events once a stream is 15 s old.
    seen = `${seen}${piece?.value ?? ''}`.replaceAll(': here\n\n', '');
    return piece && !piece.done;
  };
  return {
    status: answer.status,
    headers: answer.headers,
    until: async (text) => {
      while (!seen.includes(text)) {
        if (!(await more())) throw new Error(`the stream ended with ${JSON.stringify(seen)}`);
      }
      return seen;
    },
    ended: async () => {
      while (await more());
    },
    close: () => hangUp.abort(),
  };
}

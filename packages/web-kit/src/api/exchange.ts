import { ApiError } from './api-error.js';

/** Longest wait of a call: 30,000 ms (specification D1 §9). */
const callTimeout = 30_000;

export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly signal: AbortSignal | undefined;
  /** Bytes are read as an ArrayBuffer; otherwise the answer is text. */
  readonly binary?: boolean;
  /** Called with the sent share of the body, 0 to 1. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
  /** Called with each chunk of a successful answer; the 30 s then run from the last chunk. */
  readonly onText?: ((piece: string) => void) | undefined;
}

export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly header: (name: string) => string | null;
  readonly body: string | ArrayBuffer;
}

/** Calls `onQuiet` after `callTimeout` ms of silence; each call of `restart` restarts the timer. */
const watchProgress = (onQuiet: () => void) => {
  let timer = setTimeout(onQuiet, callTimeout);
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(onQuiet, callTimeout);
  };
  return { restart, stop };
};

const progressOf = (call: Exchange, onActivity: () => void) => (event: ProgressEvent) => {
  onActivity();
  if (event.lengthComputable) call.onUploadProgress?.(event.loaded / event.total);
};

/** Emits what arrived since the last call; error answers are read as a whole. */
const emitPieces = (xhr: XMLHttpRequest, onText: Exchange['onText']) => {
  let emitted = 0;
  return () => {
    if (!onText || xhr.status >= 400) return;
    const piece = xhr.responseText.slice(emitted);
    emitted += piece.length;
    if (piece) onText(piece);
  };
};

/**
 * One HTTP call. XMLHttpRequest and not fetch, because only it reports the progress of an upload: for a FormData
 * for bytes and for streams the 30 s run from the last progress (decision A65), for everything else from the start.
 * @throws ApiError 'network', 'timeout' or 'cancelled'; an answer of any status is given back
 */
export function exchange(call: Exchange): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const quiet = watchProgress(() => {
      fail('timeout');
      xhr.abort();
    });
    const finish = () => {
      quiet.stop();
      call.signal?.removeEventListener('abort', cancel);
    };
    const fail = (failure: 'network' | 'timeout' | 'cancelled') => {
      finish();
      reject(new ApiError({ failure }));
    };
    const cancel = () => {
      fail('cancelled');
      xhr.abort();
    };
    const emit = emitPieces(xhr, call.onText);
    const onProgress = () => {
      quiet.restart();
      emit();
    };
    if (call.signal?.aborted) return fail('cancelled');
    call.signal?.addEventListener('abort', cancel);

    xhr.open(call.method, call.url);
    if (call.binary) xhr.responseType = 'arraybuffer';
    if (call.body instanceof FormData) xhr.upload.onprogress = progressOf(call, quiet.restart);
    if (call.binary || call.onText || call.body instanceof FormData) xhr.onprogress = onProgress;
    for (const [name, value] of Object.entries(call.headers)) xhr.setRequestHeader(name, value);
    xhr.onerror = () => fail('network');
    xhr.onload = () => {
      finish();
      emit();
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        header: (name) => xhr.getResponseHeader(name),
        body: call.binary ? (xhr.response as ArrayBuffer) : xhr.responseText,
      });
    };
    xhr.send(call.body);
  });
}

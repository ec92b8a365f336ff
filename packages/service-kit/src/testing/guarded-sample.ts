/** Job of the guarded runner's tests. */
export interface GuardedWork {
  readonly what: 'double' | 'wait' | 'throw' | 'loop' | 'fill' | 'end' | 'settings';
  readonly bytes?: Uint8Array;
}

/** Runs in the guarded child process. */
export async function run({ what, bytes = new Uint8Array() }: GuardedWork): Promise<unknown> {
  switch (what) {
    case 'double':
      return { pid: process.pid, bytes: Buffer.concat([bytes, bytes]) };
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      return { pid: process.pid, bytes };
    case 'throw':
      throw new Error('no such file');
    case 'loop':
      for (;;) Math.random();
    case 'fill': {
      // Allocates outside the heap, like native libraries.
      const kept: Buffer[] = [];
      for (;;) kept.push(Buffer.alloc(8_388_608, kept.length + 1));
    }
    case 'end':
      return process.exit(3);
    case 'settings':
      return Object.keys(process.env);
  }
}

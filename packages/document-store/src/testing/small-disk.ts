import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder whose disk a test can fill and free. */
export interface SmallDisk {
  readonly folder: string;
  /** Stops all files below the folder from growing. `pids`: the processes that write there. */
  fill(pids: readonly number[]): void;
  free(pids: readonly number[]): void;
  remove(): void;
}

export interface DiskKind {
  readonly name: string;
  make(megabytes: number): SmallDisk;
}

/** Needs no privileges: the system refuses to let files of these processes grow (EFBIG, or a short write). */
const limitedFiles: DiskKind = {
  name: 'files that may not grow',
  make: () => {
    const folder = mkdtempSync(join(tmpdir(), 'limited-'));
    const limit = (pids: readonly number[], size: string) => {
      for (const pid of pids) execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`]);
    };
    return {
      folder,
      // At least the size of the largest file: a full disk still allows overwriting.
      fill: (pids) => limit(pids, String(largestFile(folder))),
      free: (pids) => limit(pids, 'unlimited'),
      remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    };
  },
};

function largestFile(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return Math.max(4096, ...sizes);
}

/** A really full disk, where this user may mount: a file system in memory without free space. */
const fullFileSystem: DiskKind = {
  name: 'a full file system',
  make: (megabytes) => {
    const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    mount(folder, megabytes);
    const ballast = join(folder, 'ballast');
    return {
      folder,
      fill: () => {
        // In steps, since a write that does not fit is cut short only where it crosses the end.
        for (const size of [1024 * 1024, 4096]) {
          try {
            for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
          } catch (error) {
            if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
          }
        }
      },
      free: () => rmSync(ballast),
      remove: () => {
        execFileSync('umount', ['--lazy', folder]);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

function mount(folder: string, megabytes: number): void {
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  execFileSync('mount', options, { stdio: 'ignore' });
}

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'may-mount-'));
  try {
    mount(folder, 1);
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The kinds that this machine supports, at least one. */
export const diskKinds = (): DiskKind[] =>
  mayMount() ? [limitedFiles, fullFileSystem] : [limitedFiles];

/** The files below a folder that contain these bytes. */
export function filesWith(folder: string, bytes: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => {
      try {
        return readFileSync(path).includes(bytes);
      } catch {
        return false; // It was removed meanwhile.
      }
    });
}

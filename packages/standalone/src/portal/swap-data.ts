import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from './start-failure.js';

/** An entry of the data folder: whether it was there before the swap, and whether there is a new one. */
interface Swapped {
  readonly name: string;
  readonly had: boolean;
  readonly gets: boolean;
}

/** The data of before is still in the staging folder, which must not be deleted. */
export class SwapFailure extends StartFailure {}

/** Folder of the data folder that a restore works in. */
export const stagingIn = (dataDir: string) => join(dataDir, 'restoring');

/** Exists from before the first rename until all are done: with it, an interrupted swap can be undone. */
const planIn = (dataDir: string) => join(stagingIn(dataDir), 'swap.json');

const pathsOf = (dataDir: string, name: string) => ({
  present: join(dataDir, name),
  next: join(stagingIn(dataDir), name),
  former: join(stagingIn(dataDir), 'former', name),
});

/**
 * Puts entries of the staging folder in the place of the present ones, which it keeps in `former`: all, or after an
 * error none.
 * @param names entries that have no new one are only taken away
 */
export function swapData(dataDir: string, names: readonly string[]): void {
  const plan = names.map((name): Swapped => {
    const { present, next } = pathsOf(dataDir, name);
    return { name, had: existsSync(present), gets: existsSync(next) };
  });
  mkdirSync(join(stagingIn(dataDir), 'former'), { recursive: true });
  writeFileSync(planIn(dataDir), JSON.stringify(plan), { flush: true });
  try {
    for (const { name, had, gets } of plan) {
      const { present, next, former } = pathsOf(dataDir, name);
      if (had) renameSync(present, former);
      if (gets) renameSync(next, present);
    }
  } catch (error) {
    undoSwap(dataDir);
    throw error;
  }
  rmSync(planIn(dataDir));
}

/**
 * Undoes a swap that was interrupted; does nothing without one. Call it with the data folder locked.
 * @returns whether there was one
 * @throws SwapFailure when the data of before cannot be put back; nothing of it is deleted
 */
export function undoSwap(dataDir: string): boolean {
  const plan = planIn(dataDir);
  if (!existsSync(plan)) return false;
  try {
    for (const { name, had, gets } of readPlan(plan)) {
      const { present, next, former } = pathsOf(dataDir, name);
      if (gets && existsSync(present) && !existsSync(next)) renameSync(present, next);
      if (had && existsSync(former)) renameSync(former, present);
    }
    rmSync(plan);
    return true;
  } catch (error) {
    throw new SwapFailure(
      `A restore was interrupted, and the data of before cannot be put back: ${(error as Error).message}\n` +
        `It is in ${join(stagingIn(dataDir), 'former')}. Mend the cause and run the same command again.`,
    );
  }
}

/** The plan is written before anything is moved; an incomplete one has nothing to undo. */
function readPlan(file: string): readonly Swapped[] {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return [];
  }
}

import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './step.mjs';

/** The folder of the project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a program to its end without a terminal (so it cannot ask anything) and gives its output.
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: object, show?: boolean }} options `show`: pass the output through as it comes
 */
export function runProgram(command, { cwd = '.', env = {}, show = false } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command[0], command.slice(1), {
      cwd: resolve(root, cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 2 : 'pipe', show ? 2 : 'pipe'],
    });
    let output = '';
    const keep = (part) => {
      output = (output + part).slice(-200_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => failed(new Failure(`${command[0]}: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) done(output);
      else failed(new ProgramFailure(command, signal ?? code, output));
    });
  });
}

class ProgramFailure extends Failure {
  constructor(command, ending, output) {
    super(`${output.trimEnd().slice(-12_000)}\n\n${command.join(' ')}\nended with ${ending}.`);
    this.output = output;
  }
}

/** A program of node_modules, run by this Node: no shell, no `npx`. */
export function nodeProgram(file, ...args) {
  return [process.execPath, resolve(root, 'node_modules', file), ...args];
}

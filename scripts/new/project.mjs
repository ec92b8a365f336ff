import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** An error that the user can fix: shown without a stack. */
export class UsageError extends Error {}

/** The files of the repository as changed by a generator. Nothing is written before `save`. */
export class Project {
  #root;
  #texts = new Map();

  constructor(root) {
    this.#root = root;
  }

  has(path) {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  read(path) {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  folders(path) {
    const stored = readdirSync(join(this.#root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name))
      .map(({ name }) => name);
    const made = [...this.#texts.keys()]
      .map((file) => relative(path, file).split('/'))
      .filter((parts) => parts.length > 1 && parts[0] !== '..')
      .map(([name]) => name);
    return [...new Set([...stored, ...made])].sort();
  }

  files(path) {
    return readdirSync(join(this.#root, path), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  }

  create(path, content) {
    if (this.has(path)) throw new UsageError(`${path} exists already.`);
    this.#texts.set(path, content);
  }

  edit(path, change) {
    this.#texts.set(path, change(this.read(path)));
  }

  /** Inserts text after the first match of the pattern. */
  insertAfter(path, pattern, piece) {
    this.edit(path, (text) => {
      const match = text.match(pattern);
      if (!match) throw new UsageError(`${path} has no ${pattern}: it is not built as usual.`);
      const at = match.index + match[0].length;
      return text.slice(0, at) + piece + text.slice(at);
    });
  }

  /** Lint sorts the imports later. */
  addImport(path, statement) {
    this.edit(path, (text) => `${statement}\n${text}`);
  }

  /** Writes all changes and gives their paths. */
  save() {
    for (const [path, text] of this.#texts) {
      mkdirSync(join(this.#root, dirname(path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    return [...this.#texts.keys()].sort();
  }
}

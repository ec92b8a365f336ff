import type { Figure, Role } from './figure.js';

/** The figures of a situation by what they stand for. */
export class Figures {
  readonly #all: readonly Figure[];

  constructor(all: readonly Figure[]) {
    this.#all = all;
  }

  of(role: Role): readonly Figure[] {
    return this.#all.filter((figure) => figure.role === role);
  }

  one(role: Role): Figure | undefined {
    return this.of(role)[0];
  }

  hasTwo(...roles: readonly Role[]): boolean {
    return roles.some((role) => this.of(role).length > 1);
  }
}

/** The figures of a situation by what they stand for. */
export class FiguresByRole<Figure extends { readonly role: string }> {
  readonly #all: readonly Figure[];

  constructor(all: readonly Figure[]) {
    this.#all = all;
  }

  of(role: Figure['role']): readonly Figure[] {
    return this.#all.filter((figure) => figure.role === role);
  }

  one(role: Figure['role']): Figure | undefined {
    return this.of(role)[0];
  }

  /** Whether one of the roles is told more than once. */
  hasTwo(...roles: readonly Figure['role'][]): boolean {
    return roles.some((role) => this.of(role).length > 1);
  }
}

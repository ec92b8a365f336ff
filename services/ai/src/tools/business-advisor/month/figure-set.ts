import type { MonthFigure, MonthRole } from './month-figure.js';

/** The figures by role. */
export class FigureSet {
  readonly #figures: readonly MonthFigure[];

  constructor(figures: readonly MonthFigure[]) {
    this.#figures = figures;
  }

  all(role: MonthRole): readonly MonthFigure[] {
    return this.#figures.filter((figure) => figure.role === role);
  }

  one(role: MonthRole): MonthFigure | undefined {
    return this.all(role)[0];
  }

  /** Whether one of the roles is told more often than it can be understood. */
  isTwice(...roles: readonly MonthRole[]): boolean {
    return roles.some((role) => this.all(role).length > 1);
  }
}

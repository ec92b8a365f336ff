import type { Page } from '@playwright/test';
import type { Stage } from './stage';

/**
 * Who sees the screen: a guest, people of the demo content, a colleague of the owner, people who have just registered,
 * or whose résumé was analysed or rewritten.
 */
export type Viewer =
  | 'guest'
  | 'owner'
  | 'colleague'
  | 'new employer'
  | 'seeker'
  | 'new seeker'
  | 'analysed'
  | 'rewritten'
  | 'operator';

/** One picture of the product: a page, a tab, a dialog or a state of one. */
export interface Screen {
  /** Short and unique in its area; also the name of its picture. */
  readonly name: string;
  /** Default: a guest. */
  readonly as?: Viewer;
  /** `:job`, `:listing`, `:profile` … are replaced by records of the stage. */
  readonly path: string;
  /** What the network does before the page opens: `holds(…)`, `fails(…)`, `answers(…)`. */
  readonly before?: (page: Page, stage: Stage) => Promise<unknown>;
  /** What the viewer does then. It must store nothing, since the screens share one portal. */
  readonly steps?: (page: Page) => Promise<unknown>;
  /** A text that is visible when the screen is ready. Default: any level-one heading. */
  readonly shows?: string | RegExp;
  /** Only at this width, e.g. the sheet of filters on a phone. */
  readonly only?: 'phone' | 'desktop';
}

/** Screens by area, in the order of the index page. */
export type ScreensByArea = Readonly<Record<string, readonly Screen[]>>;

export const widths = { phone: 390, desktop: 1280 } as const;

import type {
  PageCall,
  PageCallAnswer,
  PageRequest,
  RenderedPage,
  SiteSettings,
} from '@commons/contracts/front-ends/page-rendering';

/** The assumed screen, until the browser knows its own width. */
export type Screen = 'phone' | 'desktop';

/** A server bundle: its file name, for stack traces, and its code. */
export interface BundleCode {
  readonly file: string;
  readonly code: string;
}

/** Start parameters of a render worker. */
export interface RenderWorkerData {
  readonly remote: string;
  readonly shell: BundleCode;
  readonly area: BundleCode;
}

/** The environment of a rendered page. */
export interface RenderScene {
  readonly screen: Screen;
  readonly language: string;
  readonly site: SiteSettings;
}

/** From the gateway to a worker: a page to render, or the answer to an API call. */
export type ToWorker =
  | { readonly id: number; readonly scene: RenderScene; readonly request: PageRequest }
  | { readonly id: number; readonly call: number; readonly answer: PageCallAnswer | undefined };

/** From a worker to the gateway: an API call, the rendered page, or an error. */
export type FromWorker =
  | { readonly id: number; readonly call: number; readonly asked: PageCall }
  | { readonly id: number; readonly page: RenderedPage }
  | { readonly id: number; readonly error: string };

const newsEvent = 'commons:area';

/** What happened to an area of the page: it started, could not be loaded, or threw. */
export interface AreaNews {
  readonly kind: 'view' | 'load_failure' | 'error';
  /** 'shell' or the name of a remote. */
  readonly area: string;
  readonly error?: unknown;
}

/**
 * Tells the page what happened to an area. An event of the window, not a shared module: each remote has its own copy of
 * this file, maybe of another version.
 */
export const tellAreaNews = (news: AreaNews): void =>
  void window.dispatchEvent(new CustomEvent(newsEvent, { detail: news }));

/** Calls `take` with the news of all areas. */
export const onAreaNews = (take: (news: AreaNews) => void): void =>
  window.addEventListener(newsEvent, (event) => take((event as CustomEvent<AreaNews>).detail));

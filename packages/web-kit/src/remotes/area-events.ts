const eventName = 'commons:area';

/** An area of the page started, could not be loaded, or threw. */
export interface AreaEvent {
  readonly kind: 'view' | 'load_failure' | 'error';
  /** 'shell' or the name of a remote. */
  readonly area: string;
  readonly error?: unknown;
}

/**
 * Reports an event of an area. Uses a window event, because each remote has its own copy of this module, possibly of
 * another version.
 */
export const reportAreaEvent = (happened: AreaEvent): void =>
  void window.dispatchEvent(new CustomEvent(eventName, { detail: happened }));

/** Calls `take` with the events of all areas. */
export const onAreaEvent = (take: (happened: AreaEvent) => void): void =>
  window.addEventListener(eventName, (event) => take((event as CustomEvent<AreaEvent>).detail));

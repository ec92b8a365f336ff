// The shell's copy only: it hydrates the page and shows the remote in it.
let underWay = false;
let whenAlive = () => {};

/**
 * Called by the shell before it hydrates a page that the server rendered.
 * @param alive called once the page of the remote is alive
 */
export const beginHydration = (alive: () => void): void => {
  underWay = true;
  whenAlive = alive;
};

/** Called each time the page of a remote is shown. */
export const endHydration = (): void => {
  if (!underWay) return;
  underWay = false;
  whenAlive();
};

/**
 * True until the page of the remote is alive. Until then, changes from outside must be transitions: an urgent one makes
 * React throw away the server's HTML and show the loading state instead.
 */
export const isHydrating = (): boolean => underWay;

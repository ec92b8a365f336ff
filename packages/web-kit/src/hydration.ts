// The shell's copy only: it hydrates the page and shows the remote in it.
let underWay = false;

/** Called by the shell before it hydrates a page that the server rendered. */
export const beginHydration = (): void => {
  underWay = true;
};

/** Called once the page of the remote is alive. */
export const endHydration = (): void => {
  underWay = false;
};

/**
 * True until the page of the remote is alive. Until then, changes from outside must be transitions: an urgent one makes
 * React throw away the server's HTML and show the loading state instead.
 */
export const isHydrating = (): boolean => underWay;

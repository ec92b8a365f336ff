// The shell's copy only: it hydrates the page and shows the remote in it.
let underWay = false;
let waiting: (() => void)[] = [];

/** Called by the shell before it hydrates a page that the server rendered. */
export const beginHydration = (): void => {
  underWay = true;
};

/** Called each time the page of a remote is shown. */
export const endHydration = (): void => {
  underWay = false;
  const calls = waiting;
  waiting = [];
  for (const call of calls) call();
};

/**
 * True until the page of the remote is alive. Until then, changes from outside must be transitions: an urgent one makes
 * React throw away the server's HTML and show the loading state instead.
 */
export const isHydrating = (): boolean => underWay;

/** Calls back once the page of the remote is alive: at once, where none is being hydrated. */
export const whenAlive = (call: () => void): void => {
  if (underWay) waiting.push(call);
  else call();
};

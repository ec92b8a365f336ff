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
 * True until the page of the remote is hydrated. Until then, external changes must be transitions: an urgent update
 * makes React discard the server's HTML and show the loading state.
 */
export const isHydrating = (): boolean => underWay;

/** Calls back once the page of the remote is hydrated: at once when there is no hydration. */
export const whenAlive = (call: () => void): void => {
  if (underWay) waiting.push(call);
  else call();
};

let machines = 0;

/** An IP address not used before in the test file, so that tests do not share rate limits. */
export const machine = () => `198.51.100.${++machines}`;

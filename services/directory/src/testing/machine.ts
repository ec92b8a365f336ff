let machines = 0;

/** The address of a machine that nothing in the test file came from yet: limits of one are not those of the next. */
export const machine = () => `198.51.100.${++machines}`;

/** A start failure that a person can fix: the message is printed as is, without a stack. */
export class StartFailure extends Error {}

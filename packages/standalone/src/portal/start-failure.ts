/** A start that failed for a reason a person can mend: the text is shown as it stands, without a stack. */
export class StartFailure extends Error {}

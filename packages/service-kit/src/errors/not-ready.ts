/** A store answers, but the service cannot work yet; `/readyz` shows the message. */
export class NotReady extends Error {}

/** An error that the publisher can fix; its message is for them. */
export class PublicationFailure extends Error {}

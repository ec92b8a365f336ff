/** Something that the publisher can mend; its message is for them. */
export class PublicationFailure extends Error {}

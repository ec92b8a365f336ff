// Lengths of fields whose limit is the same on every page. This package doesn't know the contract: a test of web-kit
// compares them with it.

/** A person's name. */
export const longestName = 100;
/** An email address (RFC 5321). */
export const longestEmail = 254;
/** A city, ZIP or state to search in. */
export const longestPlace = 120;
/** Search words. */
export const longestSearch = 200;
/** Room for any number that a field accepts, with commas and decimals. */
export const longestNumber = 24;

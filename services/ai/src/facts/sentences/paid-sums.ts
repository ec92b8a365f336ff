const paid = /\b(?:billed|charged|paid|owes?|owed|refunded|cost)\b[^,$]*,[^,]*\$[^,]*$/i;

/** "They billed us twice, $89.99 each.": the sum behind the comma belongs to what was done, and is no note of its own. */
export const endsWithPaidSum = (sentence: string): boolean => paid.test(sentence);

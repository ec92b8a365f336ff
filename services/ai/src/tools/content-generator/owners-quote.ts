/** "Ruth Ann (that is me)" */
const ofWriter = / \((?:that(?:['’]s| is) me|me|myself|yo)\)/gi;
const quoted = /\bquote (?:from|by) (me|us|[^:"“]{3,40}?):? *["“]([^"”]+?)[.,]?["”]/i;

/**
 * A brief with its "quote from me" as a quotation.
 * @param name who wrote it
 */
export const withOwnersQuote = (brief: string, name: string | undefined): string =>
  brief.replace(ofWriter, '').replace(quoted, (whole, who: string, words: string) => {
    const speaker = /^(?:me|us)$/i.test(who) ? name : who;
    return speaker ? `"${words}," says ${speaker}` : whole;
  });

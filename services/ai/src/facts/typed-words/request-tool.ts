/** The tools whose requests are labelled. */
export type RequestTool = 'email' | 'post' | 'text';

import { Fragment } from 'react';

/** Seams of addresses and file names, where a line break splits no word. */
const seams = /(?<=[@._/?&=+-])(?=[^@._/?&=+-])/;

/**
 * An email address or file name that breaks at its seams if it is longer than the line. Not for links: the breaks would
 * become spaces in their accessible names.
 */
export function Breakable({ children }: { readonly children: string }) {
  return (
    <span>
      {children.split(seams).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

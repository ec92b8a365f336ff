import { Fragment } from 'react';

/** Where addresses and file names are put together; a break there breaks no word. */
const seams = /(?<=[@._/?&=+-])(?=[^@._/?&=+-])/;

/**
 * An email address or a file name: where it is longer than the line, it breaks at its seams first. Not for links: the
 * breaks would become spaces in their accessible names.
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

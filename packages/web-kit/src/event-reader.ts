import type { ServerEvent } from '@commons/contracts/shell-contract';
import { createParser } from 'eventsource-parser';

/** Takes the text of a `text/event-stream` in pieces of any size and tells each whole event. */
export function eventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  const parser = createParser({
    onEvent: ({ event, id, data }) => onEvent({ event: event ?? 'message', id, data }),
  });
  return (piece) => parser.feed(piece);
}

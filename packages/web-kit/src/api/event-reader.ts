import type { ServerEvent } from '@commons/contracts/shell-contract';
import { createParser } from 'eventsource-parser';

/** Parses a `text/event-stream` from chunks of any size and emits each complete event. */
export function eventReader(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  const parser = createParser({
    onEvent: ({ event, id, data }) => onEvent({ event: event ?? 'message', id, data }),
  });
  return (piece) => parser.feed(piece);
}

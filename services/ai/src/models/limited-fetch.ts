/** A piece of a stream is a hundred times as long as its word; no sound answer comes near the limit. */
export const bytesPerCharacter = 400;

/**
 * A fetch that gives an answer up once it is longer than this. The limits of the text do not see what is no text: one
 * line without an end, comments of the protocol, a whole answer in one piece.
 */
export const limitedFetch =
  (bytes: number): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.body) return answer;
    let left = bytes;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new Error('the answer of the model is too long'));
        else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counting), { status, statusText, headers });
  };

/**
 * The protocol overhead of a streamed piece is about a hundred times its word; no valid answer comes near the limit.
 */
export const bytesPerCharacter = 400;

/**
 * A fetch that aborts an answer above this size. The text limits do not cover what is not text: an endless line,
 * protocol comments, a whole answer in one piece.
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

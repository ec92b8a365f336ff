import type { FastifyReply } from 'fastify';

/** Counting stops here: a larger number costs a scan and is of no use to readers (decision A19). */
export const exactCountLimit = 1_000;

/** Header of every list answer. */
const totalCountHeader = 'x-total-count';

/** Value of the header: the number up to 1,000, then '1000+' (decision A19). */
const totalCountText = (total: number): string =>
  total > exactCountLimit ? `${exactCountLimit}+` : String(total);

/**
 * Sets X-Total-Count on a list answer.
 * @param total number of all matching rows, counted with a limit of `exactCountLimit + 1`
 */
export const setTotalCount = (reply: FastifyReply, total: number): void => {
  reply.header(totalCountHeader, totalCountText(total));
};

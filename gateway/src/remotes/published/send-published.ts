import { hasCurrent } from '@commons/service-kit/http/entity-tag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../proxy/compression.js';
import type { PublishedFile } from './published-files.js';

const immutable = 'public, max-age=31536000, immutable';
/** Caching of files from an override. */
export const forOneBrowser = 'private, no-store';

/** Sends a file of a published version, compressed where the client accepts it; 304 where the client has it. */
export function sendPublished(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, packed, contentType, etag }: PublishedFile,
  caching = immutable,
): void {
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const encoding = wanted && packed[wanted] ? wanted : undefined;
  const tag = `"${etag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ 'cache-control': caching, etag: tag, vary: 'accept-encoding' });
  if (hasCurrent(request.headers['if-none-match'], tag)) {
    reply.code(304).send();
    return;
  }
  reply.headers({ 'content-type': contentType, ...(encoding && { 'content-encoding': encoding }) });
  reply.send(encoding ? packed[encoding] : plain);
}

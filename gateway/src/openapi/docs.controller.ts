import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Public } from '@commons/service-kit/auth/access-rules';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import viewerFolder from 'swagger-ui-dist/absolute-path.js';
import { failures } from '../failures.js';
import { Limited } from '../limits/limited.js';
import { chooseEncoding, compressStream } from '../proxy/compression.js';
import { ApiDocument } from './api-document.js';
import { docsPage, docsScript } from './docs-page.js';

/** The only files of the Swagger UI package that the page requires. */
const viewerFiles: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The API's description, as a document and as a page. */
@Public()
@Limited('read')
@Controller('api')
export class DocsController {
  constructor(private readonly document: ApiDocument) {}

  @Get('openapi.json')
  @Header('cache-control', 'no-cache')
  json() {
    return this.document.build();
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-cache')
  page(): string {
    return docsPage(this.document.title);
  }

  /** A separate script, because the content security policy allows no inline scripts. */
  @Get('docs/start.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', 'no-cache')
  script(): string {
    return docsScript;
  }

  @Get('docs/:file')
  file(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const type = Object.hasOwn(viewerFiles, file) ? viewerFiles[file] : undefined;
    if (!type) throw failures.notFound();
    const content = createReadStream(join(viewerFolder(), file));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
    reply.header('vary', 'accept-encoding');
    if (encoding) reply.header('content-encoding', encoding);
    reply.send(encoding ? compressStream(content, encoding) : content);
  }
}

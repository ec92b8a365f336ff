import type { UploadRule } from '@commons/contracts/operations/operation';
import type { MultipartFile } from '@fastify/multipart';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../errors/refuse.js';
import { checkInput } from '../validation/validation.pipe.js';

/** Metadata key of a route's upload rule, read by the API description. */
const UPLOAD = 'commons:upload';

/** Rule of a route, in Fastify's route config. */
interface UploadConfig {
  readonly upload?: UploadRule;
}

/** An uploaded file, whole in memory: at most as large as the route's rule allows. */
export interface UploadedFile {
  readonly filename: string;
  /** As claimed by the sender; check the bytes before trusting it. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Most bytes of all text fields together, with their multipart wrapping. */
const fieldAllowance = 256 * 1024;

const noFields = z.object({});

/** Lets a route accept `multipart/form-data`. Read it with `readUpload` (one file) or `uploadedFiles`. */
export const Upload = (rule: UploadRule) =>
  applyDecorators(RouteConfig({ upload: rule } satisfies UploadConfig), SetMetadata(UPLOAD, rule));

/** The upload rule of the route of a request. */
export const uploadRule = (request: FastifyRequest): UploadRule | undefined =>
  (request.routeOptions.config as UploadConfig | undefined)?.upload;

const tooLarge = ({ maximumBytes, tooLargeText }: UploadRule) =>
  refuse(
    400,
    tooLargeText ?? `File size must be less than ${Math.round(maximumBytes / 1_048_576)}MB`,
  );

/** Refuses by Content-Length, before any of the body is read. */
export function refuseLargeUpload(request: FastifyRequest, rule: UploadRule): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > rule.maximumBytes * (rule.files ?? 1) + fieldAllowance) throw tooLarge(rule);
}

async function readFile(file: MultipartFile, rule: UploadRule): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.file as AsyncIterable<Buffer>) chunks.push(chunk);
  if (file.file.truncated) throw tooLarge(rule);
  const bytes = Buffer.concat(chunks);
  return { filename: file.filename, contentType: file.mimetype, bytes };
}

function multipartRule(request: FastifyRequest): UploadRule {
  const rule = uploadRule(request);
  if (!rule) throw new Error('the route has no @Upload rule');
  if (!request.isMultipart()) throw refuse(415, 'Unsupported content type');
  return rule;
}

/**
 * Reads a multipart request of a route with `@Upload`.
 * @param upload the route's rule, with the schema of its text fields
 * @returns the parsed fields, and the file if one with content was sent
 * @throws 400 for a file over the limit and for malformed multipart, 422 for the fields
 */
export async function readUpload<Fields extends z.ZodType>(
  request: FastifyRequest,
  { fields }: UploadRule<Fields>,
): Promise<{ fields: z.output<Fields>; file: UploadedFile | undefined }> {
  const rule = multipartRule(request);
  const values: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  try {
    const limits = { fileSize: rule.maximumBytes, files: 1, fields: 50, fieldSize: 100_000 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') values[part.fieldname] = part.value;
      else if (part.fieldname === rule.part) file = await readFile(part, rule);
      else part.file.resume();
    }
  } catch (error) {
    throw uploadError(error, rule);
  }
  const empty = file && file.bytes.length === 0 && file.filename === '';
  const checked = await checkInput(fields ?? noFields, values, ['body']);
  return { fields: checked as z.output<Fields>, file: empty ? undefined : file };
}

/** One of several files; a file that is too large has no bytes. */
export interface StreamedFile extends UploadedFile {
  readonly tooLarge: boolean;
}

/** The plugin's types allow this option for the whole server only. */
const goOnAfterLargeFile: object = { throwFileSizeLimit: false };

/** Most parts of one request; no form of the portal sends more. */
const maxParts = 100;

/**
 * Reads the files of a multipart request of a route with `@Upload` one by one: only one is in memory at a time. The
 * caller must consume them all, otherwise the connection is left in the middle of the request.
 * @throws 400 for malformed multipart
 */
export async function* uploadedFiles(request: FastifyRequest): AsyncGenerator<StreamedFile> {
  const rule = multipartRule(request);
  const limits = {
    fileSize: rule.maximumBytes,
    files: maxParts,
    fields: maxParts,
    fieldSize: 10_000,
  };
  try {
    for await (const part of request.parts({ limits, ...goOnAfterLargeFile })) {
      if (part.type === 'field') continue;
      const file = await streamedFile(part);
      if (part.fieldname === rule.part && (file.filename !== '' || file.bytes.length > 0))
        yield file;
    }
  } catch (error) {
    throw uploadError(error, rule);
  }
}

async function streamedFile(part: MultipartFile): Promise<StreamedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) chunks.push(chunk);
  const tooLarge = part.file.truncated;
  const bytes = tooLarge ? Buffer.alloc(0) : Buffer.concat(chunks);
  return { filename: part.filename, contentType: part.mimetype, bytes, tooLarge };
}

function uploadError(error: unknown, rule: UploadRule): unknown {
  const { code, name } = error as { code?: string; name?: string };
  if (name === 'HttpException') return error;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(rule);
  if (code === 'FST_FILES_LIMIT') return refuse(400, 'Only one file can be sent');
  return refuse(400, 'The upload could not be read');
}

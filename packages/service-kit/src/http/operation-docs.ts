import { ErrorAnswer } from '@commons/contracts/errors';
import type { Operation, UploadRule } from '@commons/contracts/operations/operation';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type * as Swagger from '@nestjs/swagger';
import { z } from 'zod';
import { ACCOUNT_TYPE, INTERNAL, OPERATOR, PUBLIC } from '../auth/access-rules.js';
import { ANSWER, type RouteAnswer } from './answers.js';
import { OPERATION } from './handles.js';
import { UPLOAD } from './upload.js';

/** A controller method that handles a route. */
interface Handler {
  readonly controller: { readonly prototype: object };
  readonly name: string;
  readonly descriptor: PropertyDescriptor;
}

/** Facts about a handler: access, input, errors. */
interface Facts {
  readonly isPublic: boolean;
  readonly isRestricted: boolean;
  readonly isChecked: boolean;
  readonly mayBeMissing: boolean;
  readonly upload: UploadRule | undefined;
  readonly answer: RouteAnswer | undefined;
}

const described = new WeakSet<object>();

/** The operations of the routes that are bound to one. */
export const boundOperations = (app: NestFastifyApplication): Operation[] =>
  handlersOf(app).flatMap(
    ({ descriptor }) => Reflect.getMetadata(OPERATION, descriptor.value) ?? [],
  );

/**
 * Adds what a route's own decorators declare to the OpenAPI document: security, the body of an upload, the answer, and
 * errors. Call it before a document is built; a route is described once, even when several apps have it.
 * @param swagger @nestjs/swagger, which is loaded lazily
 */
export function describeRoutes(app: NestFastifyApplication, swagger: typeof Swagger): void {
  for (const handler of handlersOf(app)) {
    const method = handler.descriptor.value as object;
    if (described.has(method)) continue;
    if (Reflect.hasMetadata(OPERATION, method)) continue;
    described.add(method);
    const facts = factsOf(handler);
    const decorate = (decorator: MethodDecorator) =>
      decorator(handler.controller.prototype, handler.name, handler.descriptor);
    const bearer = { bearer: [] };
    // An empty requirement besides the token means that guests may call as well.
    decorate(swagger.ApiOperation({ security: facts.isPublic ? [{}, bearer] : [bearer] }));
    if (facts.upload) {
      decorate(swagger.ApiConsumes('multipart/form-data'));
      decorate(swagger.ApiBody({ schema: uploadBody(facts.upload) as never }));
    }
    if (facts.answer) {
      const { schema, status = 200, list = false } = facts.answer;
      const done = { standardSchema: schema as never, isArray: list };
      decorate(swagger.ApiResponse({ status, description: 'Done', ...done }));
    }
    for (const [status, description] of Object.entries(errorsOf(facts))) {
      decorate(
        swagger.ApiResponse({
          status: status === 'default' ? 'default' : Number(status),
          description,
          standardSchema: ErrorAnswer as never,
        }),
      );
    }
  }
}

function handlersOf(app: NestFastifyApplication): Handler[] {
  const scanner = new MetadataScanner();
  return [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => {
      const controller = metatype as unknown as Handler['controller'];
      return scanner.getAllMethodNames(controller.prototype).flatMap((name) => {
        const descriptor = descriptorOf(controller.prototype, name);
        const isRoute = descriptor && Reflect.hasMetadata('path', descriptor.value);
        return isRoute ? [{ controller, name, descriptor }] : [];
      });
    });
}

/** The method may be inherited. */
function descriptorOf(prototype: object | null, name: string): PropertyDescriptor | undefined {
  if (!prototype) return undefined;
  return (
    Object.getOwnPropertyDescriptor(prototype, name) ??
    descriptorOf(Object.getPrototypeOf(prototype), name)
  );
}

function factsOf({ controller, name, descriptor }: Handler): Facts {
  const rule = (key: string): unknown =>
    Reflect.getMetadata(key, descriptor.value) ?? Reflect.getMetadata(key, controller);
  const inputs = Object.keys(Reflect.getMetadata('__routeArguments__', controller, name) ?? {});
  const takes = (type: RouteParamtypes) => inputs.some((key) => key.startsWith(`${type}:`));
  const upload = rule(UPLOAD) as UploadRule | undefined;
  const answer = rule(ANSWER) as RouteAnswer | undefined;
  const isRestricted = [ACCOUNT_TYPE, OPERATOR, INTERNAL].some((key) => rule(key) !== undefined);
  const takesBody = takes(RouteParamtypes.BODY);
  return {
    isPublic: rule(PUBLIC) === true,
    isRestricted,
    isChecked: takesBody || takes(RouteParamtypes.QUERY) || !!upload,
    // A path or a body identifies a record; operations for one kind of account are mostly about the caller's own.
    mayBeMissing: takes(RouteParamtypes.PARAM) || takesBody || isRestricted,
    upload,
    answer,
  };
}

function errorsOf({ isPublic, isRestricted, isChecked, mayBeMissing }: Facts) {
  return {
    ...(isChecked && { 400: 'The request cannot be read' }),
    ...(!isPublic && { 401: 'Not signed in, or the session has ended' }),
    ...(isRestricted && { 403: 'Not for this kind of account' }),
    ...(mayBeMissing && { 404: 'Not found, or not the caller’s own' }),
    ...(isChecked && { 422: 'Fields are refused; each is named in `detail`' }),
    429: 'Too many requests; `Retry-After` says when to try again',
    503: 'A store or service is not available at the moment',
    default: 'Refused or failed',
  };
}

/** JSON Schema of a multipart body: the file and its text fields. */
function uploadBody({ part, files = 1, fields }: UploadRule): object {
  const file = { type: 'string', format: 'binary' };
  const { properties, required } = z.toJSONSchema(fields ?? z.object({}), { io: 'input' });
  const parts = files > 1 ? { type: 'array', items: file } : file;
  return {
    type: 'object',
    properties: { ...properties, [part]: parts },
    ...(required && { required }),
  };
}

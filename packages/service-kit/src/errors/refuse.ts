import type { FieldError } from '@commons/contracts/errors';
import { HttpException } from '@nestjs/common';

/**
 * An exception that is answered as `{detail}` with a 4xx status: `throw refuse(404, 'Job not found')`.
 * @param detail text shown to people, or the list of refused fields (with 422)
 */
export const refuse = (status: number, detail: string | FieldError[]): HttpException =>
  new HttpException({ detail }, status);

/** 422 for one field that a schema cannot check: `throw refuseField(['body', 'email'], 'Already taken')`. */
export const refuseField = (loc: (string | number)[], msg: string, type = 'value_error') =>
  refuse(422, [{ loc, msg, type }]);

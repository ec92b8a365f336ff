import type { FieldError } from '@commons/contracts/errors';
import { HttpException } from '@nestjs/common';

/**
 * An answer `{detail}` with a 4xx status: `throw refuse(404, 'Job not found')`.
 * @param detail text for people, or the list of refused fields (with 422)
 */
export const refuse = (status: number, detail: string | FieldError[]): HttpException =>
  new HttpException({ detail }, status);

/** 422 for one field that only the service can judge: `throw refuseField(['body', 'email'], 'Already taken')`. */
export const refuseField = (loc: (string | number)[], msg: string, type = 'value_error') =>
  refuse(422, [{ loc, msg, type }]);

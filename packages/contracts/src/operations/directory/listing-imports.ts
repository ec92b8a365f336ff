import { importOperations } from '../import-operations.js';
import { operations } from '../operation.js';

/** Files of businesses, imported in the operator's console. */
export const listingImports = operations({
  'POST /business-directory/operator/imports': importOperations.upload,
  'GET /business-directory/operator/imports': importOperations.list,
  'GET /business-directory/operator/imports/{id}': importOperations.read,
  'POST /business-directory/operator/imports/{id}/check': importOperations.check,
  'POST /business-directory/operator/imports/{id}/start': importOperations.start,
  'GET /business-directory/operator/imports/{id}/bad-rows': importOperations.badRows,
  'POST /business-directory/operator/imports/{id}/undo': importOperations.undo,
  'DELETE /business-directory/operator/imports/{id}': importOperations.drop,
});

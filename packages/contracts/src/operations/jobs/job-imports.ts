import { importOperations } from '../import-operations.js';
import { operations } from '../operation.js';

/** Files of jobs, imported in the operator's console. */
export const jobImports = operations({
  'POST /jobs/operator/imports': importOperations.upload,
  'GET /jobs/operator/imports': importOperations.list,
  'GET /jobs/operator/imports/{id}': importOperations.read,
  'POST /jobs/operator/imports/{id}/check': importOperations.check,
  'POST /jobs/operator/imports/{id}/start': importOperations.start,
  'GET /jobs/operator/imports/{id}/bad-rows': importOperations.badRows,
  'POST /jobs/operator/imports/{id}/undo': importOperations.undo,
  'DELETE /jobs/operator/imports/{id}': importOperations.drop,
});

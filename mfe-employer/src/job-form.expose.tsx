import type { JobFormProps } from '@commons/contracts/shell-contract';
import { exposed } from '@commons/web-kit/remotes/remote-app';
import { JobForm } from './features/job-form/job.form';

export default exposed<JobFormProps>(JobForm);

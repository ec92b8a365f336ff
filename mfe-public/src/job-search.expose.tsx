import type { RemoteAppProps } from '@commons/contracts/shell-contract';
import { exposed } from '@commons/web-kit/remotes/remote-app';
import { JobBoard } from './features/jobs/board/job-board';

export default exposed<RemoteAppProps>(JobBoard);

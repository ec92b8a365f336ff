import type { RemoteAppProps } from '@commons/contracts/shell-contract';
import { exposed } from '@commons/web-kit/remote-app';
import { BusinessTools } from './features/business-tools/business-tools';

export default exposed<RemoteAppProps>(BusinessTools);

import type { RemoteAppProps } from '@commons/contracts/shell-contract';
import { exposed } from '@commons/web-kit/remotes/remote-app';
import { AccountSettings } from './features/account-settings/account-settings';
import routes from './routes.json';

const hasContactPage = routes.some(({ path }) => path === '/contact');

export default exposed<RemoteAppProps>(() => <AccountSettings hasContactPage={hasContactPage} />);

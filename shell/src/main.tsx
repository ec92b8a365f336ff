import '@commons/ui/styles.css';
import './frame/frame.css';
import { announceMoves } from '@commons/web-kit/history-moves';
import { createQueryClient } from '@commons/web-kit/query-client';
import { startRemotes } from '@commons/web-kit/remote-loader';
import { BrowserRouter } from '@commons/web-kit/router';
import { SessionStore } from '@commons/web-kit/session-store';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { readApiBase, readRegistry } from './page-settings';

startRemotes(
  {
    register: ({ name, entry }, force) => registerRemotes([{ name, entry }], { force }),
    load: (id) => loadRemote(id),
  },
  readRegistry(),
);

announceMoves();
const queryClient = createQueryClient();
const store = new SessionStore({
  base: readApiBase(),
  onUserChange: () => queryClient.clear(),
});
void store.restore();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <App queryClient={queryClient} store={store} />
    </BrowserRouter>,
  );
}

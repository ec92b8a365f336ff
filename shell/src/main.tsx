import '@commons/ui/styles.css';
import './frame/frame.css';
import './page-language';
import { followOtherTabs } from '@commons/web-kit/api/other-tabs';
import { createQueryClient } from '@commons/web-kit/api/query-client';
import { refetchWhenBack } from '@commons/web-kit/api/when-back';
import { announceMoves } from '@commons/web-kit/forms/history-moves';
import { startRemotes } from '@commons/web-kit/remote-loader';
import { beginHydration, whenAlive } from '@commons/web-kit/remotes/hydration';
import { BrowserRouter } from '@commons/web-kit/router';
import { SessionStore } from '@commons/web-kit/session/session-store';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { checkedEntries } from './checked-entries';
import { connection, onConnection } from './offline/connection';
import { clearOfflinePages } from './offline/offline-pages';
import { leaveOverrides } from './override/overridden';
import { keepAnswers } from './page-answers';
import { readApiBase, readPageData, readRegistry } from './page-settings';
import { watchPage } from './reports/watch-page';

watchPage();
startRemotes(
  {
    register: ({ name, entry }, force) => registerRemotes([{ name, entry }], { force }),
    load: (id) => loadRemote(id),
  },
  readRegistry(),
);

registerPlugins([checkedEntries()]);
announceMoves();
const queryClient = createQueryClient();
followOtherTabs(queryClient);
refetchWhenBack(queryClient);
const store = new SessionStore({
  base: readApiBase(),
  onUserChange: () => {
    queryClient.clear();
    if (!store.snapshot().user) clearOfflinePages();
  },
  onSignedOut: leaveOverrides,
});
if (connection().kept) {
  // Without a network the session cannot be verified; that does not end it.
  const end = onConnection(() => {
    if (connection().offline) return;
    end();
    void store.restore();
    void queryClient.invalidateQueries();
  });
} else void store.restore();

const root = document.getElementById('root');
const data = readPageData();
const site = (
  <BrowserRouter>
    <App queryClient={queryClient} store={store} />
  </BrowserRouter>
);
if (root && data) {
  keepAnswers(queryClient, data);
  beginHydration();
  whenAlive(() => {
    // From now on the answers age. Signed-in people get more in an answer than the guest for whom it was rendered.
    const isMembers = store.snapshot().user || store.snapshot().loading;
    const refetchType = isMembers && !connection().kept ? 'active' : 'none';
    void queryClient.invalidateQueries({ refetchType });
    root.dataset.alive = '';
  });
  hydrateRoot(root, site);
} else if (root) {
  createRoot(root).render(site);
}

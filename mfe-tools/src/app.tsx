import { remoteApp } from '@commons/web-kit/remotes/remote-app';
import routes from './routes.json';

export default remoteApp(
  routes,
  (page) => import(/* webpackChunkName: "[request]" */ `./pages/${page}.page.tsx`),
);

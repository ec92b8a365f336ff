// The only place that imports the router library. This module is shared between the shell and the remotes, and a
// shared module is never tree-shaken: each name here costs every visitor bytes, so add one only when it is used.
// The data router (createBrowserRouter, useBlocker, ScrollRestoration) alone would cost 16 KB on the wire.
export {
  BrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';

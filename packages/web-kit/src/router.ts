// The only place that imports the router library. This module is shared between the shell and the remotes, and a
// shared module is never tree-shaken: each name here costs every visitor bytes, so add one only when it is used.
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

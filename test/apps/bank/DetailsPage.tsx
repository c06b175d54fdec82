import { useQuery } from '@tanstack/react-query';
import { TransactionList } from 'merchantry';
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useNavigate,
  useParams,
} from 'react-router';
import { fetchStatement } from './fetchStatement.js';

const LATENCY_MS = 100;

function Statement() {
  const navigate = useNavigate();
  const { data } = useQuery({
    queryKey: ['statement'],
    queryFn: () => fetchStatement({ from: 0, to: 2000 }, LATENCY_MS),
  });
  return <TransactionList transactions={data ?? []} onSelect={({ id }) => navigate(id)} />;
}

function Details() {
  const { id } = useParams();
  return (
    <>
      <Link to="..">Statement</Link>
      <h1>{id}</h1>
    </>
  );
}

/**
 * Effects run in document order: the first component restores the place before the list measures.
 */
const restoresFirst = new URLSearchParams(location.search).get('restores') === 'before';

function Layout() {
  return (
    <>
      {restoresFirst && <ScrollRestoration />}
      <Outlet />
      {!restoresFirst && <ScrollRestoration />}
    </>
  );
}

const routes = [
  {
    Component: Layout,
    children: [
      { index: true, Component: Statement },
      { path: ':id', Component: Details },
    ],
  },
];
const router = createBrowserRouter(routes, { basename: '/details-page' });

/** A row opens a separate page, from which the reader comes back. */
export function DetailsPage() {
  return <RouterProvider router={router} />;
}

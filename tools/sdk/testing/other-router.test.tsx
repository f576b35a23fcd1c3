// @vitest-environment happy-dom
import type { LoaderFunctionArgs } from '@revisoins/router';
import { cleanup, configure, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import manifest from 'react-router-dom-6/package.json' with { type: 'json' };

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

// A host with the router's major before ours, which has no `data`: the host adds what its remotes expect.
vi.mock('react-router-dom', async () => ({
  ...(await import('react-router-dom-6')),
  data: (body: unknown, init?: ResponseInit) => Response.json(body, init),
}));

// Two routers and a host are loaded, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

afterEach(cleanup);

async function cards() {
  const {
    data,
    Link,
    redirect,
    useBlocker,
    useLoaderData,
    useLocation,
    useNavigate,
    useParams,
    useRevalidator,
    useSearchParams,
  } = await import('@revisoins/router');

  function Home() {
    const navigate = useNavigate();
    const { revalidate } = useRevalidator();
    const [params, setParams] = useSearchParams();
    return (
      <main>
        <h1>Cards</h1>
        <p>{`loads: ${useLoaderData()}, deck: ${params.get('deck')}, blocked: ${useBlocker(false).state}`}</p>
        <button onClick={() => setParams({ deck: '2' })}>Other deck</button>
        <button onClick={() => void revalidate()}>Again</button>
        <button onClick={() => void navigate('/cards/old')}>Old card</button>
        <Link to="/cards/7">Card 7</Link>
      </main>
    );
  }

  function Card() {
    const { id } = useLoaderData() as { id: string };
    return <h1>{`${id} of ${useParams()['cardId']} at ${useLocation().pathname}`}</h1>;
  }

  let loads = 0;
  const declared = [
    { id: 'home', path: '/cards' },
    { id: 'card', path: '/cards/:cardId' },
  ];
  const routes = [
    { id: 'home', loader: () => String((loads += 1)), Component: Home },
    {
      id: 'card',
      loader: ({ params }: LoaderFunctionArgs) =>
        params['cardId'] === 'old' ? redirect('/cards/new') : data({ id: params['cardId'] }),
      Component: Card,
    },
  ];
  return { declaration: { name: 'cards', routes: declared }, routes, texts: { fr: {}, en: {} } };
}

test('a remote runs in a host on another major of the router: it knows it by the names of its face alone', async () => {
  expect(manifest.version).toMatch(/^6\./);
  const { openScreen } = await import('./index.ts');
  const screen = await openScreen(await cards(), { at: '/cards?deck=1' });
  expect(screen.getByText('loads: 1, deck: 1, blocked: unblocked')).toBeDefined();
  fireEvent.click(screen.getByText('Again'));
  await screen.findByText(/loads: 2, deck: 1/);
  fireEvent.click(screen.getByText('Other deck'));
  await screen.findByText(/deck: 2/);
  fireEvent.click(screen.getByText('Card 7'));
  await screen.findByText('7 of 7 at /cards/7');
  cleanup();
  const other = await openScreen(await cards(), { at: '/cards' });
  fireEvent.click(other.getByText('Old card'));
  await other.findByText('new of new at /cards/new');
});

import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { ofetch } from 'ofetch';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { setup } from 'xstate';

const lamp = setup({}).createMachine({
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});

function OneButton() {
  const [snapshot, send] = useMachine(lamp);
  return <Button onClick={() => send({ type: 'press' })}>{snapshot.value}</Button>;
}

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({ fetch: ofetch.native }),
  defaultOptions: {
    watchQuery: { errorPolicy: 'all' },
    query: { errorPolicy: 'all' },
    mutate: { errorPolicy: 'all' },
  },
});
const router = createBrowserRouter([{ path: '*', element: <OneButton /> }]);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );

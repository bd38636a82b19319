import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { ListsNotice } from '#features/listsNotice/ListsNotice.tsx';
import { useViewer } from '#session/useViewer.ts';
import type { DataClient } from './dataClient.ts';

/** Around the pages behind the log-in: they read through the GraphQL client of the person. */
export function createDataRoot(clientOf: DataClient['of']) {
  return function DataRoot() {
    const { userInfo } = useViewer();
    return (
      // By person: what one has typed into a page must not stand there for the next.
      <ApolloProvider key={userInfo?.userId} client={clientOf(userInfo?.userId)}>
        <ListsNotice />
        <Outlet />
      </ApolloProvider>
    );
  };
}

import { ApolloProvider } from '@apollo/client/react';
import { Outlet } from 'react-router-dom';
import { useViewer } from '#session/useViewer.ts';
import type { DataClient } from './dataClient.ts';

/** Around the pages behind the log-in: they read through the GraphQL client of the person. */
export function createDataRoot(dataClient: DataClient) {
  return function DataRoot() {
    const { userInfo } = useViewer();
    return (
      <ApolloProvider client={dataClient(userInfo?.userId)}>
        <Outlet />
      </ApolloProvider>
    );
  };
}

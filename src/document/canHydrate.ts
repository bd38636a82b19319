import { createPath } from 'react-router-dom';
import type { createApp } from '#app/createApp.ts';
import { removeCampaignParameters } from '#domain/campaign.ts';
import { hasGraphqlQueries, findMatchedRoute } from '#app/routes.tsx';

/** Whether the app would show what the server rendered, a visitor's page without stored data, so it can be hydrated. */
export function canHydrate(
  { runtime, router, storage }: ReturnType<typeof createApp>,
  { dataset }: HTMLElement,
): boolean {
  const { location, matches, errors, navigation } = router.state;
  const row = findMatchedRoute(matches);
  const address = row?.path === '*' ? '/*' : removeCampaignParameters(createPath({ ...location, hash: '' }));
  return (
    dataset['drawn'] === address &&
    errors === null &&
    navigation.state === 'idle' &&
    location.state === null &&
    runtime.app.getSnapshot().matches('visitor') &&
    runtime.returnTo === null &&
    storage.isLasting &&
    (!row ||
      !hasGraphqlQueries(row) ||
      (storage.read('apiBaseUrl') ?? storage.read('graphqlUrl')) === null) &&
    (!row?.flow || (storage.read('registrationDraft') === null && storage.read('profileDraft') === null))
  );
}

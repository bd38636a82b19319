import type { RegisterLinkPlace } from '#domain/registerPlace.ts';
import { useRuntime } from './runtime.ts';

/** Returns props that count presses of a registration link, even before the app listens (`src/document/early.ts`). */
export function useRegisterPress(place: RegisterLinkPlace) {
  const { app } = useRuntime();
  return { 'data-register': place, onClick: () => app.send({ type: 'register.pressed', place }) };
}

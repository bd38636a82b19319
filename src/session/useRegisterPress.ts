import type { RegisterPlace } from '#domain/registerPlace.ts';
import { useRuntime } from './runtime.ts';

/**
 * Returns the props of a link to the registration. They count its presses, even before the app listens
 * (`src/document/early.ts`).
 */
export function useRegisterPress(place: RegisterPlace) {
  const { app } = useRuntime();
  return { 'data-register': place, onClick: () => app.send({ type: 'register.pressed', place }) };
}

import type { RegisterPlace } from '#domain/registerPlace.ts';
import { useRuntime } from './runtime.ts';

/**
 * Props of a link to the registration whose press is counted. Where it is pressed before the app listens, the head keeps
 * the place (`src/document/early.ts`), and the page that it leads to counts it.
 */
export function useRegisterPress(place: RegisterPlace) {
  const { app } = useRuntime();
  return { 'data-register': place, onClick: () => app.send({ type: 'register.pressed', place }) };
}

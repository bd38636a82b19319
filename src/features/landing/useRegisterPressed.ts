import { useSend } from '#session/useSend.ts';

/** Tells the app that Register was pressed here; the link itself leads on. */
export function useRegisterPressed(): () => void {
  const send = useSend();
  return () => send({ type: 'register.pressed', place: 'landing' });
}

import * as v from 'valibot';
import { fromCallback, type ActorRefFrom } from 'xstate';
import type { BrowserStorage } from '#api/storage.ts';
import type { startCharts } from '#app/startCharts.ts';
import { emptyProductRequest } from '#domain/productRequest.ts';
import { readOwnProductRequestDraft } from '#domain/productRequestDraft.ts';
import type { Invitation } from '#domain/team.ts';
import type { Flow } from '#machines/appMachine.ts';
import { effect } from '#machines/port.ts';
import { productFormMachine } from '#machines/productFormMachine.ts';
import type { ArrivedPerson } from '#machines/sessionEvent.ts';
import { settingsMachine } from '#machines/settingsMachine.ts';
import { ssoCallbackMachine } from '#machines/ssoCallbackMachine.ts';
import { teamMachine } from '#machines/teamMachine.ts';
import { samInvitation } from '#tests/support/account.ts';

type Charts = Pick<ReturnType<typeof startCharts>, 'app' | 'session' | 'rest' | 'exchangeSsoCode'>;

/** Starts flows as their pages do, with the calls of this world. */
export function createPersonFlows({ app, session, rest, exchangeSsoCode }: Charts, storage: BrowserStorage) {
  const running = () => app.getSnapshot().context.flow;

  /** Starts a flow unless it runs already; returns whether it has started. */
  function enter(flow: Omit<Flow, 'describe'>): boolean {
    if (running()?.name === flow.name) return false;
    app.send({ type: 'flow.entered', flow: { ...flow, describe: () => ({ type: 'page.shown' }) } });
    return true;
  }

  function invite(): boolean {
    const inviteMember = effect<Invitation, Invitation>(async (invitation) => {
      await rest('/invitations', v.unknown(), { method: 'POST', body: {} });
      return invitation;
    });
    const team = teamMachine.provide({ actors: { inviteMember } });
    const chart = settingsMachine.provide({ actors: { team } });
    if (!enter({ name: 'settings', chart, input: undefined })) return false;
    const settings = running()?.actor as ActorRefFrom<typeof settingsMachine>;
    settings.send({ type: 'team.shown' });
    settings.getSnapshot().children.team?.send({ type: 'invite.pressed' });
    settings.getSnapshot().children.team?.send({ type: 'invitation.submitted', invitation: samInvitation });
    return true;
  }

  /** Opens the form for a product and types into it; returns what the field contained before. */
  function typeProduct(name: string): string {
    const userId = session.getSnapshot().context.userInfo?.userId ?? 0;
    const draft = readOwnProductRequestDraft(storage.read('productRequestDraft'), userId, Date.now());
    const typed = { ...emptyProductRequest, ...draft };
    const chart = productFormMachine.provide({
      actions: {
        keepDraft: (_, { typed: kept }) =>
          storage.write('productRequestDraft', { version: 1, savedAt: Date.now(), userId, typed: kept }),
        forgetDraft: () => storage.remove('productRequestDraft'),
      },
    });
    enter({ name: 'productRequest', chart, input: { typed } });
    running()?.actor.send({ type: 'answers.changed', typed: { ...typed, name } });
    return typed.name;
  }

  function comeBack(code: string): void {
    const chart = ssoCallbackMachine.provide({
      actors: {
        exchangeCode: effect<ArrivedPerson>((_, signal) => exchangeSsoCode({ code, state: 'any' }, signal)),
      },
    });
    const isSignedIn = session.getSnapshot().matches('loggedIn');
    enter({ name: 'ssoCallback', chart, input: { answer: 'code', failure: null, session, isSignedIn } });
  }

  /** Starts the flow that runs for visitors only. */
  const register = () =>
    enter({ name: 'registration', chart: fromCallback(() => undefined), input: undefined });

  return { invite, typeProduct, comeBack, register };
}

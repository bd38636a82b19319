import type { InspectionEvent } from 'xstate';
import { createTracker } from '#analytics/tracker.ts';
import type { startCharts } from '#app/startCharts.ts';
import { selectSessionId } from '#machines/sessionContext.ts';
import { findUnhandledEvent } from '#machines/findUnhandledEvent.ts';
import type { createBackend, Name } from './backend.ts';
import type { createBrowser } from './browser.ts';

interface Watched {
  readonly backend: ReturnType<typeof createBackend>;
  readonly browser: ReturnType<typeof createBrowser>;
  readonly readCharts: () => Pick<ReturnType<typeof startCharts>, 'app' | 'session' | 'notifications'>;
}

/** Checks that a world never shows, reports, stores or sends data of one person as another's. */
export function createWatch({ backend, browser: { storage, held, isHeard }, readCharts }: Watched) {
  const complaints: string[] = [];
  /** Session in which each thing was done; null for a visitor. */
  const sessionOf = {
    pressed: new Map<number, string | null>(),
    notices: new Map<number, string | null>(),
    invitation: null as string | null,
    rows: null as string | null,
    updating: null as string | null,
  };
  let isLoggedOut = false;

  const ownerOf = (session: string | null): Name | null =>
    session === null ? null : backend.ownerOf(session);
  const idOf = (session: string | null) => (session === null ? undefined : backend.personOf(session).userId);
  const idsFor = (session: string | null) =>
    session === null ? [] : backend.listOf(backend.ownerOf(session)).map(({ id }) => id);

  /** The session that this tab considers its own. */
  function present(): string | null {
    return selectSessionId(readCharts().session.getSnapshot());
  }

  const track = createTracker({
    sink: ({ name, context, properties }) => {
      if (name !== 'Add User Complete') return;
      if (context.userId !== idOf(sessionOf.invitation))
        complaints.push(
          `"${name}" is tracked for ${context.userId ?? 'nobody'} ${JSON.stringify(properties)}`,
        );
    },
    readUserInfo: () => readCharts().session.getSnapshot().context.userInfo,
    readRoute: () => '*',
    readRuns: () => ({}),
    now: () => new Date(),
  });

  function noteNotice(text: string): void {
    const { notices, lastId } = readCharts().notifications.getSnapshot().context;
    const id = notices.find((notice) => notice.text === text)?.id ?? lastId + 1;
    sessionOf.notices.set(id, present());
  }

  function inspect(inspected: InspectionEvent): void {
    track(inspected);
    const unhandled = findUnhandledEvent(inspected);
    if (unhandled)
      complaints.push(
        `${unhandled.chart} does not handle ${unhandled.event} in ${JSON.stringify(unhandled.state)}`,
      );
    if (inspected.type !== '@xstate.event') return;
    if (inspected.event.type === 'session.loggedOut') {
      const { session } = readCharts().session.getSnapshot().context;
      // Another session of the same person keeps what they type.
      isLoggedOut = held() === session || ownerOf(held()) !== ownerOf(session);
    }
    if (inspected.event.type === 'session.opened') isLoggedOut = false;
    if (inspected.event.type === 'session.opened' && isHeard() && inspected.event['session'] !== held())
      complaints.push(`${inspected.event['session']} opens while the token belongs to ${held()}`);
    if (inspected.event.type === 'session.began') {
      const returnUrl = inspected.event['returnUrl'] as string | null;
      if (returnUrl !== null && returnUrl !== `/of/${ownerOf(present())}`)
        complaints.push(`${present()} is led to ${returnUrl}`);
    }
    if (inspected.event.type === 'notice.raised')
      noteNotice((inspected.event['notice'] as { text: string }).text);
  }

  /** Finds rows, notices and flows in the charts that belong to another person. */
  function checkCharts(here: string | null): string[] {
    const { app, session, notifications } = readCharts();
    const root = app.getSnapshot();
    const wrong: string[] = [];
    const shown = root.children.partnerList?.getSnapshot().context.partners?.map(({ id }) => id) ?? [];
    if (shown.some((id) => !idsFor(here).includes(id)))
      wrong.push(`the partners ${shown.join()} are shown to ${here}`);
    const now = session.getSnapshot();
    const isSignedIn = (['refreshingUserInfo', 'personUnknown', 'loggedIn'] as const).some((state) =>
      now.matches(state),
    );
    if (isSignedIn && here === null)
      wrong.push(`the session is ${JSON.stringify(now.value)} without a person`);
    const { userInfo } = now.context;
    if (userInfo && here !== null && userInfo.userId !== idOf(here))
      wrong.push(`${userInfo.firstName} is shown for ${here}`);
    if (root.matches({ signedIn: 'known' }) !== now.matches('loggedIn'))
      wrong.push(`the root chart is ${JSON.stringify(root.value)}`);
    const flow = root.context.flow?.name;
    if (flow === 'settings' && sessionOf.invitation !== here)
      wrong.push(`the flow of ${sessionOf.invitation} runs for ${here}`);
    if (flow === 'registration' && root.matches('signedIn')) wrong.push(`a visitor's flow runs for ${here}`);
    if (flow === 'productRequest' && !root.matches('signedIn'))
      wrong.push('the form for a product is open for a visitor');
    for (const { id, text } of notifications.getSnapshot().context.notices)
      if (sessionOf.notices.get(id) !== here)
        wrong.push(`the notice "${text}" of ${sessionOf.notices.get(id)} is shown to ${here}`);
    if (root.children.connection?.getSnapshot().matches('updating') && sessionOf.updating !== here)
      wrong.push(`the failed gateway of ${sessionOf.updating} is shown to ${here}`);
    if (sessionOf.rows !== null && ownerOf(sessionOf.rows) !== ownerOf(here))
      wrong.push(`cached rows of ${sessionOf.rows} remain for ${here}`);
    return wrong;
  }

  /** Finds data in the storage that belongs to another person. */
  function checkStorage(own: string | null): string[] {
    const wrong: string[] = [];
    const kept = storage.read('partnerList')?.map(({ id }) => id) ?? [];
    if (kept.some((id) => !idsFor(own).includes(id)))
      wrong.push(`the partners ${kept.join()} are stored for ${own}`);
    for (const { madeAt } of storage.read('pendingLeads') ?? [])
      if (ownerOf(sessionOf.pressed.get(madeAt) ?? null) !== ownerOf(own))
        wrong.push(`a lead of another person is stored for ${own}`);
    for (const lead of backend.leads)
      if (lead.of !== lead.by) wrong.push(`a lead of ${lead.of} is sent by ${lead.by}`);
    return wrong;
  }

  /** Finds differences between this tab and the storage, once the tab has received all messages. */
  function compareWithStorage(here: string | null, own: string | null): string[] {
    const now = readCharts().session.getSnapshot();
    const wrong: string[] = [];
    if (here !== own)
      wrong.push(`the session of ${here} is ${JSON.stringify(now.value)} while the token belongs to ${own}`);
    const { userInfo } = now.context;
    if (userInfo && userInfo.userId !== idOf(own))
      wrong.push(`${userInfo.firstName} holds the token of ${own}`);
    const stored = storage.read('userInfo');
    if (stored && stored.userId !== idOf(own)) wrong.push(`${stored.firstName} is stored for ${own}`);
    const draft = storage.read('productRequestDraft');
    if (draft && now.matches('loggedIn') && draft.userId !== idOf(own))
      wrong.push(`"${draft.typed.name}" is stored for ${own}`);
    if (draft && isLoggedOut) wrong.push(`"${draft.typed.name}" is stored after the log-out`);
    isLoggedOut = false;
    return wrong;
  }

  return {
    sessionOf,
    present,
    ownerOf,
    inspect,
    complain: (complaint: string) => void complaints.push(complaint),
    /** Number of notices raised so far. */
    countNotices: () => sessionOf.notices.size,
    isOthers: (session: string | null) => session !== null && present() !== null && session !== present(),
    /** Finds broken rules. This tab may differ from the storage until it receives the messages of other tabs. */
    check: (): string[] => {
      const here = present();
      const own = held();
      const wrong = [...complaints.splice(0), ...checkCharts(here), ...checkStorage(own)];
      // The renewal waits a moment for a token that has disappeared.
      const isSettled =
        isHeard() && !readCharts().app.getSnapshot().children.renewal?.getSnapshot().matches('missing');
      return isSettled ? [...wrong, ...compareWithStorage(here, own)] : wrong;
    },
  };
}

/** A line that ends something with its person, and the text that stands in its place once it is taken out. */
export interface End {
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly without: string;
  /** A sequence that goes wrong without it, where few do. */
  readonly shownBy?: string;
}

const app = 'machines/appMachine.ts';
const session = 'machines/sessionMachine.ts';
const ports = 'src/app/ports.ts';
const renewal = 'src/api/tokenRenewal.ts';
const start = 'src/app/startCharts.ts';

/**
 * Lines of the charts and their effects that end something with its person. Those of the GraphQL calls and their pages
 * are held by `src/api/dataCall.test.ts`, `src/api/request.test.ts` and `tests/e2e/changingPerson.spec.ts`.
 */
export const ends: readonly End[] = [
  {
    file: app,
    text: "when somebody is.',\n      exit: { type: 'endFlow', params: 'session' },",
    without: "when somebody is.',",
  },
  {
    file: app,
    text: "the page says so.',\n      exit: { type: 'endFlow', params: 'session' },",
    without: "the page says so.',",
  },
  {
    file: app,
    text: "exit: [{ type: 'endFlow', params: 'session' }, 'dropNotices',",
    without: "exit: ['dropNotices',",
  },
  { file: app, text: "'dropNotices', 'tellPersonLeft'],", without: "'tellPersonLeft']," },
  { file: app, text: "'dropNotices', 'tellPersonLeft'],", without: "'dropNotices']," },
  { file: app, text: "entry: 'dropNotices',", without: '' },
  { file: app, text: "target: '.signedIn',", without: '' },
  { file: app, text: "'session.absent': '.visitor',", without: "'session.absent': {}," },
  {
    file: app,
    text: "target: '.visitor', actions: [{ type: 'endFlow', params: 'page' }, 'leadToLanding']",
    without: "actions: [{ type: 'endFlow', params: 'page' }, 'leadToLanding']",
  },
  {
    file: app,
    text: "actions: [{ type: 'endFlow', params: 'page' }, 'leadToLanding']",
    without: "actions: 'leadToLanding'",
  },
  {
    file: app,
    text: "{ target: '.ended', actions: 'leadToNoAccess' }",
    without: "{ actions: 'leadToNoAccess' }",
  },
  { file: session, text: "'tellTabs', ", without: '' },
  {
    file: session,
    text: "'tellTabs', 'forgetPerson', 'tellLoggedOut'",
    without: "'tellTabs', 'tellLoggedOut'",
  },
  {
    file: session,
    text: "guard: { type: 'isOwnSession', params: ({ event }) => event.session },\n      target: '.loggedOut',",
    without: "target: '.loggedOut',",
  },
  {
    file: session,
    text: "'forgetRows', 'forgetPerson', 'tellLoggedOut'",
    without: "'forgetPerson', 'tellLoggedOut'",
  },
  {
    file: session,
    text: "'forgetRows', 'forgetPerson', 'tellLoggedOut'",
    without: "'forgetRows', 'tellLoggedOut'",
  },
  {
    file: session,
    text: "'forgetRows', 'forgetPerson', 'followOtherTab'",
    without: "'forgetPerson', 'followOtherTab'",
  },
  {
    file: session,
    text: "'forgetRows', 'forgetPerson', 'followOtherTab'",
    without: "'forgetRows', 'followOtherTab'",
  },
  {
    file: session,
    text: "'forgetSession', 'forgetPerson', 'tellEnded'",
    without: "'forgetPerson', 'tellEnded'",
  },
  {
    file: session,
    text: "'forgetSession', 'forgetPerson', 'tellEnded'",
    without: "'forgetSession', 'tellEnded'",
  },
  {
    file: session,
    text: "actions: ['forgetSession', 'dropSession', 'tellAbsent']",
    without: "actions: ['forgetSession', 'tellAbsent']",
  },
  {
    file: session,
    text: "actions: ['forgetSession', 'dropSession', 'tellAbsent']",
    without: "actions: ['forgetSession', 'dropSession']",
  },
  { file: session, text: "on: { 'token.rejected': 'ended' },", without: "on: { 'token.rejected': {} }," },
  { file: ports, text: 'storage.clear(kept);', without: ';' },
  { file: ports, text: 'else storage.forgetOwn();\n    forgetRows();', without: 'else storage.forgetOwn();' },
  { file: ports, text: 'if (userInfo) dropOthersDraft(storage, userInfo);', without: '' },
  { file: ports, text: 'forgetRows();\n    storage.clear(draftKey);', without: 'storage.clear(draftKey);' },
  { file: ports, text: 'storage.clear(draftKey);', without: '' },
  {
    file: ports,
    text: 'signal.throwIfAborted();\n    const session = beginSession(answer);',
    without: 'const session = beginSession(answer);',
  },
  {
    file: ports,
    text: 'signal.throwIfAborted();\n    const session = beginSession(arrived);',
    without: 'const session = beginSession(arrived);',
  },
  {
    file: ports,
    text: 'if (sessionOf(storage) !== session) throw superseded;\n    storePerson(storage, userInfo);',
    without: 'storePerson(storage, userInfo);',
  },
  {
    file: 'src/api/storeTokens.ts',
    text: "dropOthersDraft(storage, userInfo);\n  storage.write('userInfo'",
    without: "storage.write('userInfo'",
  },
  {
    file: ports,
    text: "sessionOf(storage) === session ? storage.read('accessToken') : null",
    without: "storage.read('accessToken')",
  },
  {
    file: ports,
    text: "if (token !== null) storage.remove('accessToken');\n    else if (storage",
    without: 'if (storage',
  },
  {
    file: ports,
    text: 'storage.remove(draftKey);\n    forgetAll();',
    without: 'storage.remove(draftKey);',
  },
  { file: ports, text: 'throw signal.aborted ? superseded : error;', without: 'throw error;' },
  {
    file: ports,
    text: "if (sessionOf(storage) !== session) throw superseded;\n    storage.write('partnerList'",
    without: "storage.write('partnerList'",
  },
  {
    file: ports,
    text: 'if (sessionOf(storage) !== session) return;\n    const kept',
    without: 'const kept',
  },
  {
    file: ports,
    text: 'if (sessionOf(storage) !== session) throw superseded;\n          return renewTokens',
    without: 'return renewTokens',
  },
  {
    file: ports,
    text: "sessionOf(storage) === session ? storage.read('partnerList') : null",
    without: "storage.read('partnerList')",
    shownBy:
      'the token alone, another tab renews, another tab logs in as Y (2), a call is answered without the person (3)',
  },
  {
    file: renewal,
    text: 'if (session !== null && sessionOf(storage) !== session) throw superseded;',
    without: '',
  },
  {
    file: renewal,
    text: 'throwIfOver();\n        if',
    without: 'if',
  },
  {
    file: renewal,
    text: "storage.remove('accessToken');\n        throw { ...toCall",
    without: 'throw { ...toCall',
  },
  {
    file: renewal,
    text: 'throwIfOver();\n    storeTokens',
    without: 'storeTokens',
  },
  {
    file: 'src/app/tokenInForce.ts',
    text: 'if (sessionOf(storage) !== session) throw superseded;\n    const life',
    without: 'const life',
  },
  {
    file: 'src/app/tokenInForce.ts',
    text: 'if (sessionOf(storage) !== session) throw superseded;\n    if (current',
    without: 'if (current',
  },
  {
    file: 'src/app/runCalls.ts',
    text: 'if (readSession() === session) tellFailure(name, error);',
    without: 'tellFailure(name, error);',
  },
  { file: start, text: 'if (held !== sentToken) return held === null;', without: '' },
  {
    file: start,
    text: 'if (held !== null) storage.clear(draftKey);',
    without: "storage.remove('accessToken');",
  },
  {
    file: session,
    text: "'forgetSession', 'dropSession', 'tellAbsent'",
    without: "'dropSession', 'tellAbsent'",
  },
  { file: start, text: 'queries.clear();', without: '' },
  { file: start, text: 'around.forgetHeld();', without: '' },
  {
    file: session,
    text: "target: '.loggedOut.revoking',\n      actions: ['tellTabs', 'forgetPerson', 'tellLoggedOut'],",
    without: "target: '.loggedOut',\n      actions: ['tellTabs', 'forgetPerson', 'tellLoggedOut'],",
  },
  {
    file: session,
    text: "'otherTab.stored': { target: '.restoring', actions",
    without: "'otherTab.stored': { actions",
  },
  {
    file: session,
    text: "'token.rejected': 'ended',\n        'person.renewed': { actions: { type: 'keepPerson'",
    without: "'token.rejected': {},\n        'person.renewed': { actions: { type: 'keepPerson'",
  },
  {
    file: session,
    text: "'token.rejected': 'ended',\n        'person.renewed': {\n",
    without: "'token.rejected': {},\n        'person.renewed': {\n",
  },
  {
    file: session,
    text: "'token.rejected': 'ended',\n        'person.renewed': [",
    without: "'token.rejected': {},\n        'person.renewed': [",
  },
  {
    file: session,
    text: "'person.renewed': { actions: { type: 'keepPerson', params: ({ event }) => event.userInfo } },\n        'otherTab.stored': {\n          guard: { type: 'isOwnSession', params: ({ event }) => event.session },",
    without:
      "'person.renewed': { actions: { type: 'keepPerson', params: ({ event }) => event.userInfo } },\n        'otherTab.stored': {",
  },
  {
    file: session,
    text: "in could not be read.',\n      on: {\n        'logIn.submitted': 'loggingIn',\n        'token.rejected': 'ended',\n        'person.renewed': {\n          target: 'loggedIn',\n          actions: { type: 'keepPerson', params: ({ event }) => event.userInfo },\n        },\n        'otherTab.stored': {\n          guard: { type: 'isOwnSession', params: ({ event }) => event.session },",
    without:
      "in could not be read.',\n      on: {\n        'logIn.submitted': 'loggingIn',\n        'token.rejected': 'ended',\n        'person.renewed': {\n          target: 'loggedIn',\n          actions: { type: 'keepPerson', params: ({ event }) => event.userInfo },\n        },\n        'otherTab.stored': {",
  },
  {
    file: session,
    text: "],\n        'otherTab.stored': {\n          guard: { type: 'isOwnSession', params: ({ event }) => event.session },",
    without: "],\n        'otherTab.stored': {",
  },
  {
    file: session,
    text: "{ guard: 'isHeld', target: 'personUnknown' }, { target: 'loggedOut' }",
    without: "{ target: 'personUnknown' }",
  },
  {
    file: 'machines/renewalMachine.ts',
    text: "[{ type: 'keepFailure', params }, 'tellRejected']",
    without: "{ type: 'keepFailure', params }",
  },
  {
    file: start,
    text: 'held === null || sessionOf(storage) !== session.getSnapshot().context.session',
    without: 'held === null',
  },
  {
    file: app,
    text: "target: '.ended',\n        actions: 'leadToLogInAgain',",
    without: "actions: 'leadToLogInAgain',",
  },
  { file: 'machines/renewalMachine.ts', text: "'tokens.lost': '.missing',", without: "'tokens.lost': {}," },
  {
    file: 'machines/renewalMachine.ts',
    text: "target: 'waiting',\n            actions: 'tellRejected',",
    without: "target: 'waiting',",
  },
  {
    file: session,
    text: "actions: ['forgetRows', 'dropSession', 'tellAbsent']",
    without: "actions: ['dropSession', 'tellAbsent']",
  },
  {
    file: session,
    text: "actions: ['forgetRows', 'dropSession', 'tellAbsent']",
    without: "actions: ['forgetRows', 'tellAbsent']",
  },
  {
    file: session,
    text: "actions: ['forgetRows', 'dropSession', 'tellAbsent']",
    without: "actions: ['forgetRows', 'dropSession']",
  },
  {
    file: ports,
    text: "else if (storage.read(draftKey)?.userId !== storage.read('userInfo')?.userId) storage.remove(draftKey);",
    without: '',
  },
];

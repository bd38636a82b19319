/** A line that cleans up when a person leaves, and the text that replaces it to take it out. */
export interface CleanupLine {
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly without: string;
  /** A sequence that fails without the line, if random ones seldom do. */
  readonly shownBy?: string;
}

/**
 * Lines of the charts and their effects that clean up when a person leaves, by file. `src/api/dataAnswer.test.ts`,
 * `src/api/request.test.ts` and `tests/e2e/switchingAccounts.spec.ts` check the GraphQL calls and their pages.
 */
const linesByFile: Readonly<Record<string, readonly Omit<CleanupLine, 'file'>[]>> = {
  'machines/appMachine.ts': [
    {
      text: "when somebody signs in.',\n      exit: { type: 'endFlow', params: 'session' },",
      without: "when somebody signs in.',",
    },
    {
      text: "the page says so.',\n      exit: { type: 'endFlow', params: 'session' },",
      without: "the page says so.',",
    },
    {
      text: "exit: [{ type: 'endFlow', params: 'session' }, 'dropNotices',",
      without: "exit: ['dropNotices',",
    },
    { text: "'dropNotices', 'tellPersonLeft'],", without: "'tellPersonLeft']," },
    { text: "'dropNotices', 'tellPersonLeft'],", without: "'dropNotices']," },
    { text: "entry: 'dropNotices',", without: '' },
    { text: "target: '.signedIn',", without: '' },
    { text: "'session.absent': '.visitor',", without: "'session.absent': {}," },
    {
      text: "target: '.visitor', actions: [{ type: 'endFlow', params: 'page' }, 'leadToLanding']",
      without: "actions: [{ type: 'endFlow', params: 'page' }, 'leadToLanding']",
    },
    {
      text: "actions: [{ type: 'endFlow', params: 'page' }, 'leadToLanding']",
      without: "actions: 'leadToLanding'",
    },
    { text: "{ target: '.ended', actions: 'leadToNoAccess' }", without: "{ actions: 'leadToNoAccess' }" },
    {
      text: "target: '.ended',\n        actions: 'leadToLogInAgain',",
      without: "actions: 'leadToLogInAgain',",
    },
  ],
  'machines/sessionMachine.ts': [
    { text: "'tellTabs', ", without: '' },
    { text: "'tellTabs', 'forgetPerson', 'tellLoggedOut'", without: "'tellTabs', 'tellLoggedOut'" },
    {
      text: "guard: { type: 'isOwnSession', params: ({ event }) => event.session },\n      target: '.loggedOut',",
      without: "target: '.loggedOut',",
    },
    { text: "'forgetLeft', 'forgetPerson', 'tellLoggedOut'", without: "'forgetPerson', 'tellLoggedOut'" },
    { text: "'forgetLeft', 'forgetPerson', 'tellLoggedOut'", without: "'forgetLeft', 'tellLoggedOut'" },
    { text: "'clearCache', 'forgetPerson', 'followOtherTab'", without: "'forgetPerson', 'followOtherTab'" },
    { text: "'clearCache', 'forgetPerson', 'followOtherTab'", without: "'clearCache', 'followOtherTab'" },
    { text: "'forgetSession', 'forgetPerson', 'tellEnded'", without: "'forgetPerson', 'tellEnded'" },
    { text: "'forgetSession', 'forgetPerson', 'tellEnded'", without: "'forgetSession', 'tellEnded'" },
    {
      text: "actions: ['forgetSession', 'dropSession', 'tellAbsent']",
      without: "actions: ['forgetSession', 'tellAbsent']",
    },
    {
      text: "actions: ['forgetSession', 'dropSession', 'tellAbsent']",
      without: "actions: ['forgetSession', 'dropSession']",
    },
    { text: "on: { 'token.rejected': 'ended' },", without: "on: { 'token.rejected': {} }," },
    { text: "'forgetSession', 'dropSession', 'tellAbsent'", without: "'dropSession', 'tellAbsent'" },
    {
      text: "target: '.loggedOut.revoking',\n      actions: ['tellTabs', 'forgetPerson', 'tellLoggedOut'],",
      without: "target: '.loggedOut',\n      actions: ['tellTabs', 'forgetPerson', 'tellLoggedOut'],",
    },
    { text: "'otherTab.stored': { target: '.restoring', actions", without: "'otherTab.stored': { actions" },
    {
      text: "'token.rejected': 'ended',\n        'person.renewed': { actions: { type: 'keepPerson'",
      without: "'token.rejected': {},\n        'person.renewed': { actions: { type: 'keepPerson'",
    },
    {
      text: "'token.rejected': 'ended',\n        'person.renewed': {\n",
      without: "'token.rejected': {},\n        'person.renewed': {\n",
    },
    {
      text: "'token.rejected': 'ended',\n        'person.renewed': [",
      without: "'token.rejected': {},\n        'person.renewed': [",
    },
    {
      text: "'person.renewed': { actions: { type: 'keepPerson', params: ({ event }) => event.userInfo } },\n        'otherTab.stored': {\n          guard: { type: 'isOwnSession', params: ({ event }) => event.session },",
      without:
        "'person.renewed': { actions: { type: 'keepPerson', params: ({ event }) => event.userInfo } },\n        'otherTab.stored': {",
    },
    {
      text: "person could not be loaded.',\n      on: {\n        'logIn.submitted': 'loggingIn',\n        'token.rejected': 'ended',\n        'person.renewed': {\n          target: 'loggedIn',\n          actions: { type: 'keepPerson', params: ({ event }) => event.userInfo },\n        },\n        'otherTab.stored': {\n          guard: { type: 'isOwnSession', params: ({ event }) => event.session },",
      without:
        "person could not be loaded.',\n      on: {\n        'logIn.submitted': 'loggingIn',\n        'token.rejected': 'ended',\n        'person.renewed': {\n          target: 'loggedIn',\n          actions: { type: 'keepPerson', params: ({ event }) => event.userInfo },\n        },\n        'otherTab.stored': {",
    },
    {
      text: "],\n        'otherTab.stored': {\n          guard: { type: 'isOwnSession', params: ({ event }) => event.session },",
      without: "],\n        'otherTab.stored': {",
    },
    {
      text: "{ guard: 'isHeld', target: 'personUnknown' }, { target: 'loggedOut' }",
      without: "{ target: 'personUnknown' }",
    },
    {
      text: "actions: ['forgetLeft', 'dropSession', 'tellAbsent']",
      without: "actions: ['dropSession', 'tellAbsent']",
    },
    {
      text: "actions: ['forgetLeft', 'dropSession', 'tellAbsent']",
      without: "actions: ['forgetLeft', 'tellAbsent']",
    },
    {
      text: "actions: ['forgetLeft', 'dropSession', 'tellAbsent']",
      without: "actions: ['forgetLeft', 'dropSession']",
    },
  ],
  'src/app/ports.ts': [
    { text: 'storage.clear(kept);', without: ';' },
    { text: 'else storage.forgetOwn();\n    clearCache();', without: 'else storage.forgetOwn();' },
    { text: 'if (userInfo) dropOthersDraft(storage, userInfo);', without: '' },
    {
      text: 'clearCache();\n    storage.clear(requestDraftKey);',
      without: 'storage.clear(requestDraftKey);',
    },
    { text: 'storage.clear(requestDraftKey);', without: '' },
    { text: 'signal.throwIfAborted();\n    clearCache();', without: 'clearCache();' },
    {
      text: 'if (readStoredSessionId(storage) !== session) throw supersededFailure;\n    storePerson(storage, userInfo);',
      without: 'storePerson(storage, userInfo);',
    },
    {
      text: "readStoredSessionId(storage) === session ? storage.read('accessToken') : null",
      without: "storage.read('accessToken')",
    },
    {
      text: "if (token !== null) storage.remove('accessToken');\n    forgetLeft();",
      without: 'forgetLeft();',
    },
    {
      text: 'storage.remove(requestDraftKey);\n    forgetAll();',
      without: 'storage.remove(requestDraftKey);',
    },
    { text: 'throw signal.aborted ? supersededFailure : error;', without: 'throw error;' },
    {
      text: "if (readStoredSessionId(storage) !== session) throw supersededFailure;\n    storage.write('partnerList'",
      without: "storage.write('partnerList'",
    },
    { text: 'if (readStoredSessionId(storage) !== session) return;\n    const kept', without: 'const kept' },
    {
      text: 'if (readStoredSessionId(storage) !== session) throw supersededFailure;\n          return renewTokens',
      without: 'return renewTokens',
    },
    {
      text: "readStoredSessionId(storage) === session ? storage.read('partnerList') : null",
      without: "storage.read('partnerList')",
      shownBy:
        'signed in, without the person, another tab renews, another tab logs in as Y (2), a call is answered without the person (3)',
    },
    {
      text: "if (storage.read(requestDraftKey)?.userId !== storage.read('userInfo')?.userId)\n      storage.remove(requestDraftKey);",
      without: '',
      shownBy:
        'token due, another tab logs in as Y (4), type a product, a stale log-out of another tab arrives, another tab ends the session',
    },
  ],
  'src/api/storeTokens.ts': [
    {
      text: "dropOthersDraft(storage, userInfo);\n  storage.write('userInfo'",
      without: "storage.write('userInfo'",
    },
  ],
  'src/api/tokenRenewal.ts': [
    {
      text: 'if (session !== null && readStoredSessionId(storage) !== session) throw supersededFailure;',
      without: '',
    },
    { text: 'throwIfOver();\n        if', without: 'if' },
    { text: "storage.remove('accessToken');\n        throw { ...toCall", without: 'throw { ...toCall' },
    { text: 'throwIfOver();\n    storeTokens', without: 'storeTokens' },
  ],
  'src/app/getAccessToken.ts': [
    {
      text: 'if (readStoredSessionId(storage) !== session) throw supersededFailure;\n    const life',
      without: 'const life',
    },
    {
      text: 'if (readStoredSessionId(storage) !== session) throw supersededFailure;\n    if (current',
      without: 'if (current',
    },
  ],
  'src/app/runCalls.ts': [
    {
      text: 'if (readSession() === session) reportFailure(name, error);',
      without: 'reportFailure(name, error);',
    },
  ],
  'src/app/startCharts.ts': [
    { text: 'if (held !== sentToken) return held === null;', without: '' },
    { text: 'if (held !== null) storage.clear(requestDraftKey);', without: "storage.remove('accessToken');" },
    { text: 'queries.clear();', without: '' },
    { text: 'around.forgetHeld();', without: '' },
    {
      text: 'held === null || readStoredSessionId(storage) !== session.getSnapshot().context.session',
      without: 'held === null',
    },
  ],
  'machines/renewalMachine.ts': [
    { text: "[{ type: 'keepFailure', params }, 'tellRejected']", without: "{ type: 'keepFailure', params }" },
    { text: "'tokens.lost': '.missing',", without: "'tokens.lost': {}," },
    { text: "target: 'waiting',\n            actions: 'tellRejected',", without: "target: 'waiting'," },
  ],
};

export const cleanupLines: readonly CleanupLine[] = Object.entries(linesByFile).flatMap(([file, lines]) =>
  lines.map((line) => ({ file, ...line })),
);

/** A line that ends something with its person, and the text that stands in its place once it is taken out. */
export interface End {
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly without: string;
}

const app = 'machines/appMachine.ts';
const session = 'machines/sessionMachine.ts';
const ports = 'src/app/ports.ts';
const renewal = 'src/api/tokenRenewal.ts';
const start = 'src/app/startCharts.ts';

/** Every line of the charts and their effects that ends something with its person. */
export const ends: readonly End[] = [
  {
    file: app,
    text: "visitor: {\n      exit: ['stopFlow', 'dropFlow'],",
    without: 'visitor: {',
  },
  { file: app, text: "ended: {\n      exit: ['stopFlow', 'dropFlow'],", without: 'ended: {' },
  { file: app, text: "exit: ['stopFlow', 'dropFlow', 'dropNotices',", without: "exit: ['dropNotices'," },
  { file: app, text: "'dropNotices', 'tellPersonLeft'],", without: "'tellPersonLeft']," },
  { file: app, text: "'dropNotices', 'tellPersonLeft'],", without: "'dropNotices']," },
  { file: app, text: "entry: 'dropNotices',", without: '' },
  { file: app, text: "target: '.signedIn',", without: '' },
  { file: app, text: "'session.absent': '.visitor',", without: "'session.absent': {}," },
  { file: app, text: "target: '.visitor', actions: 'leadToLanding'", without: "actions: 'leadToLanding'" },
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
  { file: ports, text: 'if (userInfo) dropOthersDraft(userInfo);', without: '' },
  { file: ports, text: 'forgetRows();\n    storage.clear(draft);', without: 'storage.clear(draft);' },
  { file: ports, text: 'storage.clear(draft);', without: '' },
  { file: ports, text: 'if (answer.userInfo) dropOthersDraft(answer.userInfo);', without: '' },
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
    text: 'if (sessionOf(storage) !== session) throw superseded;\n    dropOthersDraft(userInfo);',
    without: 'dropOthersDraft(userInfo);',
  },
  {
    file: ports,
    text: "dropOthersDraft(userInfo);\n    storage.write('userInfo'",
    without: "storage.write('userInfo'",
  },
  { file: ports, text: 'storage.clear();\n    forgetRows();', without: 'forgetRows();' },
  { file: ports, text: 'storage.clear();\n    forgetRows();', without: 'storage.clear();' },
  { file: ports, text: 'throw signal.aborted ? superseded : error;', without: 'throw error;' },
  {
    file: ports,
    text: "if (sessionOf(storage) !== session) throw superseded;\n    storage.write('partnerList'",
    without: "storage.write('partnerList'",
  },
  { file: ports, text: 'if (sessionOf(storage) !== session) return;', without: '' },
  {
    file: ports,
    text: 'if (sessionOf(storage) !== session) throw superseded;\n    await recordLeads',
    without: 'await recordLeads',
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
  },
  {
    file: renewal,
    text: 'if (due !== null && lifeOfToken(due)?.sessionId !== sessionOf(storage)) throw superseded;',
    without: '',
  },
  {
    file: renewal,
    text: "if (storage.read('refreshToken') !== refreshToken) throw superseded;\n        if",
    without: 'if',
  },
  {
    file: renewal,
    text: "storage.remove('accessToken');\n        throw { ...toCall",
    without: 'throw { ...toCall',
  },
  { file: renewal, text: 'signal.throwIfAborted();\n    if (storage', without: 'if (storage' },
  {
    file: renewal,
    text: "if (storage.read('refreshToken') !== refreshToken) throw superseded;\n    storeTokens",
    without: 'storeTokens',
  },
  {
    file: 'src/app/tokenInForce.ts',
    text: 'if (sessionOf(storage) !== life.sessionId) throw superseded;',
    without: '',
  },
  {
    file: 'src/app/runCalls.ts',
    text: 'if (readSession() === session) tellFailure(name, error);',
    without: 'tellFailure(name, error);',
  },
  { file: start, text: 'if (held !== sentToken) return held === null;', without: '' },
  {
    file: start,
    text: 'if (held !== null) storage.clear(draft);',
    without: "storage.remove('accessToken');",
  },
  {
    file: session,
    text: "'forgetSession', 'dropSession', 'tellAbsent'",
    without: "'dropSession', 'tellAbsent'",
  },
  { file: start, text: 'queries.clear();', without: '' },
  { file: start, text: 'around.forgetHeld();', without: '' },
];

import type { ContextFrom } from 'xstate';
import type { FileCalls } from '#api/files.ts';
import type { CacheWriter } from '#api/cacheWriter.ts';
import type { SendOperation } from '#api/request.ts';
import type { BrowserStorage } from '#api/storage.ts';
import type { ShownPage } from '#domain/locationState.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { appMachine, Flow } from '#machines/appMachine.ts';
import type { ownProfileMachine } from '#machines/ownProfileMachine.ts';
import type { passwordResetMachine } from '#machines/passwordResetMachine.ts';
import type { productFormMachine } from '#machines/productFormMachine.ts';
import type { profileMachine } from '#machines/profileMachine.ts';
import type { registrationMachine } from '#machines/registrationMachine.ts';
import type { ArrivedPerson } from '#machines/sessionEvent.ts';
import type { settingsMachine } from '#machines/settingsMachine.ts';
import type { ssoCallbackMachine } from '#machines/ssoCallbackMachine.ts';
import type { verificationMachine } from '#machines/verificationMachine.ts';
import type { Runtime } from './runtime.ts';

export interface FlowCharts {
  readonly registration: typeof registrationMachine;
  readonly verification: typeof verificationMachine;
  readonly profile: typeof profileMachine;
  readonly forgotPassword: typeof passwordResetMachine;
  readonly resetPassword: typeof passwordResetMachine;
  readonly ssoCallback: typeof ssoCallbackMachine;
  readonly productRequest: typeof productFormMachine;
  readonly settings: typeof settingsMachine;
  readonly ownProfile: typeof ownProfileMachine;
}

export type FlowName = keyof FlowCharts;

/** A flow that has been started; it may have ended since. */
export type RunningFlow = Pick<NonNullable<ContextFrom<typeof appMachine>['flow']>, 'name' | 'actor'>;

export interface FlowDependencies {
  readonly runtime: Pick<Runtime, 'session'>;
  readonly storage: BrowserStorage;
  /** Sends operations of visitors, without a bearer token. */
  readonly requestPublicly: SendOperation;
  readonly request: SendOperation;
  /** Returns the functions that change the views' Apollo cache; null before the client exists. */
  readonly held: () => CacheWriter | null;
  /** Loads the code that uploads and downloads files, which few flows need. */
  readonly loadFiles: () => Promise<FileCalls>;
  /** Exchanges the identity provider's response for a session, stores the tokens, and resolves with the person. */
  readonly exchangeSsoCode: (
    answer: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<ArrivedPerson>;
  /** Stores a change of the person's own profile, and shows it on every page. */
  readonly keepPerson: (changed: Pick<UserInfo, 'firstName' | 'lastName' | 'phone'>) => void;
  readonly now: () => number;
}

/** The definition of a flow: its chart with effects and input, and the event that reports a page to the chart. */
export interface FlowDefinition extends Pick<Flow, 'describe'> {
  readonly begin: (opened: ShownPage, dependencies: FlowDependencies) => Pick<Flow, 'chart' | 'input'>;
}

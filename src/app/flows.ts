import type { ShownPage } from '#domain/arrival.ts';
import type { FlowDefinition, FlowDependencies, FlowName, RunningFlow } from '#session/flow.ts';
import type { Runtime } from '#session/runtime.ts';

/** Which flow a page belongs to, and where its code is. */
export interface FlowLoader<Name extends string = string> {
  readonly name: Name;
  /** Name of its file, where that is not `{name}Flow`. */
  readonly module?: string;
  readonly load: () => Promise<FlowDefinition>;
}

/** Each flow, for the rows of its pages. */
export const flows: { readonly [Name in FlowName]: FlowLoader<Name> } = {
  registration: {
    name: 'registration',
    load: async () => (await import('#features/registration/registrationFlow.ts')).registrationFlow,
  },
  verification: {
    name: 'verification',
    load: async () => (await import('#features/verification/verificationFlow.ts')).verificationFlow,
  },
  profile: {
    name: 'profile',
    load: async () => (await import('#features/profile/profileFlow.ts')).profileFlow,
  },
  forgotPassword: {
    name: 'forgotPassword',
    module: 'passwordResetFlow',
    load: async () => (await import('#features/passwordReset/passwordResetFlow.ts')).forgotPasswordFlow,
  },
  resetPassword: {
    name: 'resetPassword',
    module: 'passwordResetFlow',
    load: async () => (await import('#features/passwordReset/passwordResetFlow.ts')).resetPasswordFlow,
  },
  ssoCallback: {
    name: 'ssoCallback',
    load: async () => (await import('#features/ssoCallback/ssoCallbackFlow.ts')).ssoCallbackFlow,
  },
  productRequest: {
    name: 'productRequest',
    load: async () => (await import('#features/productRequests/productRequestFlow.ts')).productRequestFlow,
  },
  settings: {
    name: 'settings',
    load: async () => (await import('#features/settings/settingsFlow.ts')).settingsFlow,
  },
  ownProfile: {
    name: 'ownProfile',
    load: async () => (await import('#features/ownProfile/ownProfileFlow.ts')).ownProfileFlow,
  },
};

/** Runs a flow as long as one of its pages is shown. */
export interface FlowControl {
  /** Starts the flow of a page that is about to be shown, and answers it; one that runs already goes on. */
  readonly enter: (name: string, definition: FlowDefinition, opened: ShownPage) => RunningFlow | null;
  readonly runs: (name: string) => boolean;
  /** Tells the flow which of its pages is shown. */
  readonly show: (page: ShownPage) => void;
}

export function createFlows(app: Runtime['app'], dependencies: FlowDependencies): FlowControl {
  const readFlow = () => app.getSnapshot().context.flow;
  const runs = (name: string) => readFlow()?.name === name;
  return {
    enter: (name, { begin, describe }, opened) => {
      if (!runs(name))
        app.send({ type: 'flow.entered', flow: { name, describe, ...begin(opened, dependencies) } });
      return readFlow();
    },
    runs,
    show: (page) => {
      const flow = readFlow();
      flow?.actor.send(flow.describe(page));
    },
  };
}

import type { ShownPage } from '#domain/arrival.ts';
import type { Runtime } from '#session/runtime.ts';
import type { FlowDefinition, FlowDependencies } from './flow.ts';

/** Which flow a page belongs to, and where its code is. */
export interface FlowLoader {
  readonly name: string;
  readonly load: () => Promise<FlowDefinition>;
}

const registration: FlowLoader = {
  name: 'registration',
  load: async () => (await import('./flows/registrationFlow.ts')).registrationFlow,
};
const verification: FlowLoader = {
  name: 'verification',
  load: async () => (await import('./flows/verificationFlow.ts')).verificationFlow,
};
const profile: FlowLoader = {
  name: 'profile',
  load: async () => (await import('./flows/profileFlow.ts')).profileFlow,
};
const forgotPassword: FlowLoader = {
  name: 'forgotPassword',
  load: async () => (await import('./flows/passwordResetFlow.ts')).forgotPasswordFlow,
};
const resetPassword: FlowLoader = {
  name: 'resetPassword',
  load: async () => (await import('./flows/passwordResetFlow.ts')).resetPasswordFlow,
};
const ssoCallback: FlowLoader = {
  name: 'ssoCallback',
  load: async () => (await import('./flows/ssoCallbackFlow.ts')).ssoCallbackFlow,
};

const productRequest: FlowLoader = {
  name: 'productRequest',
  load: async () => (await import('./flows/productRequestFlow.ts')).productRequestFlow,
};

const settings: FlowLoader = {
  name: 'settings',
  load: async () => (await import('./flows/settingsFlow.ts')).settingsFlow,
};

const ownProfile: FlowLoader = {
  name: 'ownProfile',
  load: async () => (await import('./flows/ownProfileFlow.ts')).ownProfileFlow,
};

/** Each flow by its pages: of people on their way in, asking for a product, the account settings, and My profile. */
export const flows = {
  registration,
  verification,
  profile,
  forgotPassword,
  resetPassword,
  ssoCallback,
  productRequest,
  settings,
  ownProfile,
};

export interface RunningFlows {
  /** Starts the flow of a page that is about to be shown; one that runs already goes on. */
  readonly enter: (flow: FlowLoader, opened: ShownPage, signal: AbortSignal) => Promise<void>;
  /** Tells the flow which of its pages is shown. */
  readonly show: (page: ShownPage) => void;
}

/** Has a flow run as long as one of its pages is shown. */
export function createFlows(app: Runtime['app'], dependencies: FlowDependencies): RunningFlows {
  const readFlow = () => app.getSnapshot().context.flow;
  return {
    enter: async ({ name, load }, opened, signal) => {
      if (readFlow()?.name === name) return;
      const { begin, describe } = await load();
      // Another page is under way by now; its flow must not be stopped for this one.
      if (signal.aborted) return;
      app.send({ type: 'flow.entered', flow: { name, describe, ...begin(opened, dependencies) } });
    },
    show: (page) => {
      const flow = readFlow();
      flow?.actor.send(flow.describe(page));
    },
  };
}
